/** What the shop was asked for, so that a test can count calls and see those that no contract names. */
export interface JournalEntry {
  method: string;
  /** The path as it was asked for, with its query. */
  path: string;
  body: unknown;
  /** False for a path that is not in the wire contract. */
  known: boolean;
  /** True once the call has been done, not refused by a rule or a fault. */
  done: boolean;
}

/** More entries are not kept. */
const CAPACITY = 20_000;

/** Adds an entry; the oldest one goes when the journal is full. */
export function record(journal: JournalEntry[], entry: JournalEntry): JournalEntry {
  if (journal.length === CAPACITY) journal.shift();
  journal.push(entry);
  return entry;
}
