import type { Result } from '../../domain/failure.ts';
import { isPathSegment } from '../../domain/url.ts';
import { refuse } from '../transport/http.ts';
import { command } from '../transport/post.ts';
import { writeUnlessUnclear } from '../transport/unclear-answer.ts';
import { type CartWriteResult, writeCart } from './written-cart.ts';

const ADD = 'cart/quick-add-to-cart';
const UPDATE = 'cart/update-item';
const REMOVE = 'cart/remove-product-from-cart';
const REMOVE_SEVERAL = 'cart/remove-multiple-items';

/**
 * Adds an item by its number: POST `cart/quick-add-to-cart` [1 §7 Lines]. The caller then reads the cart.
 * HTML as the reply isn't reported [wire Writes], but is the failure `not-json`: the cart decides whether the
 * item was added, so nothing is lost during maintenance of the shop.
 */
export function addToCart({
  itemNumber,
  quantity,
}: {
  itemNumber: string;
  quantity: number;
}): Promise<Result<null>> {
  const body = { addItemCount: 1, skuId: itemNumber, actionType: 'addItemToCart', quantity };
  const isPage = (text: string) => text.trimStart().startsWith('<');
  return writeUnlessUnclear(ADD, isPage, (judgeAnswer) => command(ADD, body, judgeAnswer));
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

/** Ids are joined with `,` and `=`, so an id that contains these would refer to another line. */
function areIds(lineIds: readonly string[]): boolean {
  return lineIds.every(isPathSegment);
}
