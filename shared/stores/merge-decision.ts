/**
 * Whether the shopper has already decided about the cart from an earlier visit, in this tab. The server's
 * flag may outlive the decision in a page that comes from the browser's cache. What is kept says nothing
 * of shopper or cart; where storage is blocked, it is kept for this page.
 */
const KEY = 'cb:merge';

let decided = false;

/** Whether there was a decision since the flag was last seen down. */
export function isMergeDecided(): boolean {
  return decided || withStorage((storage) => storage.getItem(KEY)) === '1';
}

/** Keeps that there was one. */
export function keepMergeDecision(): void {
  decided = true;
  withStorage((storage) => storage.setItem(KEY, '1'));
}

/** For a page whose visitor has no flag: the next flag is a new one. */
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
