/** The stand-in for React in the build for shoppers, on Preact itself: what it does as React does. */
import { createElement as h } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRoot, memo, useSyncExternalStore } from '../../../shared/build/react-on-preact.ts';

type Render = Parameters<ReturnType<typeof createRoot>['render']>[0];

let container: HTMLElement;
let root: ReturnType<typeof createRoot> | undefined;

function render(node: unknown): void {
  if (!root) {
    container = document.createElement('div');
    document.body.append(container);
    root = createRoot(container);
  }
  act(() => root?.render(node as Render));
}

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  container.remove();
});

function fire(selector: string, type: string): void {
  container.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
}

describe('React on Preact', () => {
  it.each([
    ['a text field', 'input', {}],
    ['a number field', 'input', { type: 'number' }],
    ['a longer text', 'textarea', {}],
    ['a box', 'input', { type: 'checkbox' }],
    ['one of several', 'input', { type: 'radio' }],
    ['a choice', 'select', {}],
  ])('tells a change of %s while it is made, and once [architecture Runtimes]', (_, tag, props) => {
    const onChange = vi.fn();
    render(h(tag as 'input', { ...props, onChange }));
    fire(tag, 'input');
    fire(tag, 'change');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('tells a focus inside of an element, and gives the browser’s event [architecture Runtimes]', () => {
    const seen: string[] = [];
    const note = (event: Event) =>
      seen.push(`${event.type} ${(event as Event & { nativeEvent: Event }).nativeEvent === event}`);
    render(h('div', { onFocus: note, onBlur: note } as object, h('input', {})));
    fire('input', 'focusin');
    fire('input', 'focusout');
    expect(seen).toEqual(['focusin true', 'focusout true']);
  });

  it('renders a component again only for another prop [architecture Runtimes]', () => {
    const times = vi.fn();
    const Row = memo(({ line }) => {
      times();
      return h('span', {}, String(line));
    });
    for (const props of [{ line: 1 }, { line: 1 }, { line: 2 }, { line: 2, last: true }, { line: 2 }]) {
      render(h(Row, props));
    }
    expect([times.mock.calls.length, container.textContent]).toEqual([4, '2']);
  });

  it('shows what a store holds, also where it changes between rendering and following [architecture Runtimes]', () => {
    let value = 1;
    const listeners = new Set<() => void>();
    const change = (next: number) => {
      value = next;
      for (const tell of listeners) tell();
    };
    const Shown = () => {
      const shown = useSyncExternalStore(
        (tell) => {
          listeners.add(tell);
          return () => listeners.delete(tell);
        },
        () => value,
      );
      // What another component does while it is being rendered.
      if (value === 1) value = 2;
      return h('span', {}, String(shown));
    };
    render(h(Shown, {}));
    expect(container.textContent).toBe('2');
    act(() => change(3));
    expect(container.textContent).toBe('3');
    act(() => root?.unmount());
    expect(listeners.size).toBe(0);
  });
});
