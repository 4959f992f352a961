import type { Result } from '../../domain/failure.ts';
import type { Amount } from '../../domain/money.ts';
import { sumOf } from '../../domain/sum.ts';
import { money } from '../transport/amounts.ts';
import { hides, identifier, required, text, wholeNumber } from '../transport/coercers.ts';
import { fields } from '../transport/fields.ts';
import { get, type ReadOptions } from '../transport/http.ts';
import { list } from '../transport/list.ts';

/** One line of the mini-cart's panel. */
export interface MiniCartLine {
  id: string;
  itemNumber: string;
  name: string;
  quantity: number;
  /** Absent if the line hides its price. */
  total?: Amount;
  url?: string;
  imageUrl?: string;
}

/** The content of the mini-cart's panel. */
export interface MiniCartReading {
  lines: MiniCartLine[];
  subtotal?: Amount;
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
  hidePrice: hides,
  productUrl: text,
  ImageURL: text,
});

const MiniCartReply = fields({
  commerceItems: required(list(MiniCartLineReply)),
  subTotal: money,
  miniCartCount: wholeNumber,
});

/** Reads the lines of the mini-cart's panel: GET `cart/get-commerce-item-details` [1 §7 Reading]. */
export function readMiniCart(options?: ReadOptions): Promise<Result<MiniCartReading>> {
  return get(
    'cart/get-commerce-item-details',
    MiniCartReply,
    ({ commerceItems: { rows, unreadable }, subTotal, miniCartCount }) => ({
      lines: rows.map((row) => ({
        id: row.commerceId,
        itemNumber: row.productId,
        name: row.displayName,
        quantity: row.quantity,
        total: row.hidePrice ? undefined : row.total,
        url: row.productUrl,
        imageUrl: row.ImageURL,
      })),
      subtotal: subTotal,
      count: miniCartCount ?? sumOf(rows, ({ quantity }) => quantity),
      unreadableLines: unreadable,
    }),
    options,
  );
}
