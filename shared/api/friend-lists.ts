import {
  LIST_LIMITS,
  type ListItemSortKey,
  type ListSortKey,
  type ShoppingList,
} from '../domain/shopping-list.ts';
import type { Sort } from '../domain/sort.ts';
import { identifier, required, text } from './coercers.ts';
import { fields, list } from './fields.ts';
import { get, type ReadOptions } from './http.ts';
import { ListsReply } from './list-reading.ts';
import {
  ListItemReply,
  type ListItemsReading,
  ListRowReply,
  type ListsReading,
  toList,
  toListItems,
  toLists,
} from './list-rows.ts';
import { post } from './post.ts';
import type { Result } from './result.ts';

/** One list with what it holds. */
export interface ListContents extends ListItemsReading {
  list: ShoppingList;
  /** The public lists of the same owner. */
  otherLists: { id: string; name?: string }[];
}

const FriendReply = fields({ returnUrl: required(text) });
const ItemsReply = required(list(ListItemReply));
const ContentsReply = fields({
  listDetail: ListRowReply,
  giftItems: list(ListItemReply),
  otherLists: list(fields({ giftlistId: required(identifier), Name: text })),
});

/**
 * Finds whose public lists may be seen: POST `shopping-list/find-friends` [2 §7].
 * @param email without spaces around it, cut at 256 characters [2 §5]
 * @returns the address of the page with that customer's lists, as the server sent it
 */
export function findFriend(email: string): Promise<Result<string>> {
  const emailList = email.trim().slice(0, LIST_LIMITS.friendEmail);
  return post('shopping-list/find-friends', { emailList }, FriendReply, ({ returnUrl }) => returnUrl);
}

/** Reads a customer's public lists: GET `shopping-list/find-friends/shopping-list/{profileId}` [2 §7]. */
export function readFriendLists(profileId: string, options?: ReadOptions): Promise<Result<ListsReading>> {
  const path = 'shopping-list/find-friends/shopping-list/{profileId}';
  return get(path, ListsReply, toLists, { ...options, parts: { profileId } });
}

/** The same in an order: GET `shopping-list/friend-list-sort/{profileId}/{field}/{ascending}` [2 §7]. */
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
 * Reads one list with its items: GET `shopping-list/find-friends/shopping-list-details/{giftlistId}/{profileId}`
 * [2 §7]. With the visitor's own `profileId` it reads their own list.
 */
export function readFriendList(
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
        ...toListItems(giftItems ?? { rows: [], unreadable: 0 }),
        otherLists: (otherLists?.rows ?? []).map(({ giftlistId, Name }) => ({
          id: giftlistId,
          name: Name,
        })),
      };
    },
    { ...options, parts: { listId, profileId } },
  );
}

/** Reads a list's items in an order: GET `shopping-list/friend-list-detail-sort/{giftlistId}/{field}/{ascending}` [2 §7]. */
export function sortFriendListItems(
  listId: string,
  { key, ascending }: Sort<ListItemSortKey>,
  options?: ReadOptions,
): Promise<Result<ListItemsReading>> {
  const path = 'shopping-list/friend-list-detail-sort/{listId}/{field}/{ascending}';
  const parts = { listId, field: key, ascending: `${ascending}` };
  return get(path, ItemsReply, toListItems, { ...options, parts });
}
