/** The calls that sort and search lists and their items, and the one that finds a friend's lists. */
import type { Result } from '../../domain/failure.ts';
import { LIST_LIMITS, type ListItemSortKey, type ListSortKey } from '../../domain/lists/shopping-list.ts';
import type { Sort } from '../../domain/table.ts';
import type { FreeText } from '../transport/call-path.ts';
import { required, text } from '../transport/coercers.ts';
import { fields } from '../transport/fields.ts';
import { get, type ReadOptions } from '../transport/http.ts';
import { list } from '../transport/list.ts';
import { post } from '../transport/post.ts';
import { ListItemReply, type ListItemsReading, NO_ITEMS, toListItems } from './list-items.ts';
import { ListRowReply, type ListsReading, ListsReply, toLists } from './lists.ts';

const MatchedListsReply = fields({ matchedList: list(ListRowReply) });
const FriendReply = fields({ returnUrl: required(text) });
const ItemsReply = required(list(ListItemReply));
const MatchedItemsReply = fields({ giftItems: list(ListItemReply) });

/** Reads the shopper's own lists, sorted: GET `shopping-list/shopping-list-sort/{field}/{ascending}` [2 §7 Lists]. */
export function sortLists(
  { key, ascending }: Sort<ListSortKey>,
  options?: ReadOptions,
): Promise<Result<ListsReading>> {
  const parts = { field: key, ascending: `${ascending}` };
  const path = 'shopping-list/shopping-list-sort/{field}/{ascending}';
  return get(path, ListsReply, toLists, { ...options, parts });
}

/**
 * Reads a customer's public lists, sorted: GET `shopping-list/friend-list-sort/{profileId}/{field}/{ascending}` [2 §7
 * Friend lists].
 */
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
 * Searches lists by name and content: POST `shopping-list/shopping-list-search` [2 §7 List search]. A search without
 * results returns no lists; if the server answers with a message instead, that is a failure of kind `business`.
 * @param query.text cut at 25 characters [2 §9]
 * @param query.listIds the lists that are searched
 * @param query.ofFriend whether they are another customer's
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

/**
 * Reads a list's items, sorted: GET `shopping-list/friend-list-detail-sort/{giftlistId}/{field}/{ascending}` [2 §7
 * Public list].
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
    ({ giftItems }) => toListItems(giftItems ?? NO_ITEMS),
    { ...options, parts: { text: freeText(text.trim()), listId } },
  );
}

/**
 * Finds a customer whose public lists may be seen: POST `shopping-list/find-friends` [2 §7 Find friends].
 * @param email without spaces around it, cut at 256 characters [2 §5 Lists]
 * @returns the address of the page with that customer's lists, as the server sent it
 */
export function findFriend(email: string): Promise<Result<string>> {
  const emailList = email.trim().slice(0, LIST_LIMITS.friendEmail);
  return post('shopping-list/find-friends', { emailList }, FriendReply, ({ returnUrl }) => returnUrl);
}

/** How many characters of a search the server takes. */
const SEARCH_LENGTH = 25;

/**
 * Prepares typed text for a path: cut at 25 characters and percent-encoded [wire Paths]. Half of a surrogate pair can't
 * be encoded, so it is dropped.
 */
export function freeText(text: string): FreeText {
  const whole = [...text.replace(/\p{Surrogate}/gu, '')];
  return { encoded: encodeURIComponent(whole.slice(0, SEARCH_LENGTH).join('')) };
}
