import { CartDetailsReply, type CartReading, toCart } from './cart-reply.ts';
import { openEnvelope } from './envelope.ts';
import { get, type ReadOptions, readValue } from './http.ts';
import type { Result } from './result.ts';

/**
 * Reads the cart: GET `cart/cart-details/{true|false}` [1 §7].
 * @param options.create true on a page opened with `?create=true`: the server then makes a new cart
 */
export function readCart({
  create = false,
  signal,
}: ReadOptions & { create?: boolean } = {}): Promise<Result<CartReading>> {
  return get('cart/cart-details/{create}', CartDetailsReply, toWholeCart, {
    parts: { create: String(create) },
    signal,
  });
}

/**
 * Reads the cart that the server printed into the page, under the rules of a reply (embedding contract,
 * "The state block").
 * @param block `cart` of the state block
 */
export function cartFromPage(block: unknown): Result<CartReading> {
  return readValue('#cb-state: cart', openEnvelope(block).payload, CartDetailsReply, toWholeCart);
}

function toWholeCart(reply: CartDetailsReply): CartReading {
  const cart = toCart(reply);
  if (!cart) throw new Error('commerceItems');
  return cart;
}
