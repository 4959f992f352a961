/** Renders a component the way an island does, and acts on it the way a shopper does. */
import { act, type ComponentType, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, vi } from 'vitest';
// Its `afterEach` must run after the one below: work that starts when the page is left is cleaned up with the page.
import './page.ts';

const roots: Root[] = [];

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

afterEach(async () => {
  await act(async () => {
    for (const root of roots.splice(0)) root.unmount();
  });
  // Otherwise, work started by this page would end in the next test.
  await settle();
});

/** Renders into a new mount point of the page. */
export async function render<Props extends object>(
  Component: ComponentType<Props>,
  props: Props,
  widget = 'test',
): Promise<HTMLElement & { unmount(): Promise<void> }> {
  // Same as an island before it renders.
  const { followStateBlock } = await import('../../../shared/stores/session.ts');
  followStateBlock();
  const holder = document.createElement('div');
  holder.dataset.cbWidget = widget;
  document.body.append(holder);
  const root = createRoot(holder);
  roots.push(root);
  await act(async () => root.render(createElement(Component, props)));
  return Object.assign(holder, { unmount: () => act(async () => root.unmount()) });
}

/** Waits until all started work has ended, including code that is being fetched. */
export async function settle(): Promise<void> {
  // Fetched code may render something that fetches more.
  for (let depth = 0; depth < 6; depth += 1) {
    await act(async () => {
      await vi.dynamicImportSettled();
      for (let round = 0; round < 50; round += 1) await Promise.resolve();
    });
  }
}

/** Moves the focus and types a whole text into a field, as a paste does. */
export async function type(field: HTMLInputElement, text: string): Promise<void> {
  await act(async () => {
    field.focus();
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Moves the focus out of a field. */
export async function leave(field: HTMLElement): Promise<void> {
  await act(async () => field.blur());
  await settle();
}

/** Chooses an entry of a list. */
export async function choose(list: HTMLSelectElement, value: string): Promise<void> {
  await act(async () => {
    list.value = value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await settle();
}

/**
 * Presses a key on the focused element.
 * @param held the modifier keys that are held down
 * @returns the event, to check whether its default was prevented
 */
export async function press(key: string, held: EventModifierInit = {}): Promise<KeyboardEvent> {
  const event = new KeyboardEvent('keydown', { ...held, key, bubbles: true, cancelable: true });
  await act(async () => {
    document.activeElement?.dispatchEvent(event);
  });
  return event;
}

/** Moves the focus to the element and clicks it. */
export async function click(element: HTMLElement): Promise<void> {
  await act(async () => {
    element.focus();
    element.click();
  });
}

/** Lets time pass, with everything that it triggers. */
export async function pass(ms: number): Promise<void> {
  await act(async () => {
    vi.advanceTimersByTime(ms);
  });
  await settle();
}

/** Lets time pass in steps of a second, in each of which one reply may lead to the next request. */
export async function passInSteps(seconds: number): Promise<void> {
  for (let round = 0; round < seconds; round += 1) {
    await settle();
    await pass(1000);
  }
}

/** The texts that the live region got since the last call. */
export async function spoken(): Promise<string> {
  await pass(150);
  return document.querySelector('body > .cb-hidden-text')?.textContent ?? '';
}
