/** Adding to the cart by item number. */
import { addToCart } from '../../../api/cart/cart-lines.ts';
import {
  type CartQuantities,
  cartQuantities,
  hasArrived,
  isSameCart,
  quantityOf,
  withAdditions,
} from '../../../domain/cart/cart-quantities.ts';
import type { ItemWithQuantity } from '../../../domain/cart/quantities-by-item.ts';
import type { WantedQuantities, WantedQuantity } from '../../../domain/cart/wanted-quantities.ts';
import { type Failure, isInDoubt, type Result, unchangedBy } from '../../../domain/failure.ts';
import { normalizeItemNumber } from '../../../domain/item-number.ts';
import { isMadeAgain } from '../../made-additions.ts';
import { $cart } from '../cart.ts';
import { joinCartWrite } from './cart-queue.ts';
import { applyWrite, type CartWrite, settleWrite } from './settle-write.ts';

const NOT_ADDED: Result<null> & { ok: false } = {
  ok: false,
  failure: unchangedBy('POST cart/quick-add-to-cart'),
};

/**
 * Whether a newly read cart has the same contents as before an addition. False if unknown.
 * @param before those contents; null if unknown
 */
function isCartAsBefore(before: CartQuantities | null): boolean {
  const now = currentQuantities();
  return Boolean(before && now && !$cart.get().stale && isSameCart(now, before));
}

/**
 * Adds an item by its number. An identical press before the reply adds nothing. Nothing is repeated without a
 * press.
 */
export function addItem(item: ItemWithQuantity): Promise<Result<null>> {
  const key = `add:${item.itemNumber}:${item.quantity}`;
  async function run(): Promise<Result<null>> {
    const before = currentQuantities();
    const result = await settleWrite({ ...additionOf(item, before, wantAdded([item])), cartIn: () => null });
    return result.ok && isMadeAgain(item) && isCartAsBefore(before) ? NOT_ADDED : result;
  }
  return joinCartWrite({ key, rank: 'change', run });
}

/** One of several additions. */
export interface Addition<Item> {
  item: Item;
  /** Why it isn't in the cart; absent if it is. */
  failure?: Failure;
}

/**
 * Adds several items, one after another, and shows the cart once at the end. A refusal concerns one item only; after any
 * other failure, the rest isn't sent and has the same failure. Call it within one job of the queue.
 */
export async function addInTurn<Item extends ItemWithQuantity>(
  items: readonly Item[],
): Promise<Addition<Item>[]> {
  const before = $cart.get();
  const quantities = currentQuantities();
  const wanted = wantAdded(items);
  const additions: Addition<Item>[] = [];
  let obstacle: Failure | undefined;
  let { cart } = before;
  // Lines that were added since the last read, possibly another line of the same item.
  let addedSince: ItemWithQuantity[] = [];
  for (const item of items) {
    const known = currentQuantities();
    const expected = known && withAdditions(known, addedSince);
    const result = obstacle ? null : await settleWrite(additionOf(item, expected, wanted));
    if (cart !== $cart.get().cart) addedSince = [];
    else if (result?.ok) addedSince.push(item);
    ({ cart } = $cart.get());
    const failure = result?.ok === false ? result.failure : obstacle;
    if (failure && failure.kind !== 'business') obstacle = failure;
    additions.push({ item, failure });
  }
  const added = additions.flatMap(({ item, failure }) => (failure ? [] : item));
  if (added.length) await applyWrite(null, wantAdded(added, before));
  if (added.filter(isMadeAgain).length && isCartAsBefore(quantities)) {
    return additions.map(({ item, failure = NOT_ADDED.failure }) => ({ item, failure }));
  }
  return additions;
}

/**
 * A single addition, which isn't shown. If its reply was lost, the pieces of the item in the cart decide.
 * @param before the earlier contents of the cart; null if unknown
 * @param wanted the expected pieces after this and the concurrent additions
 */
function additionOf(
  item: ItemWithQuantity,
  before: CartQuantities | null,
  wanted: WantedQuantities,
): CartWrite<null> {
  const { itemNumber, quantity } = item;
  return {
    call: () => addToCart({ itemNumber, quantity }),
    cartIn: () => undefined,
    // The failure says that it was not added, so no change notice repeats it.
    wanted: ({ ok }) => (ok ? wanted : { items: anyOf(wanted.items) }),
    hasArrived: (cart, failure) => isInDoubt(failure) && hasArrived(item, before, cartQuantities(cart)),
  };
}

/** How many pieces of an item are in the cart, on all lines; null while the cart is unknown. */
export function quantityInCart(itemNumber: string): number | null {
  const quantities = currentQuantities();
  return quantities && quantityOf(itemNumber, quantities);
}

/** The contents of the cart by item number; null while the cart is unknown. */
export function currentQuantities(): CartQuantities | null {
  const { cart } = $cart.get();
  return cart && cartQuantities(cart);
}

/** The expected quantities of the added items' lines; unknown if an item has several lines. */
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
