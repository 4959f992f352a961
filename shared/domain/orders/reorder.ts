import type { AddedProducts } from '../cart/added-products.ts';

/** What becomes of the items that are in the cart already [2 §7]. */
export type ReorderAction = 'keep' | 'clearCart';

/** The phase of putting an order into the cart once more [2 §4 Reorder]. */
export type ReorderPhase =
  | { kind: 'idle' }
  /** The answer is awaited; another reorder has to wait. */
  | { kind: 'sending'; orderId: string }
  /** There is a cart from an earlier visit: the Merged Cart Notice has to be answered first. */
  | { kind: 'merging'; orderId: string }
  /** The cart has items already, so the shopper chooses a `ReorderAction`. */
  | { kind: 'choosing'; orderId: string }
  /** Why not, or why not all of it, and what was added all the same: each in a line of its own [2 §8]. */
  | { kind: 'refused'; orderId: string; lines: string[]; added?: string[] }
  /**
   * What became of the order's items; `note` says what else has happened to the cart. `unnamed`: they were added, and the
   * server doesn't say which.
   */
  | { kind: 'added'; orderId: string; products: AddedProducts; note?: string; unnamed?: boolean };
