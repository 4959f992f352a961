import type { StoredKey } from './stored-data.ts';

/**
 * The key under which a tab records that a shopper has decided between two carts, because a page from the
 * browser's cache may still have the server's flag. Signing out deletes keys that begin with 'cb-'.
 */
export const MERGE_DECISION = 'cb-merge' satisfies StoredKey;

/** Forgets the decision: a later flag is a new one. Not for a prerendered page. */
export function forgetMergeDecision(): void {
  try {
    sessionStorage.removeItem(MERGE_DECISION);
  } catch {
    // If storage is blocked, the decision lasts as long as the page.
  }
}
