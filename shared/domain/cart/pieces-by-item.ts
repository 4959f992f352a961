/** How many pieces of which item. */
export interface Pieces {
  itemNumber: string;
  quantity: number;
}

/** Counts pieces by item: an item on two lines is one entry of a list. A line without a quantity is one piece. */
export function piecesByItem(lines: readonly { itemNumber: string; quantity?: number }[]): Pieces[] {
  const pieces = new Map<string, number>();
  for (const { itemNumber, quantity = 1 } of lines) {
    if (quantity > 0) pieces.set(itemNumber, (pieces.get(itemNumber) ?? 0) + quantity);
  }
  return [...pieces].map(([itemNumber, quantity]) => ({ itemNumber, quantity }));
}
