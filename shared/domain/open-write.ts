import type { CartQuantities } from './cart/cart-quantities.ts';
import type { ItemWithQuantity } from './cart/quantities-by-item.ts';

/**
 * A write whose outcome may be unknown when its page is left. Contains only facts with which the next page
 * can find it out, and nothing personal.
 */
export type OpenWrite =
  /** Everything is removed from the cart. */
  | { kind: 'clear' }
  /** A promotion code is applied, replacing an earlier one; an empty code removes it. */
  | { kind: 'promotion'; code: string; before: string }
  /** A script of the page adds items to the cart, which had these quantities; null if unknown. */
  | { kind: 'add'; items: readonly ItemWithQuantity[]; had: CartQuantities | null }
  /** Removed items are put back into the cart, which had these quantities; null if unknown. */
  | { kind: 'undo'; items: readonly ItemWithQuantity[]; had: CartQuantities | null }
  /** Items are moved to the list of that name, from these lists or, if there are none, from the cart. */
  | { kind: 'move'; list: string; lists: readonly { id: string }[]; items: readonly ItemWithQuantity[] }
  /** A list of that name is created and filled. */
  | { kind: 'new-list'; list: string; items: readonly ItemWithQuantity[] }
  /** Rows are removed from a list. */
  | { kind: 'list-removal'; listId: string; rows: readonly { id: string }[] }
  /** Removed items are put back on a list, which had these quantities; null if unknown. */
  | { kind: 'list-undo'; listId: string; items: readonly ItemWithQuantity[]; had: CartQuantities | null }
  /** The shopper's own profile is saved. See `digestPerson`. */
  | { kind: 'profile'; profileId: string; digest: number; digestBefore: number };
