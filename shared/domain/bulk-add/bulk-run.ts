/** The types of a run of many additions, as kept and as shown. */
import type { Failure } from '../failure.ts';

/** One row of many that are added to the cart together. */
export interface BulkRow {
  /** Identifies the row within its run. */
  key: string;
  /** As returned by `normalizeItemNumber`. */
  itemNumber: string;
  /** 1 to 999. */
  quantity: number;
}

/** A row and its state. */
export interface RowOutcome {
  row: BulkRow;
  /**
   * sending: being sent; once the run has stopped, it may have been added, and the cart is read before anything else is
   * sent. refused: it is not in the cart. asking: it is unknown whether it was added, so the shopper is asked.
   */
  state: 'waiting' | 'sending' | 'added' | 'refused' | 'asking';
  /** The server's reason, if it gave one. */
  message?: string;
}

/** Why a run stopped before its end. */
export interface StopReason {
  /**
   * pressed: the shopper pressed Stop. left: the page was left or reloaded. other-tab: another tab is adding.
   * cart-unread: the cart can't be read. The others are as in `FailureKind`; failed covers all remaining kinds.
   */
  kind: 'pressed' | 'left' | 'offline' | 'session' | 'other-tab' | 'cart-unread' | 'failed';
  /** The call that failed, if one did. */
  failure?: Failure;
}

/** A run of additions, as shown. */
export interface BulkAdd {
  /** The place that shows it: `quick-order`, `order:ID`, `list:ID`, `history`. */
  source: string;
  rows: readonly RowOutcome[];
  phase: 'running' | 'stopping' | 'stopped' | 'done';
  /** Why it stopped; only in phase 'stopped'. */
  reason?: StopReason;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** The item number of the row whose reply was lost, while the run waits before it reads the cart again. */
  lookingFor?: string;
  /** The estimated remaining time at the pace so far; absent until it can be estimated. */
  secondsLeft?: number;
}

/** How many rows of a run are in each state. */
export function countRows(rows: readonly RowOutcome[]): Record<RowOutcome['state'], number> {
  const counts = { waiting: 0, sending: 0, added: 0, refused: 0, asking: 0 };
  for (const { state } of rows) counts[state] += 1;
  return counts;
}

/** How many rows are unfinished: not sent yet, or possibly added. */
export function countOpen(rows: readonly RowOutcome[]): number {
  return rows.filter(({ state }) => state === 'waiting' || state === 'sending').length;
}
