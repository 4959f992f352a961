/** The pending quantity of one item, and its state. */
export interface QuantityEdit {
  wanted: number;
  /** confirming: sent by a page that was left, so the list is read until it has arrived. */
  phase: 'editing' | 'sending' | 'confirming' | 'saved' | 'failed';
  /** What is said of it in place of the phase's own words. */
  text?: string;
}
