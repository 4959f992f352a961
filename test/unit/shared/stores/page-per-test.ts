/** A page of its own for each test, on which time stands still until a test lets some of it pass. */
import { afterEach, beforeEach, vi } from 'vitest';
import { closePage } from './open-page.ts';

/**
 * Each test of the file ends its page, and has timers that stand still.
 * @param options `quiet`: the console says nothing, since the tests have things fail
 */
export function keepTestsApart({ quiet = false } = {}): void {
  beforeEach(() => {
    vi.useFakeTimers();
    if (quiet) vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  afterEach(() => {
    closePage();
    vi.useRealTimers();
  });
}

/** Lets time pass: unless told, as much as a few answers of the shop take. */
export const later = (ms = 100) => vi.advanceTimersByTimeAsync(ms);
