/** The pending quantity of one item, and its state. */
export interface QuantityEdit {
  wanted: number;
  /** confirming: sent by a page that was left, so the list is read until it has arrived. */
  phase: 'editing' | 'sending' | 'confirming' | 'saved' | 'failed';
  /** A text that replaces the phase's own. */
  text?: string;
  /** Typed on a later page of the list, after any removal on this page. */
  isFromLaterPage?: boolean;
}
