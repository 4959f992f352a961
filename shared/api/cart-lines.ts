import { isPathSegment } from '../domain/path-segment.ts';
import { CartChangeReply, toChangedCart } from './cart-change.ts';
import type { CartReading } from './cart-reply.ts';
import { anything } from './coercers.ts';
import { refuse } from './http.ts';
import { post } from './post.ts';
import type { Result } from './result.ts';

const UPDATE = 'cart/update-item';
const REMOVE = 'cart/remove-product-from-cart';
const REMOVE_SEVERAL = 'cart/remove-multiple-items';

/** What a change of lines gives: the new cart, or `null` when the reply had none and it is to be read. */
export type CartChange = Promise<Result<CartReading | null>>;

/** Adds an item by its number: POST `cart/quick-add-to-cart` [1 §7]. The cart is then to be read. */
export function addToCart({
  itemNumber,
  quantity,
}: {
  itemNumber: string;
  quantity: number;
}): Promise<Result<null>> {
  const body = { addItemCount: 1, skuId: itemNumber, actionType: 'addItemToCart', quantity };
  return post('cart/quick-add-to-cart', body, anything, () => null);
}

/**
 * Sets the quantities of lines: POST `cart/update-item` [1 §7]. The quantities are absolute, so that
 * sending them again changes nothing.
 * @param options.keepalive for an edit that is sent while the page goes away
 */
export async function updateQuantities(
  changes: readonly { lineId: string; quantity: number }[],
  options?: { keepalive?: boolean },
): CartChange {
  const ids = changes.map(({ lineId }) => lineId);
  if (!areIds(ids)) return refuse(`POST ${UPDATE}`);
  const updateId = changes.map(({ lineId, quantity }) => `${lineId}=${quantity}`).join();
  return post(
    UPDATE,
    { itemIds: ids.join(), actionType: 'updateItems', updateId },
    CartChangeReply,
    toChangedCart,
    options,
  );
}

/**
 * Removes one line: POST `cart/remove-product-from-cart` [1 §7].
 * @param removal.shippingEstimated true when a zip code has been estimated
 */
export function removeLine({
  lineId,
  shippingEstimated,
}: {
  lineId: string;
  shippingEstimated: boolean;
}): CartChange {
  const body = { action: 'removeOneItem', removeOneItem: lineId, enableShippingCharge: shippingEstimated };
  return post(REMOVE, body, CartChangeReply, toChangedCart);
}

/** Removes several lines at once: POST `cart/remove-multiple-items` [1 §7]. */
export async function removeLines(lineIds: readonly string[]): CartChange {
  if (!areIds(lineIds)) return refuse(`POST ${REMOVE_SEVERAL}`);
  const body = { actionType: 'removeMultipleItems', itemIds: lineIds.join() };
  return post(REMOVE_SEVERAL, body, CartChangeReply, toChangedCart);
}

/**
 * Removes every line: POST `cart/remove-product-from-cart` with `clearCart` [1 §7].
 * @param clearing.shippingEstimated true when a zip code has been estimated
 */
export function clearCart({ shippingEstimated }: { shippingEstimated: boolean }): CartChange {
  const body = { actionType: 'clearCart', enableShippingCharge: shippingEstimated };
  return post(REMOVE, body, CartChangeReply, toChangedCart);
}

/** Ids are joined with `,` and `=`, so one that holds these would speak of another line. */
function areIds(lineIds: readonly string[]): boolean {
  return lineIds.every(isPathSegment);
}
