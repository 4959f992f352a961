/**
 * Gives each test its own page: fresh modules, and nothing left of the previous page. On request, time stands still
 * until the test lets some pass.
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

/** Starts a new page with fresh modules and stores. */
export function beginPage(): void {
  vi.resetModules();
}

/**
 * Cleans up after the page, as after each test. The browser's storage stays, because another page may follow.
 */
export function endPage(): void {
  for (const [target, ...listener] of listening) target.removeEventListener(...listener);
  listening = [];
  document.head.replaceChildren();
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, Symbol.for('cb.registry'));
  Reflect.deleteProperty(globalThis, 'dataLayer');
}

/**
 * Gives each test of the file its own page, with timers that stand still.
 * @param options `quiet`: silences the console, because the tests provoke failures
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
  localStorage.clear();
});
