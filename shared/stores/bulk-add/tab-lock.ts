/**
 * Keeps the shop's other tabs from adding many rows at the same time. Browsers without locks, and pages that are not on
 * https, have nothing of the kind: two runs may then go on in two tabs. Each finds the other's rows in the cart, and so
 * asks the shopper about every row in doubt.
 */

/** Takes the lock. @returns what gives it back; null while another tab has it */
export function takeTabLock(): Promise<(() => void) | null> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return Promise.resolve(() => {});
  return new Promise((resolve) => {
    async function ask(): Promise<void> {
      await locks?.request('cb-bulk-add', { ifAvailable: true, signal: undefined }, (lock) =>
        lock ? new Promise<void>((release) => resolve(release)) : resolve(null),
      );
    }
    // A page may not be allowed to use locks, such as one in a frame without storage.
    ask().catch(() => resolve(() => {}));
  });
}
