import type { Infer } from 'superstruct';
import type { ListItem, ShoppingList } from '../domain/shopping-list.ts';
import { coerce, coercer, flag, identifier, required, text, wholeNumber } from './coercers.ts';
import { date } from './dates.ts';
import { fields, type Rows } from './fields.ts';
import { money } from './money.ts';

/** Lists as read, and how many of the reply's rows were none. */
export interface ListsReading {
  lists: ShoppingList[];
  unreadable: number;
}

/** Items as read, and how many of the reply's rows were none. */
export interface ListItemsReading {
  items: ListItem[];
  unreadable: number;
}

export const ListRowReply = fields({
  giftlistId: required(identifier),
  Name: text,
  Description: text,
  comments: date,
  quantity: wholeNumber,
  total: money,
  retailPrice: money,
  isWishlist: flag,
  OwnerName: text,
  userName: text,
});
export type ListRowReply = Infer<typeof ListRowReply>;

const ItemFields = fields({
  productId: identifier,
  ProductId: identifier,
  giftItemId: identifier,
  productName: text,
  productUrl: text,
  thumbnailImg: text,
  quantity: wholeNumber,
  itemPrice: money,
  retailPrice: money,
  cautionUrl: text,
  geographicUrl: text,
});
type ItemFields = Infer<typeof ItemFields>;

/** An item goes by its product, which the server writes in two ways; a row without it is none. */
export const ListItemReply = required(
  coercer((value) => {
    const row = coerce(value, ItemFields);
    return row?.productId || row?.ProductId ? row : null;
  }),
);

/** Gives lists their proper names. One that comes twice is shown once. */
export function toLists({ rows, unreadable }: Rows<ListRowReply>): ListsReading {
  const lists = new Map(rows.map((row) => [row.giftlistId, toList(row)]));
  return { lists: [...lists.values()], unreadable };
}

/** Gives one list its proper names. */
export function toList(row: ListRowReply): ShoppingList {
  return {
    id: row.giftlistId,
    name: row.Name,
    description: row.Description,
    createdOn: row.comments,
    itemCount: row.quantity,
    total: row.total,
    retailPrice: row.retailPrice,
    isWishlist: Boolean(row.isWishlist),
    ownerName: row.OwnerName,
    userName: row.userName,
  };
}

/** Gives the items of a list their proper names, and each a key of its own. */
export function toListItems({ rows, unreadable }: Rows<ItemFields>): ListItemsReading {
  const seen = new Map<string, number>();
  const items = rows.map((row) => {
    const productId = `${row.productId ?? row.ProductId}`;
    const id = row.giftItemId ?? productId;
    const before = seen.get(id) ?? 0;
    seen.set(id, before + 1);
    return {
      key: before ? `${id} ${before + 1}` : id,
      productId,
      giftItemId: row.giftItemId,
      name: row.productName,
      url: row.productUrl,
      imageUrl: row.thumbnailImg,
      quantity: row.quantity,
      price: row.itemPrice,
      retailPrice: row.retailPrice,
      cautionUrl: row.cautionUrl,
      geographicUrl: row.geographicUrl,
    };
  });
  return { items, unreadable };
}
