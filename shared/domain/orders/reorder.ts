import type { AddedProducts } from '../cart/added-products.ts';

/** The choice for the items that are already in the cart [2 §7]. */
export type ReorderAction = 'keep' | 'clearCart';

/** The phase of adding an order's items to the cart again [2 §4 Reorder]. */
export type ReorderPhase =
  | { kind: 'idle' }
  /** The reply is pending; another reorder has to wait. */
  | { kind: 'sending'; orderId: string }
  /** There is a cart from an earlier visit, so the Merged Cart Notice must be answered first. */
  | { kind: 'merging'; orderId: string }
  /** The cart has items already, so the shopper chooses a `ReorderAction`. */
  | { kind: 'choosing'; orderId: string }
  /** Why it failed, or failed in part, and the products that were added anyway, each on its own line [2 §8]. */
  | { kind: 'refused'; orderId: string; lines: string[]; added?: string[] }
  /**
   * The result for the order's items; `note` mentions another change of the cart. `unnamed`: they were added, and the
   * server doesn't say which.
   */
  | { kind: 'added'; orderId: string; products: AddedProducts; note?: string; unnamed?: boolean };
