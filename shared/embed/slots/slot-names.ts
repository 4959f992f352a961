/**
 * The slots of each widget [embedding Slots]. Debug mode compares a template's names with them; no first load
 * contains this module.
 */
export const SLOTS = {
  'cart-page': ['after-lines', 'totals-note', 'empty', 'line-actions'],
  'mini-cart': ['after-lines'],
  'order-history': ['empty', 'after-orders', 'row-actions'],
} as const;

/** One sentence for each slot of a widget, for its documentation. */
export type SlotTexts<Widget extends keyof typeof SLOTS> = Record<(typeof SLOTS)[Widget][number], string>;
