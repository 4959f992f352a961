import type { Infer } from 'superstruct';
import type { Result } from '../../domain/failure.ts';
import type { ShoppingList } from '../../domain/lists/shopping-list.ts';
import { money } from '../transport/amounts.ts';
import { flag, identifier, required, text, wholeNumber } from '../transport/coercers.ts';
import { date } from '../transport/dates.ts';
import { fields } from '../transport/fields.ts';
import { get, type ReadOptions } from '../transport/http.ts';
import { list, type Rows } from '../transport/list.ts';

/** The lists, and how many of the reply's rows could not be read. */
export interface ListsReading {
  lists: ShoppingList[];
  unreadable: number;
}

/** The fields of a list in every reply. */
export const ListRowReply = fields({
  giftlistId: required(identifier),
  Name: text,
  Description: text,
  comments: date,
  quantity: wholeNumber,
  total: money,
  retailPrice: money,
  isWishlist: flag,
  isPublic: flag,
  OwnerName: text,
  userName: text,
});
type ListRowReply = Infer<typeof ListRowReply>;

export const ListsReply = required(list(ListRowReply));

/** Reads the shopper's own lists: GET `shopping-list/shopping-list-details` [2 §7 Lists]. */
export function readLists(options?: ReadOptions): Promise<Result<ListsReading>> {
  return get('shopping-list/shopping-list-details', ListsReply, toLists, options);
}

/** Reads a customer's public lists: GET `shopping-list/find-friends/shopping-list/{profileId}` [2 §7 Friend lists]. */
export function readFriendLists(profileId: string, options?: ReadOptions): Promise<Result<ListsReading>> {
  const path = 'shopping-list/find-friends/shopping-list/{profileId}';
  return get(path, ListsReply, toLists, { ...options, parts: { profileId } });
}

/** Maps one list to proper names. */
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
    isPublic: row.isPublic,
    ownerName: row.OwnerName,
    userName: row.userName,
  };
}

/** Maps lists to proper names. A list that occurs twice is returned once. */
export function toLists({ rows, unreadable }: Pick<Rows<ListRowReply>, 'rows' | 'unreadable'>): ListsReading {
  const lists = new Map(rows.map((row) => [row.giftlistId, toList(row)]));
  return { lists: [...lists.values()], unreadable };
}
