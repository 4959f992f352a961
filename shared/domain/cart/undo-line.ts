/** The data needed to restore a removed line of the cart. */
export interface UndoLine {
  itemNumber: string;
  name: string;
  quantity: number;
}

/** Extracts that data from a line, or from anything else that has it. */
export function undoLineOf({ itemNumber, name, quantity }: UndoLine): UndoLine {
  return { itemNumber, name, quantity };
}
