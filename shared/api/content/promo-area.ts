import type { Result } from '../../domain/failure.ts';
import { html } from '../transport/coercers.ts';
import { fields } from '../transport/fields.ts';
import { get, type ReadOptions } from '../transport/http.ts';

const PromoAreaReply = fields({ targeterResult: html });

/**
 * Reads the promotional area below the cart: GET `cart/cart-bottom-area` [1 §7 Content].
 * @returns HTML, empty if there is no promotion
 */
export function readCartPromoArea(options?: ReadOptions): Promise<Result<{ html: string }>> {
  return readPromoArea('cart/cart-bottom-area', options);
}

/**
 * Reads the promotional area of the order confirmation: GET `order/order-confirm-promo-top` [2 §7 Promotion banner].
 */
export function readOrderPromoArea(options?: ReadOptions): Promise<Result<{ html: string }>> {
  return readPromoArea('order/order-confirm-promo-top', options);
}

function readPromoArea(path: string, options?: ReadOptions): Promise<Result<{ html: string }>> {
  return get(path, PromoAreaReply, ({ targeterResult }) => ({ html: targeterResult ?? '' }), options);
}
