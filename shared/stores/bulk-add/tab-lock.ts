/**
 * Keeps the shop's other tabs from adding many rows at the same time. Without locks (old browsers, pages
 * without https), two tabs may each run. Each then finds the other's rows in the cart, and so asks the
 * shopper about every row in doubt.
 */
import { requestLock } from '../../page/storage/request-lock.ts';

/** Takes the lock. @returns a function that releases it; null while another tab has it */
export function takeTabLock(): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    requestLock('cb-bulk-add', { ifAvailable: true, signal: undefined }, (lock) =>
      lock ? new Promise<void>((release) => resolve(release)) : resolve(null),
    )
      // There may be no locks, or they may be forbidden, such as in a frame without storage.
      .catch(() => resolve(() => {}));
  });
}
