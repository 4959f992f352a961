/**
 * The journal of the current run. It is written before each request and after each reply, so the page may be left at
 * any moment: the row that is out then is marked "sending", and the cart decides about it.
 */
import {
  type BulkAdd,
  type BulkRow,
  countOpen,
  type RowOutcome,
  type StopReason,
} from '../../domain/bulk-add/bulk-run.ts';
import type { CartQuantities } from '../../domain/cart/cart-quantities.ts';
import { hasSentLast } from '../../page/storage/last-sender.ts';
import { keepForShopper, readKept } from '../../page/storage/shopper-storage.ts';
import { claimTab } from '../../page/storage/tab-claim.ts';
import { steadyTime } from '../../page/time/steady-time.ts';
import { checkJournal } from './check-journal.ts';

/** A kept run. */
export interface Journal {
  source: string;
  startedAt: number;
  rows: readonly RowOutcome[];
  /** The expected contents of the cart: the last read plus the rows confirmed since. */
  expected: CartQuantities | null;
  /** How many were confirmed since that read; null if the cart must be read before a row is sent. */
  confirmed: number | null;
  /** The row that was sent last, until it has ended well: when it was sent, and how often. */
  sent?: { key: string; at: number; times: number };
  /**
   * An earlier page wrote it, and it has not been compared with the cart yet. After a crash it may be older than the
   * last request, and in a duplicated tab the other tab may have continued.
   */
  unchecked?: boolean;
  /** Rows were added since the cart was shown. */
  untold?: boolean;
  /** Absent while the run is active, because a page that is gone can't write a reason. */
  stopped?: StopReason;
}

const KEY = 'cb-bulk-add';

/** A run that has not started. */
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
 * Reads an earlier page's journal, validated like a reply of the server.
 * @returns null if there is none, if it is unusable, or if it belongs to another shopper
 */
export function readJournal(owner: string): Journal | null {
  const kept = checkJournal(readKept(KEY, owner));
  if (!kept) return null;
  void claimTab();
  const { sent } = kept;
  // Leaving a page isn't a failure of the row. The time of sending starts again now, because the clock may have been
  // set since.
  return {
    ...newJournal(kept.source, []),
    ...kept,
    sent: sent && { key: sent.key, at: steadyTime(), times: 0 },
    unchecked: true,
    stopped: kept.stopped ?? { kind: 'left' },
  };
}

/** Writes the journal; null deletes it. From then on, a duplicate of the tab can tell that it is one. */
export function writeJournal(owner: string, journal: Journal | null): void {
  if (journal) void claimTab();
  keepForShopper(KEY, owner, journal);
}

/** Whether the cart has to decide about rows first: one was sent without a reply, or an earlier page's may have been. */
export function isUndecided({ rows, unchecked }: Journal): boolean {
  return Boolean(unchecked) || rows.some(({ state }) => state === 'sending');
}

/**
 * A run that can't send anything because another tab is sending. If one of the tabs is a duplicate of the other, both have
 * the same rows. So, without a cart to compare with, the shopper is asked about each row whose item is in the cart by then.
 * @returns the changes to the journal
 */
export function overtaken({ expected }: Journal): Partial<Journal> {
  return expected ? {} : { expected: {}, unchecked: true };
}

/**
 * A journal without a cart to compare with comes from a page that had not sent anything yet. In a copied tab, the
 * shopper is asked about each waiting row, because the original tab may have sent it in the meantime. The tab is a copy if
 * the original is still open, or if the run has sent rows that the journal doesn't know of.
 * @returns the changes to the journal
 */
export async function askIfCopied(journal: Journal): Promise<Partial<Journal>> {
  const { rows, expected, confirmed, startedAt, unchecked } = journal;
  if (!unchecked || expected) return {};
  const isOriginal = await claimTab();
  // A journal with a count was written after a read, of a cart that was partly unreadable.
  if (isOriginal && !(confirmed === null && hasSentLast(startedAt))) return {};
  return {
    unchecked: undefined,
    rows: rows.map((each) => (each.state === 'waiting' ? { ...each, state: 'asking' } : each)),
  };
}

/** Returns the rows with the shopper's answer about one whose outcome couldn't be determined. */
export function answeredRows(
  { rows }: Journal,
  key: string,
  state: 'added' | 'waiting',
): readonly RowOutcome[] {
  return rows.map((one) => (one.row.key === key && one.state === 'asking' ? { row: one.row, state } : one));
}

/** The run as the page shows it while it sends nothing. */
export function restingRun({ source, rows, startedAt, stopped }: Journal): BulkAdd {
  return countOpen(rows) > 0
    ? { source, rows, startedAt, phase: 'stopped', reason: stopped }
    : { source, rows, startedAt, phase: 'done' };
}
