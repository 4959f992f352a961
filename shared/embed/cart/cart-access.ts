/**
 * What `cbWidgets.cart` takes and returns [embedding Cart actions]: actions on the cart for scripts of the page, with the
 * queue, rules and failures of the shopper's own actions. No function throws, and no promise rejects.
 */
import type { ItemWithQuantity } from '../../domain/cart/quantities-by-item.ts';
import type { Amount } from '../../domain/money.ts';

/** One line of the cart. */
export interface CartSnapshotLine {
  /** Identifies the line, for `setQuantity`. */
  id: string;
  itemNumber: string;
  name: string;
  quantity: number;
  /** The price of one piece; absent if this visitor, or this line, shows none. */
  price?: Amount;
  total?: Amount;
}

/** The cart as the server has it. */
export interface CartSnapshot {
  lines: CartSnapshotLine[];
  /** Pieces in the cart. */
  count: number;
  /** Absent if this visitor sees no prices. */
  subTotal?: Amount;
  /** Why the cart couldn't be read, as a sentence for the shopper. The lines are then those of the last read, if any. */
  reason?: string;
}

/** An item that wasn't added. */
export interface RefusedItem extends ItemWithQuantity {
  /** A sentence for the shopper. */
  reason: string;
}

/** The outcome of `add`, for each of its items. */
export interface AddOutcome {
  added: ItemWithQuantity[];
  refused: RefusedItem[];
}

/** The outcome of `setQuantity`. */
export interface QuantityOutcome {
  ok: boolean;
  /** Why the quantity wasn't saved, as a sentence for the shopper. */
  reason?: string;
}

/** `cbWidgets.cart`. */
export interface CartAccess {
  /** Returns the cart, once the changes under way have ended. */
  get(): Promise<CartSnapshot>;
  /** Adds items by number, one after another. */
  add(items: readonly ItemWithQuantity[]): Promise<AddOutcome>;
  /** Sets the quantity of a line, 1 to 999; 0 removes it, and the cart page offers Undo. */
  setQuantity(lineId: string, quantity: number): Promise<QuantityOutcome>;
}
