import type { Infer } from 'superstruct';
import type { Result } from '../../domain/failure.ts';
import { LIST_LIMITS, type ListSortKey, type ShoppingList } from '../../domain/lists/shopping-list.ts';
import type { Sort } from '../../domain/table.ts';
import { money } from '../transport/amounts.ts';
import { date, flag, identifier, required, text, wholeNumber } from '../transport/coercers.ts';
import { fields, list, type Rows } from '../transport/fields.ts';
import { get, type ReadOptions } from '../transport/http.ts';
import { post } from '../transport/post.ts';

/** Lists as read, and how many of the reply's rows could not be read. */
export interface ListsReading {
  lists: ShoppingList[];
  unreadable: number;
}

/** What every reply says of a list. */
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

const ListsReply = required(list(ListRowReply));
const MatchedListsReply = fields({ matchedList: list(ListRowReply) });
const FriendReply = fields({ returnUrl: required(text) });

/** Reads the shopper's own lists: GET `shopping-list/shopping-list-details` [2 §7 Lists]. */
export function readLists(options?: ReadOptions): Promise<Result<ListsReading>> {
  return get('shopping-list/shopping-list-details', ListsReply, toLists, options);
}

/**
 * Reads the shopper's own lists in an order: GET `shopping-list/shopping-list-sort/{field}/{ascending}` [2 §7 Lists].
 */
export function sortLists(
  { key, ascending }: Sort<ListSortKey>,
  options?: ReadOptions,
): Promise<Result<ListsReading>> {
  const parts = { field: key, ascending: `${ascending}` };
  const path = 'shopping-list/shopping-list-sort/{field}/{ascending}';
  return get(path, ListsReply, toLists, { ...options, parts });
}

/**
 * Finds whose public lists may be seen: POST `shopping-list/find-friends` [2 §7 Find friends].
 * @param email without spaces around it, cut at 256 characters [2 §5 Lists]
 * @returns the address of the page with that customer's lists, as the server sent it
 */
export function findFriend(email: string): Promise<Result<string>> {
  const emailList = email.trim().slice(0, LIST_LIMITS.friendEmail);
  return post('shopping-list/find-friends', { emailList }, FriendReply, ({ returnUrl }) => returnUrl);
}

/** Reads a customer's public lists: GET `shopping-list/find-friends/shopping-list/{profileId}` [2 §7 Friend lists]. */
export function readFriendLists(profileId: string, options?: ReadOptions): Promise<Result<ListsReading>> {
  const path = 'shopping-list/find-friends/shopping-list/{profileId}';
  return get(path, ListsReply, toLists, { ...options, parts: { profileId } });
}

/** The same in an order: GET `shopping-list/friend-list-sort/{profileId}/{field}/{ascending}` [2 §7 Friend lists]. */
export function sortFriendLists(
  profileId: string,
  { key, ascending }: Sort<ListSortKey>,
  options?: ReadOptions,
): Promise<Result<ListsReading>> {
  const path = 'shopping-list/friend-list-sort/{profileId}/{field}/{ascending}';
  const parts = { profileId, field: key, ascending: `${ascending}` };
  return get(path, ListsReply, toLists, { ...options, parts });
}

/**
 * Searches lists by their name and what they hold: POST `shopping-list/shopping-list-search` [2 §7 List search]. A
 * search that found nothing gives no lists, unless the server says so in words, which is a failure `business`.
 * @param query.text cut at 25 characters [2 §9]
 * @param query.listIds the lists that are searched
 * @param query.ofFriend they are another customer's
 */
export function searchLists(
  { text, listIds, ofFriend }: { text: string; listIds: readonly string[]; ofFriend: boolean },
  options?: ReadOptions,
): Promise<Result<ListsReading>> {
  const searchParam = text.trim().slice(0, LIST_LIMITS.search);
  return post(
    'shopping-list/shopping-list-search',
    { searchParam, searchLists: listIds, publicLists: ofFriend },
    MatchedListsReply,
    ({ matchedList }) => toLists(matchedList ?? { rows: [], unreadable: 0 }),
    options,
  );
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
    isPublic: row.isPublic,
    ownerName: row.OwnerName,
    userName: row.userName,
  };
}

/** Gives lists their proper names. One that comes twice is shown once. */
function toLists({ rows, unreadable }: Pick<Rows<ListRowReply>, 'rows' | 'unreadable'>): ListsReading {
  const lists = new Map(rows.map((row) => [row.giftlistId, toList(row)]));
  return { lists: [...lists.values()], unreadable };
}
