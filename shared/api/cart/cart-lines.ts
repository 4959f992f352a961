import type { Result } from '../../domain/failure.ts';
import { isPathSegment } from '../../domain/url.ts';
import { anyAnswerButPage } from '../transport/any-answer.ts';
import { refuse } from '../transport/http.ts';
import { command } from '../transport/post.ts';
import { type CartWriteResult, writeCart } from './written-cart.ts';

const UPDATE = 'cart/update-item';
const REMOVE = 'cart/remove-product-from-cart';
const REMOVE_SEVERAL = 'cart/remove-multiple-items';

/**
 * Adds an item by its number: POST `cart/quick-add-to-cart` [1 §7 Lines]. The cart must then be read: after an HTML page it
 * decides whether the item was added, so that a shop under maintenance loses nothing.
 */
export function addToCart({
  itemNumber,
  quantity,
}: {
  itemNumber: string;
  quantity: number;
}): Promise<Result<null>> {
  const body = { addItemCount: 1, skuId: itemNumber, actionType: 'addItemToCart', quantity };
  return command('cart/quick-add-to-cart', body, anyAnswerButPage);
}

/**
 * Sets the quantities of lines: POST `cart/update-item` [1 §7 Lines]. The quantities are absolute, so that
 * sending them again changes nothing.
 */
export async function updateQuantities(
  changes: readonly { lineId: string; quantity: number }[],
): Promise<CartWriteResult> {
  const ids = changes.map(({ lineId }) => lineId);
  if (!areIds(ids)) return refuse(`POST ${UPDATE}`);
  const updateId = changes.map(({ lineId, quantity }) => `${lineId}=${quantity}`).join();
  return writeCart(UPDATE, { itemIds: ids.join(), actionType: 'updateItems', updateId });
}

/**
 * Removes one line: POST `cart/remove-product-from-cart` [1 §7 Lines].
 * @param removal.shippingEstimated true when a zip code has been estimated
 */
export function removeCartLine({
  lineId,
  shippingEstimated,
}: {
  lineId: string;
  shippingEstimated: boolean;
}): Promise<CartWriteResult> {
  const body = { action: 'removeOneItem', removeOneItem: lineId, enableShippingCharge: shippingEstimated };
  return writeCart(REMOVE, body);
}

/** Removes several lines at once: POST `cart/remove-multiple-items` [1 §7 Lines]. */
export async function removeCartLines(lineIds: readonly string[]): Promise<CartWriteResult> {
  if (!areIds(lineIds)) return refuse(`POST ${REMOVE_SEVERAL}`);
  const body = { actionType: 'removeMultipleItems', itemIds: lineIds.join() };
  return writeCart(REMOVE_SEVERAL, body);
}

/**
 * Removes every line: POST `cart/remove-product-from-cart` with `clearCart` [1 §7 Lines].
 * @param clearing.shippingEstimated true when a zip code has been estimated
 */
export function clearCart({ shippingEstimated }: { shippingEstimated: boolean }): Promise<CartWriteResult> {
  const body = { actionType: 'clearCart', enableShippingCharge: shippingEstimated };
  return writeCart(REMOVE, body);
}

/** Ids are joined with `,` and `=`, so one that holds these would speak of another line. */
function areIds(lineIds: readonly string[]): boolean {
  return lineIds.every(isPathSegment);
}
