/**
 * The journal of the run under way. It is written before each request and after each reply, so that a page may go away
 * at any moment: what it says of the row that was out then is "sending", and the cart decides.
 */
import type { BulkRow, RowOutcome, StopReason } from '../../domain/bulk-add/bulk-run.ts';
import type { CartQuantities } from '../../domain/cart/cart-quantities.ts';
import { keepForShopper, readKept } from '../../page/storage/shopper-storage.ts';
import { steadyTime } from '../../page/time/steady-time.ts';
import { checkJournal } from './check-journal.ts';

/** A run as it is kept. */
export interface Journal {
  source: string;
  startedAt: number;
  rows: readonly RowOutcome[];
  /** What the cart is expected to hold: what was read last, with the rows that were confirmed since. */
  expected: CartQuantities | null;
  /** How many were confirmed since that reading; null where the cart must be read before a row goes out. */
  confirmed: number | null;
  /** The row that went out last, until that has ended well: when, and how often so far. */
  sent?: { key: string; at: number; times: number };
  /**
   * It is from a page before, and the cart has not been compared with it. After a crash of the browser it may be older than
   * what was sent, and in a tab that was duplicated the other tab may have gone on.
   */
  unchecked?: boolean;
  /** Rows have arrived since the cart was shown. */
  untold?: boolean;
  /** Absent while it runs: a page that is gone cannot write why. */
  stopped?: StopReason;
}

const KEY = 'cb-bulk-add';

/** A run that has not begun. */
export function newJournal(source: string, rows: readonly BulkRow[]): Journal {
  return {
    source,
    startedAt: Date.now(),
    rows: rows.map((row) => ({ row, state: 'waiting' })),
    expected: null,
    confirmed: null,
  };
}

/**
 * Reads the journal of a page before, checked like a reply of the server.
 * @returns null where there is none, it is damaged as a whole, or it is another shopper's
 */
export function readJournal(owner: string): Journal | null {
  const kept = checkJournal(readKept(KEY, owner));
  if (!kept) return null;
  const { sent } = kept;
  // That a page was left is no failure of the row. When it went out is counted anew: the clock may have been set since.
  return {
    ...newJournal(kept.source, []),
    ...kept,
    sent: sent && { key: sent.key, at: steadyTime(), times: 0 },
    unchecked: true,
  };
}

/** Writes the journal; null deletes it. */
export function writeJournal(owner: string, journal: Journal | null): void {
  keepForShopper(KEY, owner, journal);
}
