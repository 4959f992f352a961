/** The largest quantity one line may have [1 §9 Quantity]. */
export const MAX_QUANTITY = 999;

/** How many characters a quantity field takes [1 §9 Quantity]. */
export const QUANTITY_LENGTH = 3;

/**
 * Reads the quantity of a cart line: 0 to 999 in at most three digits, where 0 asks to remove the line.
 * Null for anything else: the field is then cleared and marked [1 §5 Line quantity].
 */
export function parseLineQuantity(text: string): number | null {
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}
