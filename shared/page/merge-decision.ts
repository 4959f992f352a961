/**
 * That a shopper has decided between two carts. The server's flag may outlive the decision in a page from the browser's
 * cache. A decision counts for one profile, until it signs out or a page comes without the flag.
 */
import { keepForShopper, readKept } from './storage/shopper-storage.ts';

// Signing out deletes keys that begin with 'cb-'.
const KEY = 'cb-merge';

/**
 * Whether this shopper has decided. Deletes the decision of another one.
 * @param owner as `ownerFor` returns it
 */
export function isMergeDecided(owner: string): boolean {
  return readKept(KEY, owner).decided === true;
}

/** Keeps that this shopper has decided. */
export function keepMergeDecision(owner: string): void {
  keepForShopper(KEY, owner, { decided: true });
}

/** Forgets the decision: a flag that comes after this is a new one. */
export function forgetMergeDecision(): void {
  keepForShopper(KEY, '', null);
}
