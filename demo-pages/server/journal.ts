/** A call to the shop. Tests count calls, and find those that are not in the wire contract. */
export interface JournalEntry {
  method: string;
  /** The path as requested, with its query. */
  path: string;
  body: unknown;
  /** False for a path that is not in the wire contract. */
  known: boolean;
  /** True once the call has been done rather than refused by a rule or a fault. */
  done: boolean;
  /** When the caller's session began, as told by `performance.now()`. */
  sessionBegan: number;
}

/** The maximum number of entries. */
const CAPACITY = 20_000;

/**
 * Returns the calls of sessions that began after a moment, the oldest first. A late call of an earlier session isn't one.
 * @param began as told by `performance.now()`
 * @param part a part of their path; empty for any
 */
export function callsSince(journal: readonly JournalEntry[], began: number, part: string): JournalEntry[] {
  return journal.filter(({ sessionBegan, path }) => sessionBegan >= began && path.includes(part));
}

/** Adds an entry. Drops the oldest if the journal is full. */
export function record(journal: JournalEntry[], entry: JournalEntry): JournalEntry {
  if (journal.length === CAPACITY) journal.shift();
  journal.push(entry);
  return entry;
}
