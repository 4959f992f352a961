/** A page of its own for each test, on which time stands still until a test lets some of it pass. */
import { act } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { settle } from './render.ts';
import { openPage } from './shop.ts';

/**
 * Each test of the file is a page of its own, with timers that stand still.
 * @param options `quiet`: the console says nothing, since the tests have things fail
 */
export function keepTestsApart({ quiet = false } = {}): void {
  beforeEach(() => {
    openPage();
    sessionStorage.clear();
    if (quiet) vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });

  afterEach(() => {
    vi.clearAllTimers();
    vi.useRealTimers();
    history.replaceState(null, '', '/checkout/cart');
    document.title = '';
  });
}

/** Lets time pass, and what it sets off. */
export async function pass(ms: number): Promise<void> {
  await act(async () => {
    vi.advanceTimersByTime(ms);
  });
  await settle();
}

/** What the live region has been given to read since. */
export async function spoken(): Promise<string> {
  await pass(150);
  return document.querySelector('body > .cb-hidden-text')?.textContent ?? '';
}
