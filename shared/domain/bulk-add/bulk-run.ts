/** What a run of many additions is, as it is kept and as it is shown. */
import type { Failure } from '../failure.ts';

/** One row of many that are added to the cart together. */
export interface BulkRow {
  /** Tells it from the other rows of its run. */
  key: string;
  /** As `normalizeItemNumber` gives it. */
  itemNumber: string;
  /** 1 to 999. */
  quantity: number;
}

/** A row and how far it has come. */
export interface RowOutcome {
  row: BulkRow;
  /**
   * sending: on its way; once the run has stopped: it may have arrived, and the cart is asked before anything else is
   * sent. refused: it is not in the cart. asking: nobody can decide whether it has arrived, so the shopper is asked.
   */
  state: 'waiting' | 'sending' | 'added' | 'refused' | 'asking';
  /** The server's reason, where it gave one. */
  message?: string;
}

/** Why a run has stopped before its end. */
export interface StopReason {
  /**
   * pressed: the shopper has pressed Stop. left: the page was left or loaded again. other-tab: another tab is adding.
   * cart-unread: what is in the cart cannot be read. The others are as in `FailureKind`; failed stands for all the rest.
   */
  kind: 'pressed' | 'left' | 'offline' | 'session' | 'other-tab' | 'cart-unread' | 'failed';
  /** The call that failed, where one did. */
  failure?: Failure;
}

/** A run of additions, as it is shown. */
export interface BulkAdd {
  /** Who shows it: `quick-order`, `order:ID`, `list:ID`, `history`. */
  source: string;
  rows: readonly RowOutcome[];
  phase: 'running' | 'stopping' | 'stopped' | 'done';
  /** Why it has stopped; in phase 'stopped' only. */
  reason?: StopReason;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** The item number of the row whose reply was lost, while the run waits before it looks in the cart for it again. */
  lookingFor?: string;
  /** How long the rest takes at the pace so far; absent until that can be told. */
  secondsLeft?: number;
}

/** How many rows of a run are in each state. */
export function countRows(rows: readonly RowOutcome[]): Record<RowOutcome['state'], number> {
  const counts = { waiting: 0, sending: 0, added: 0, refused: 0, asking: 0 };
  for (const { state } of rows) counts[state] += 1;
  return counts;
}

/** How many rows are not done with: they have not gone out, or may have arrived. */
export function countOpen(rows: readonly RowOutcome[]): number {
  return rows.filter(({ state }) => state === 'waiting' || state === 'sending').length;
}
