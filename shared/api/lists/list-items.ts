import type { Infer } from 'superstruct';
import type { Result } from '../../domain/failure.ts';
import type { ListItem, ShoppingList } from '../../domain/lists/shopping-list.ts';
import { money } from '../transport/amounts.ts';
import { coerce, coercer, identifier, required, text, wholeNumber } from '../transport/coercers.ts';
import { fields } from '../transport/fields.ts';
import { get, type ReadOptions } from '../transport/http.ts';
import { list, type Rows } from '../transport/list.ts';
import { ListRowReply, toList } from './lists.ts';

/** The items, and how many of the reply's rows could not be read. */
export interface ListItemsReading {
  items: ListItem[];
  unreadable: number;
}

/** One list with its items. */
export interface ListContents extends ListItemsReading {
  list: ShoppingList;
  /** The public lists of the same owner. */
  otherLists: { id: string; name?: string }[];
}

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

/** An item is identified by its product, which the server writes in two ways; a row without one is unreadable. */
export const ListItemReply = required(
  coercer((value, reading) => {
    const row = coerce(value, ItemFields, reading);
    return row?.productId || row?.ProductId ? row : null;
  }),
);

const ContentsReply = fields({
  listDetail: ListRowReply,
  giftItems: list(ListItemReply),
  otherLists: list(fields({ giftlistId: required(identifier), Name: text })),
});

/** The fields of a reply without items. */
export const NO_ITEMS = { rows: [], unreadable: 0 };

/**
 * Reads one list with its items: GET `shopping-list/find-friends/shopping-list-details/{giftlistId}/{profileId}` [2 §7
 * Public list]. With the visitor's own `profileId`, it reads their own list.
 */
export function readList(
  { listId, profileId }: { listId: string; profileId: string },
  options?: ReadOptions,
): Promise<Result<ListContents>> {
  return get(
    'shopping-list/find-friends/shopping-list-details/{listId}/{profileId}',
    ContentsReply,
    ({ listDetail, giftItems, otherLists }) => {
      const list = toList(listDetail);
      // Missing data doesn't make a list empty.
      if (!giftItems && list.itemCount) throw new Error('giftItems');
      return {
        list,
        ...toListItems(giftItems ?? NO_ITEMS),
        otherLists: (otherLists?.rows ?? []).map(({ giftlistId, Name }) => ({
          id: giftlistId,
          name: Name,
        })),
      };
    },
    { ...options, parts: { listId, profileId } },
  );
}

/** Maps the items of a list to proper names, and gives each its own key. */
export function toListItems({
  rows,
  unreadable,
}: Pick<Rows<ItemFields>, 'rows' | 'unreadable'>): ListItemsReading {
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
