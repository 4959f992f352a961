import type { Step } from '../../server/scenarios/scenario.ts';
import { findControl, isShown } from './shown.ts';

const SETTERS = {
  INPUT: () => HTMLInputElement.prototype,
  TEXTAREA: () => HTMLTextAreaElement.prototype,
  SELECT: () => HTMLSelectElement.prototype,
};

/**
 * Takes a step of a scenario, if that is possible yet.
 * @returns false while what the step needs is not on the screen
 */
export function takeStep(widget: string, step: Step): boolean {
  if ('see' in step) return isShown(step.see);
  if ('offline' in step) return goOffline();
  const control = findControl(widget, controlOf(step));
  if (!control) return false;
  control.focus();
  if ('press' in step) control.click();
  if ('type' in step) fill(control, step.type, 'input');
  if ('choose' in step) fill(control, step.choose, 'change');
  if ('enter' in step) pressEnter(control);
  return true;
}

function controlOf(step: Exclude<Step, { see: string } | { offline: true }>): string {
  if ('type' in step) return step.into;
  if ('choose' in step) return step.from;
  return 'press' in step ? step.press : 'enter' in step ? step.enter : step.focus;
}

/** Checks whether the typed text is still there. True for any other step. */
export function stays(widget: string, step: Step): boolean {
  if (!('type' in step)) return true;
  const field = findControl(widget, step.into) as HTMLInputElement | undefined;
  return !field || field.value === step.type;
}

/** Sets a field's value as typing does, with the events that a framework listens to. */
function fill(control: HTMLElement, text: string, event: 'input' | 'change'): void {
  const prototype = SETTERS[control.tagName as keyof typeof SETTERS]?.();
  const setter = prototype && Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
  setter?.call(control, text);
  control.dispatchEvent(new InputEvent(event, { bubbles: true, data: text }));
}

function pressEnter(control: HTMLElement): void {
  const key = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true };
  const goesOn = control.dispatchEvent(new KeyboardEvent('keydown', key));
  control.dispatchEvent(new KeyboardEvent('keyup', key));
  if (goesOn) (control as HTMLInputElement).form?.requestSubmit();
}

/** Makes the browser report that it is offline. */
function goOffline(): true {
  Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
  dispatchEvent(new Event('offline'));
  return true;
}
