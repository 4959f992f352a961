import type { Money } from '../domain/cart.ts';
import { identifier, required, text, wholeNumber } from './coercers.ts';
import { fields, list } from './fields.ts';
import { get, type ReadOptions } from './http.ts';
import { money } from './money.ts';
import type { Result } from './result.ts';

/** One line of the mini-cart's panel. */
export interface MiniCartLine {
  id: string;
  itemNumber: string;
  name: string;
  quantity: number;
  total?: Money;
  url?: string;
  imageUrl?: string;
}

/** What the mini-cart's panel shows. */
export interface MiniCart {
  lines: MiniCartLine[];
  subtotal?: Money;
  /** Pieces in the cart. */
  count: number;
  /** Lines the server sent that could not be read. */
  unreadableLines: number;
}

const MiniCartLineReply = fields({
  commerceId: required(identifier),
  productId: required(identifier),
  displayName: required(text),
  quantity: required(wholeNumber),
  total: money,
  productUrl: text,
  ImageURL: text,
});

const MiniCartReply = fields({
  commerceItems: required(list(MiniCartLineReply)),
  subTotal: money,
  miniCartCount: wholeNumber,
});

/** Reads the lines of the mini-cart's panel: GET `cart/get-commerce-item-details` [1 §7]. */
export function readMiniCart(options?: ReadOptions): Promise<Result<MiniCart>> {
  return get(
    'cart/get-commerce-item-details',
    MiniCartReply,
    ({ commerceItems: { rows, unreadable }, subTotal, miniCartCount }) => ({
      lines: rows.map((row) => ({
        id: row.commerceId,
        itemNumber: row.productId,
        name: row.displayName,
        quantity: row.quantity,
        total: row.total,
        url: row.productUrl,
        imageUrl: row.ImageURL,
      })),
      subtotal: subTotal,
      count: miniCartCount ?? rows.reduce((sum, { quantity }) => sum + quantity, 0),
      unreadableLines: unreadable,
    }),
    options,
  );
}
