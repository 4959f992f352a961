/**
 * An outcome in the page's address, such as `?success=true` after a profile was saved. Addresses are reloaded,
 * bookmarked and shared, so the address alone doesn't prove that something has just been done here.
 */

import { leaveForNextPage, takeFromPageBefore } from './storage/next-page.ts';
import type { StoredKey } from './storage/stored-data.ts';

/** The parameter for it: a saved profile, a new account. */
export type Outcome = 'success' | 'create';

/**
 * `first`: tell the shopper now. `told`: the shopper was told before a reload, or before coming back to this page. Null
 * without an outcome.
 */
export type OutcomeState = 'first' | 'told' | null;

const keyOf = (outcome: Outcome): StoredKey => `cb:outcome-${outcome}`;

/** Records that this tab has caused the outcome. Call it just before the page is left. */
export function noteOutcome(outcome: Outcome): void {
  leaveForNextPage(keyOf(outcome), {});
}

/**
 * Reads the outcome in the page's address, and records in the browser's history entry that the shopper has been told. A
 * guest is told only outcomes that this tab has caused, because the address may have been made for somebody else.
 */
export function readOutcome(outcome: Outcome, guest: boolean): OutcomeState {
  if (new URLSearchParams(location.search).get(outcome) !== 'true') return null;
  const key = keyOf(outcome);
  const { state } = history;
  if (state?.[key]) return 'told';
  const isOwn = takeFromPageBefore(key) !== undefined;
  if (guest && !isOwn) return null;
  // A script of the page may keep its own state there.
  if (state === null || typeof state === 'object') history.replaceState({ ...state, [key]: true }, '');
  return 'first';
}
