/**
 * Which run has sent a row last, in any of the shop's tabs: a run is known by the moment it was begun, which a duplicated
 * tab shares. This says whose rows a cart may contain, and needs no clock: each run notes itself whenever it sends.
 */
import type { StoredKey } from './stored-data.ts';

const KEY = 'cb-sent-last' satisfies StoredKey;

/** Notes that a run sends a row now. Never throws. */
export function noteSender(startedAt: number): void {
  try {
    localStorage.setItem(KEY, String(startedAt));
  } catch {
    // Storage is blocked or full. An outdated note only leads to a needless question.
  }
}

/**
 * Whether a run other than this one has sent a row last, so that the cart may contain rows of that run. A damaged note
 * counts as another run.
 * @returns false if nothing is noted: storage is blocked, or only an older release has sent rows
 */
export function hasOtherSentLast(startedAt: number): boolean {
  const last = readSender();
  return last !== null && last !== String(startedAt);
}

/** Whether this run has sent a row last, in this tab or in a duplicate. */
export function hasSentLast(startedAt: number): boolean {
  return readSender() === String(startedAt);
}

function readSender(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
