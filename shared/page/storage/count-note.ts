/**
 * That a page was left while it was changing the cart, so that the count which the next page reads may be too early. `isLeft` of
 * `ui/is-left.ts` knows the key.
 */
import { writeJson } from '../../domain/json.ts';

const KEY = 'cb-left-count';

/**
 * Notes that changes of the cart are on their way while the page is being left. Never throws.
 * @param count how many pieces the cart has once it has them; left out if that is unknown
 */
export function leaveCount(count?: number): void {
  try {
    sessionStorage.setItem(KEY, writeJson({ at: Date.now(), count }));
  } catch {
    // Storage is blocked or full.
  }
}

/** Returns what a page before has noted: when, and the count, which may be anything. Never throws. */
export function readLeftCount(): { at: number; count?: unknown } {
  try {
    const { at, count } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return { at: Number(at) || 0, count };
  } catch {
    return { at: 0 };
  }
}

/** Forgets it: the count is right, or nothing can arrive any more. Never throws. */
export function forgetLeftCount(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked.
  }
}
