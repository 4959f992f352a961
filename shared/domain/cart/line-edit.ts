/** A shopper's change to one line of the cart that the server doesn't have yet. */
import type { Failure } from '../failure.ts';

/** The pending quantity of one line and its phase. A line without an edit has the server's quantity. */
export interface LineEdit {
  /** The quantity to show instead of the line's own; 0 for a removal. */
  wanted: number;
  /**
   * editing: being typed. queued, sending: on its way. failed: not saved, can be retried. unknown: sent with
   * an unknown outcome. refused: refused by the server; `wanted` is the server's quantity again. confirming:
   * sent by a page that was left, so the cart is read until it has arrived. saved: it has arrived.
   */
  phase: 'editing' | 'queued' | 'sending' | 'failed' | 'unknown' | 'refused' | 'confirming' | 'saved';
  /** The cart's quantity when the page was left, for an edit that is kept for the next page. */
  from?: number;
  /** The server's reason, if it gave one. */
  problem?: string;
  /** Why it failed or was refused. */
  failure?: Failure;
}

/** By line id. */
export type LineEdits = Record<string, LineEdit | undefined>;

/** Whether the wanted quantity has not been sent yet. */
export function isUnsent({ phase }: LineEdit): boolean {
  return phase === 'editing' || phase === 'queued';
}

/** Whether the wanted quantity is on its way to the server. */
export function isOnItsWay(edit: LineEdit | undefined): edit is LineEdit {
  return edit?.phase === 'queued' || edit?.phase === 'sending' || edit?.phase === 'confirming';
}

/** Whether a line is being removed. */
export function isBeingRemoved(edit: LineEdit | undefined): boolean {
  return edit?.wanted === 0 && isOnItsWay(edit);
}
