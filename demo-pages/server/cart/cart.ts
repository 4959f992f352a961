/** One session's cart, as the server stores it. */
export interface Cart {
  lines: CartLine[];
  /** The promotion code in effect. */
  promotionCode?: string;
  /** The zip code of the last freight and tax estimate. */
  zipCode?: string;
  /** Changes that the server made on its own, shown once above the lines. */
  notices: string[];
  /** True for a cart that can no longer be loaded. Only a new cart helps. */
  broken?: boolean;
}

/** A line of the cart. Two lines may have the same product. */
export interface CartLine {
  /** Such as `ci111000001`. */
  id: string;
  itemNumber: string;
  quantity: number;
  /** A change that the server made to the line, shown with its stock. */
  alert?: string;
}

/** Creates a cart without lines. */
export function emptyCart(): Cart {
  return { lines: [], notices: [] };
}

/** Counts the pieces in a cart. */
export function countUnits(cart: Cart): number {
  return cart.lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Returns the line with this id, or undefined if the cart has none. */
export function findLine(cart: Cart, id: string): CartLine | undefined {
  return cart.lines.find((line) => line.id === id);
}
