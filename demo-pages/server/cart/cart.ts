/** One session's cart, as the server keeps it; what goes over the wire is made from it. */
export interface Cart {
  lines: CartLine[];
  /** The promotion code that applies. */
  promotionCode?: string;
  /** The zip code that freight and tax were estimated for. */
  zipCode?: string;
  /** What the server did on its own accord, told once above the lines. */
  notices: string[];
  /** True for a cart that can no longer be loaded; only a new one helps. */
  broken?: boolean;
}

/** A line: the same product may stand on two of them. */
export interface CartLine {
  /** In the manner of `ci111000001`. */
  id: string;
  itemNumber: string;
  quantity: number;
  /** What the server changed about the line, told with its stock. */
  alert?: string;
}

/** A cart without lines. */
export function emptyCart(): Cart {
  return { lines: [], notices: [] };
}

/** How many pieces are in it. */
export function countPieces(cart: Cart): number {
  return cart.lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Gives the line with that id; undefined when the cart has none. */
export function findLine(cart: Cart, id: string): CartLine | undefined {
  return cart.lines.find((line) => line.id === id);
}
