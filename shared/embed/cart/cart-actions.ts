/**
 * The actions on the cart for scripts of the page, `cbWidgets.cart` [embedding Cart actions]. Loaded with the first
 * call.
 */
import { countUnits, unitPrice } from '../../domain/cart/cart.ts';
import type { OpenWrite } from '../../domain/open-write.ts';
import { type Permissions, permissionsFor } from '../../domain/permissions.ts';
import { tellCartError } from '../../page/cart-error.ts';
import { cartView, hasCartPage } from '../../page/cart-view.ts';
import { keepWhileOpen } from '../../page/storage/open-writes.ts';
import { ownerFor } from '../../page/storage/shopper-storage.ts';
import { $cart, findLine, refreshCart } from '../../stores/cart/cart.ts';
import { $cartCount } from '../../stores/cart/cart-count.ts';
import { cartNews, openCart } from '../../stores/cart/following/follow-cart.ts';
import { type Addition, addInTurn, currentQuantities } from '../../stores/cart/writes/additions.ts';
import { enqueueCartWrite, whenCartIdle } from '../../stores/cart/writes/cart-queue.ts';
import { asPage } from '../../stores/page-actions.ts';
import { $session, followStateBlock } from '../../stores/session.ts';
import type { AddOutcome, CartSnapshot, QuantityOutcome, RefusedItem } from './cart-access.ts';
import { additionReason, messages } from './cart-action-texts.ts';
import { saveQuantity } from './quantity-action.ts';
import { type ItemToAdd, readItems, readQuantity } from './read-arguments.ts';

/** Returns the cart, once the changes under way have ended. Reads it if the page hasn't, or if it may be out of date. */
export async function getCart(): Promise<CartSnapshot> {
  const { seesPrices, seesContractPrices } = await open();
  await whenCartIdle();
  if ($cart.get().stale) await refreshCart();
  const { cart, failure } = $cart.get();
  const lines = (cart?.lines ?? []).map(({ id, itemNumber, name, quantity, prices, total, hidesPrice }) => ({
    ...{ id, itemNumber, name, quantity },
    ...(seesPrices && !hidesPrice && { price: unitPrice(prices, seesContractPrices), total }),
  }));
  return {
    lines,
    count: $cartCount.get() ?? (cart ? countUnits(cart) : 0),
    ...(seesPrices && { subTotal: cart?.subtotal }),
    ...(failure && { reason: messages.cartUnread }),
  };
}

/**
 * Adds items, one after another. A refusal concerns one item; after any other failure, the remaining items aren't sent.
 * @param given a list of items with `itemNumber` and `quantity`; anything else is refused, and reported on the console
 */
export async function addItems(given: unknown): Promise<AddOutcome> {
  const { items, refused } = readItems(given);
  if (items.length === 0) return { added: [], refused };
  const { mayQuickOrder } = await open();
  if (!mayQuickOrder)
    return { added: [], refused: [...refused, ...refuseAll(items, messages.cartMayNotAdd)] };
  const additions = await changeAsPage(items, () => addKept(items));
  // The queue has reported the error.
  if (!additions) return { added: [], refused: [...refused, ...refuseAll(items, messages.cartAddUnsure)] };
  const added = [];
  const failed = [];
  for (const { item, failure } of additions) {
    if (failure) failed.push({ ...item.given, reason: additionReason(failure) });
    else added.push(item.given);
  }
  for (const failure of new Set(additions.flatMap((one) => one.failure ?? []))) {
    tellCartError('add', failure, additionReason(failure));
  }
  return { added, refused: [...refused, ...failed] };
}

/**
 * Sets the quantity of a line, and waits until the server has it.
 * @param quantity 1 to 999; 0 removes the line, and the cart page offers Undo
 */
export async function setQuantityOf(lineId: unknown, quantity: unknown): Promise<QuantityOutcome> {
  const wanted = readQuantity(lineId, quantity);
  if (wanted === null) return refuse(messages.cartQuantityWrong);
  const { mayRemoveLines } = await open();
  if (cartView() === 'inspect') return refuse(messages.cartMayNotChange);
  if (wanted === 0 && !mayRemoveLines) return refuse(messages.cartMayNotRemove);
  const line = findLine(String(lineId));
  if (!line) return refuse($cart.get().failure ? messages.cartUnread : messages.cartLineGone);
  if (line.discontinued && wanted > 0) return refuse(messages.cartQuantityFixed);
  const { failure, ...outcome } = await changeAsPage([line], () => saveQuantity(line, wanted));
  // The cart page tells the shopper, and the page's scripts, at the line.
  if (failure && !hasCartPage()) tellCartError(wanted ? 'quantity' : 'remove', failure, outcome.reason ?? '');
  return outcome;
}

let calls = 0;

/** Adds items in their turn. If this page is left before the end, the next page reports the outcome. */
async function addKept(items: readonly ItemToAdd[]) {
  let additions: Addition<ItemToAdd>[] | undefined;
  const sent = items.map(({ itemNumber, quantity }) => ({ itemNumber, quantity }));
  const write: OpenWrite = { kind: 'add', items: sent, had: currentQuantities() };
  await keepWhileOpen(ownerFor($session.get().visitor), write, async () => {
    additions = await enqueueCartWrite({
      key: `page:${++calls}`,
      rank: 'change',
      run: () => addInTurn(items),
    });
    const failure = additions?.find((one) => one.failure)?.failure;
    return failure ? { ok: false, failure } : { ok: true, value: null };
  });
  return additions;
}

/** Opens the cart for a page that may have no widget. @returns the visitor's permissions */
async function open(): Promise<Permissions> {
  followStateBlock();
  await openCart();
  return permissionsFor($session.get().visitor, cartView());
}

/**
 * Makes a change that `cb:cart-lines` attributes to the page. Its code must be loaded before the changed cart is shown.
 */
async function changeAsPage<Value>(
  items: readonly Pick<ItemToAdd, 'itemNumber'>[],
  change: () => Promise<Value>,
): Promise<Value> {
  await cartNews.prepare();
  return asPage(
    items.map(({ itemNumber }) => itemNumber),
    change,
  );
}

function refuse(reason: string): QuantityOutcome {
  return { ok: false, reason };
}

function refuseAll(items: readonly ItemToAdd[], reason: string): RefusedItem[] {
  return items.map(({ given }) => ({ ...given, reason }));
}
