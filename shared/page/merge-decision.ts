/**
 * The key under which this tab keeps that the shopper has decided between two carts. The server's flag may outlive the
 * decision in a page from the browser's cache. The value says nothing of shopper or cart.
 */
const KEY = 'cb:merge';

/** Whether the shopper has decided, for this page if storage is blocked. */
let decided = false;

/** Whether the shopper has decided since the last page without the flag. */
export function isMergeDecided(): boolean {
  return decided || withStorage((storage) => storage.getItem(KEY)) === '1';
}

/** Keeps that the shopper has decided. */
export function keepMergeDecision(): void {
  decided = true;
  withStorage((storage) => storage.setItem(KEY, '1'));
}

/** A page whose visitor has no flag forgets the decision, since the next flag is a new one. */
export function forgetMergeDecision(): void {
  decided = false;
  withStorage((storage) => storage.removeItem(KEY));
}

function withStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
