/**
 * An outcome that the page's address tells, such as `?success=true` after a profile was saved. An address can be loaded
 * again, kept and passed on, so it alone does not say that something has just been done here.
 */

import { leaveForNextPage, takeFromPageBefore } from './storage/next-page.ts';

/** The parameter that tells it: a saved profile, a new account. */
export type Outcome = 'success' | 'create';

/** `first`: to be told now. `told`: it was told before a reload, or before the shopper came back to this page. */
export type OutcomeState = 'none' | 'first' | 'told';

const keyOf = (outcome: Outcome) => `cb:outcome-${outcome}`;

/** Notes that this tab has brought the outcome about. To be called just before the page is left. */
export function noteOutcome(outcome: Outcome): void {
  leaveForNextPage(keyOf(outcome), {});
}

/**
 * Reads whether the page's address tells of an outcome, and notes in the entry of the browser's history that it is told.
 * A guest is told only what this very tab has brought about: whom else an address was made for is not known.
 */
export function readOutcome(outcome: Outcome, guest: boolean): OutcomeState {
  if (new URLSearchParams(location.search).get(outcome) !== 'true') return 'none';
  const key = keyOf(outcome);
  const { state } = history;
  if (state?.[key]) return 'told';
  const isOwn = takeFromPageBefore(key) !== undefined;
  if (guest && !isOwn) return 'none';
  // A script of the page may keep something of its own there.
  if (state === null || typeof state === 'object') history.replaceState({ ...state, [key]: true }, '');
  return 'first';
}
