/** An item and its number of pieces. */
export interface ItemWithQuantity {
  itemNumber: string;
  quantity: number;
}

/**
 * Counts pieces by item: an item on two lines is one entry of a list. A line without a quantity counts as one
 * piece.
 */
export function quantitiesByItem(
  lines: readonly { itemNumber: string; quantity?: number }[],
): ItemWithQuantity[] {
  const quantities = new Map<string, number>();
  for (const { itemNumber, quantity = 1 } of lines) {
    if (quantity > 0) quantities.set(itemNumber, (quantities.get(itemNumber) ?? 0) + quantity);
  }
  return [...quantities].map(([itemNumber, quantity]) => ({ itemNumber, quantity }));
}
