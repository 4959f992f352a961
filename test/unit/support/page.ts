/**
 * A page of its own for each test: fresh modules, and nothing of the previous page. Where a test asks for it, time
 * stands still until some of it is let pass.
 */
import { afterEach, beforeEach, vi } from 'vitest';

type Listening = [type: string, listener: EventListener, options?: AddEventListenerOptions];

let listening: [EventTarget, ...Listening][] = [];

for (const target of [window, document] as EventTarget[]) {
  const listen = target.addEventListener.bind(target);
  target.addEventListener = (...listener: unknown[]) => {
    listening.push([target, ...(listener as Listening)]);
    listen(...(listener as Listening));
  };
}

/** Begins a new page: its modules, and with them the stores, start anew. */
export function beginPage(): void {
  vi.resetModules();
}

/**
 * Takes away what the page has left behind, as after each test. What a browser keeps for a visit stays: another page
 * may follow.
 */
export function endPage(): void {
  for (const [target, ...listener] of listening) target.removeEventListener(...listener);
  listening = [];
  document.head.replaceChildren();
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, Symbol.for('cb.registry'));
  Reflect.deleteProperty(globalThis, 'dataLayer');
  localStorage.clear();
}

/**
 * Each test of the file is a page of its own, with timers that stand still.
 * @param options `quiet`: the console says nothing, because the tests have things fail
 */
export function keepTestsApart({ quiet = false } = {}): void {
  beforeEach(() => {
    beginPage();
    if (quiet) vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  });

  afterEach(() => {
    vi.clearAllTimers();
    history.replaceState(null, '', '/checkout/cart');
    document.title = '';
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  endPage();
  sessionStorage.clear();
});
