/** Adding to the cart by item number. */
import { addToCart } from '../../../api/cart/cart-lines.ts';
import {
  type CartQuantities,
  cartQuantities,
  hasArrived,
  quantityOf,
} from '../../../domain/cart/cart-quantities.ts';
import type { ItemWithQuantity } from '../../../domain/cart/quantities-by-item.ts';
import type { WantedQuantities, WantedQuantity } from '../../../domain/cart/wanted-quantities.ts';
import { isInDoubt, type Result } from '../../../domain/failure.ts';
import { normalizeItemNumber } from '../../../domain/item-number.ts';
import { $cart } from '../cart.ts';
import { joinCartWrite } from './cart-queue.ts';
import { type CartWrite, settleWrite } from './settle-write.ts';

/** Adds an item by its number. A second identical press before the answer adds nothing; nothing is sent again without one. */
export function addItem(item: ItemWithQuantity): Promise<Result<null>> {
  const key = `add:${item.itemNumber}:${item.quantity}`;
  const run = () =>
    settleWrite({ ...additionOf(item, currentQuantities(), wantAdded([item])), cartIn: () => null });
  return joinCartWrite({ key, rank: 'change', run });
}

/**
 * One addition, which is not shown. If its reply was lost, the pieces of the item in the cart decide.
 * @param before what was in the cart; null if unknown
 * @param wanted what this addition and those along with it should come to
 */
export function additionOf(
  item: ItemWithQuantity,
  before: CartQuantities | null,
  wanted: WantedQuantities,
): CartWrite<null> {
  const { itemNumber, quantity } = item;
  return {
    call: () => addToCart({ itemNumber, quantity }),
    cartIn: () => undefined,
    // A failure says that it was not added, so no change notice repeats it.
    wanted: ({ ok }) => (ok ? wanted : { items: anyOf(wanted.items) }),
    hasArrived: (cart, failure) => isInDoubt(failure) && hasArrived(item, before, cartQuantities(cart)),
  };
}

/** How many pieces of an item are in the cart, on all of its lines; null while the cart is not known. */
export function quantityInCart(itemNumber: string): number | null {
  const quantities = currentQuantities();
  return quantities && quantityOf(itemNumber, quantities);
}

/** What is in the cart, by item number; null while the cart is not known. */
export function currentQuantities(): CartQuantities | null {
  const { cart } = $cart.get();
  return cart && cartQuantities(cart);
}

/** What the lines of added items should come to; unknown where an item has several lines. */
export function wantAdded(added: readonly ItemWithQuantity[], { cart } = $cart.get()): WantedQuantities {
  const lines = cart?.lines ?? [];
  const items = Object.entries(cartQuantities({ lines: added })).map(
    ([itemNumber, quantity]): [string, WantedQuantity] => {
      const [line, another] = lines.filter((one) => normalizeItemNumber(one.itemNumber) === itemNumber);
      return [itemNumber, another ? 'any' : (line?.quantity ?? 0) + quantity];
    },
  );
  return { items: Object.fromEntries(items) };
}

function anyOf(items: WantedQuantities['items'] = {}): WantedQuantities['items'] {
  return Object.fromEntries(Object.keys(items).map((item) => [item, 'any']));
}
