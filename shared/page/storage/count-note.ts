/**
 * A note that a page was left while it was changing the cart, so the next page may read the count too early.
 * `isLeft` of `ui/is-left.ts` knows the key.
 */
import { writeJson } from '../../domain/json.ts';
import type { StoredKey } from './stored-data.ts';

const KEY = 'cb-left-count' satisfies StoredKey;

/**
 * Records that the page is left while changes to the cart are under way. Never throws.
 * @param count how many pieces the cart will have after these changes; left out if that is unknown
 */
export function leaveCount(count?: number): void {
  try {
    sessionStorage.setItem(KEY, writeJson({ at: Date.now(), count }));
  } catch {
    // Storage is blocked or full.
  }
}

/** Returns the note of an earlier page: the time, and the count, which isn't validated. Never throws. */
export function readLeftCount(): { at: number; count?: unknown } {
  try {
    const { at, count } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return { at: Number(at) || 0, count };
  } catch {
    return { at: 0 };
  }
}

/** Deletes the note: the count is right, or no change can arrive any more. Never throws. */
export function forgetLeftCount(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked.
  }
}
