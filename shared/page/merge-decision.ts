/**
 * The key under which a tab keeps that a shopper has decided between two carts: the server's flag may outlive the decision in
 * a page from the browser's cache. Signing out deletes keys that begin with 'cb-'.
 */
export const MERGE_DECISION = 'cb-merge';

/** Forgets the decision: a flag that comes after this is a new one. */
export function forgetMergeDecision(): void {
  try {
    sessionStorage.removeItem(MERGE_DECISION);
  } catch {
    // Where storage is blocked, the decision lasts as long as its page.
  }
}
