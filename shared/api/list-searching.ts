import { LIST_LIMITS } from '../domain/shopping-list.ts';
import { fields, list } from './fields.ts';
import { freeText } from './free-text.ts';
import { get, type ReadOptions } from './http.ts';
import {
  ListItemReply,
  type ListItemsReading,
  ListRowReply,
  type ListsReading,
  toListItems,
  toLists,
} from './list-rows.ts';
import { post } from './post.ts';
import type { Result } from './result.ts';

const NOTHING = { rows: [], unreadable: 0 };

const MatchedListsReply = fields({ matchedList: list(ListRowReply) });
const MatchedItemsReply = fields({ giftItems: list(ListItemReply) });

/**
 * Searches lists by their name and what they hold: POST `shopping-list/shopping-list-search` [2 §7]. A search that
 * found nothing gives no lists, unless the server says so in words, which is a failure `business`.
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
    ({ matchedList }) => toLists(matchedList ?? NOTHING),
    options,
  );
}

/**
 * Searches the items of a list: GET `shopping-list/shopping-list-details/search-list-item/searchValue={text}/{giftlistId}`
 * [2 §7].
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
