/**
 * Reads the quantity of a quick order: a positive whole number without a leading zero, at most three
 * characters. Returns null for anything else: the field is then cleared and marked [1 §5 Line quantity].
 */
export function parseOrderQuantity(text: string): number | null {
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : null;
}
