import type { Infer } from 'superstruct';
import type { PurchasedItem } from '../../domain/orders/order-confirmation.ts';
import { money } from '../transport/amounts.ts';
import { coerce, coercer, identifier, text, wholeNumber } from '../transport/coercers.ts';
import { isRecord, parseJson } from '../transport/envelope.ts';
import { fields } from '../transport/fields.ts';

/** An entry for the tag manager: an object, a list, or the JSON text of one. */
export const dataLayerEntry = coercer((value) => {
  const read = typeof value === 'string' ? parseJson(value) : value;
  return typeof read === 'object' && read ? read : undefined;
});

/** One category, or a list of them. */
const categories = coercer((value, reading) => {
  const read = (Array.isArray(value) ? value : [value]).flatMap((one) => coerce(one, text, reading) ?? []);
  return read.length > 0 ? read : undefined;
});

const PurchasedItemReply = fields({
  productId: identifier,
  name: text,
  quantity: wholeNumber,
  price: money,
  categories,
  url: text,
  imgStr: text,
  dataLayer_obj: dataLayerEntry,
});
type PurchasedItemReply = Infer<typeof PurchasedItemReply>;

/** The rows of `order_Items`; anything else is left out, because the order can be shown without it. */
export const purchasedItemRows = coercer<PurchasedItemReply[]>((rows, reading) =>
  Array.isArray(rows)
    ? rows.filter(isRecord).flatMap((row) => coerce(row, PurchasedItemReply, reading) ?? [])
    : undefined,
);

/** Maps the products of an order, and the server's entries for them, to proper names [2 §3 Confirmation]. */
export function toPurchasedItems(rows: readonly PurchasedItemReply[] = []): {
  items: PurchasedItem[];
  entries: unknown[];
} {
  const items = rows.flatMap(({ productId, imgStr, dataLayer_obj: _, ...row }) =>
    productId ? [{ ...row, productId, imageUrl: imgStr }] : [],
  );
  return { items, entries: rows.flatMap(({ dataLayer_obj: entry }) => entry ?? []) };
}
