import type { Infer } from 'superstruct';
import type { Result } from '../../domain/failure.ts';
import type { ListItem, ListItemSortKey, ShoppingList } from '../../domain/lists/shopping-list.ts';
import type { Sort } from '../../domain/table.ts';
import { money } from '../transport/amounts.ts';
import type { FreeText } from '../transport/call-path.ts';
import { coerce, coercer, identifier, required, text, wholeNumber } from '../transport/coercers.ts';
import { fields, list, type Rows } from '../transport/fields.ts';
import { get, type ReadOptions } from '../transport/http.ts';
import { ListRowReply, toList } from './lists.ts';

/** Items as read, and how many of the reply's rows could not be read. */
export interface ListItemsReading {
  items: ListItem[];
  unreadable: number;
}

/** One list with what it holds. */
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

/** An item goes by its product, which the server writes in two ways; a row without one is not read. */
const ListItemReply = required(
  coercer((value) => {
    const row = coerce(value, ItemFields);
    return row?.productId || row?.ProductId ? row : null;
  }),
);

const ItemsReply = required(list(ListItemReply));
const ContentsReply = fields({
  listDetail: ListRowReply,
  giftItems: list(ListItemReply),
  otherLists: list(fields({ giftlistId: required(identifier), Name: text })),
});
const MatchedItemsReply = fields({ giftItems: list(ListItemReply) });

const NOTHING = { rows: [], unreadable: 0 };

/**
 * Reads one list with its items: GET `shopping-list/find-friends/shopping-list-details/{giftlistId}/{profileId}`
 * [2 §7 Public list]. With the visitor's own `profileId` it reads their own list.
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
      // A list is not taken for empty because something is missing.
      if (!giftItems && list.itemCount) throw new Error('giftItems');
      return {
        list,
        ...toListItems(giftItems ?? NOTHING),
        otherLists: (otherLists?.rows ?? []).map(({ giftlistId, Name }) => ({
          id: giftlistId,
          name: Name,
        })),
      };
    },
    { ...options, parts: { listId, profileId } },
  );
}

/**
 * Reads a list's items in an order: GET `shopping-list/friend-list-detail-sort/{giftlistId}/{field}/{ascending}`
 * [2 §7 Public list].
 */
export function sortListItems(
  listId: string,
  { key, ascending }: Sort<ListItemSortKey>,
  options?: ReadOptions,
): Promise<Result<ListItemsReading>> {
  const path = 'shopping-list/friend-list-detail-sort/{listId}/{field}/{ascending}';
  const parts = { listId, field: key, ascending: `${ascending}` };
  return get(path, ItemsReply, toListItems, { ...options, parts });
}

/**
 * Searches the items of a list: GET
 * `shopping-list/shopping-list-details/search-list-item/searchValue={text}/{giftlistId}` [2 §7 Lists].
 * @param query.text cut at 25 characters [2 §9]
 */
export function searchListItems(
  { text, listId }: { text: string; listId: string },
  options?: ReadOptions,
): Promise<Result<ListItemsReading>> {
  return get(
    'shopping-list/shopping-list-details/search-list-item/searchValue={text}/{listId}',
    MatchedItemsReply,
    ({ giftItems }) => toListItems(giftItems ?? NOTHING),
    { ...options, parts: { text: freeText(text.trim()), listId } },
  );
}

/** Gives the items of a list their proper names, and each a key of its own. */
function toListItems({ rows, unreadable }: Pick<Rows<ItemFields>, 'rows' | 'unreadable'>): ListItemsReading {
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

/** How many characters of a search the server takes. */
const SEARCH_LENGTH = 25;

/**
 * Makes typed text fit for a path: cut at 25 characters and percent-encoded [wire Paths].
 * Half of a surrogate pair has no encoding, so it is left out.
 */
export function freeText(text: string): FreeText {
  const whole = [...text.replace(/\p{Surrogate}/gu, '')];
  return { encoded: encodeURIComponent(whole.slice(0, SEARCH_LENGTH).join('')) };
}
