/** Locks that all of the shop's tabs share. */

/**
 * Requests a lock, and holds it until the promise of `use` is settled. Requests it a second time if the browser
 * couldn't call `use`: Chromium rejects with an ordinary error if it grants the lock while the page's scripts are
 * paused, such as while a window opens or the print dialog is open.
 * @param use called when the lock is granted; with null if it isn't available and `options` say not to wait
 * @throws if the browser has no locks (old browsers, http), if they are forbidden, or if `options.signal` was aborted first
 */
export async function requestLock(
  name: string,
  options: LockOptions,
  use: (lock: Lock | null) => Promise<void> | void,
): Promise<void> {
  const request = () => navigator.locks.request(name, options, use);
  try {
    await request();
  } catch (error) {
    if (error instanceof DOMException) throw error;
    await request();
  }
}
