import type { ListSortKey } from '../domain/shopping-list.ts';
import type { Sort } from '../domain/sort.ts';
import { required } from './coercers.ts';
import { list } from './fields.ts';
import { get, type ReadOptions } from './http.ts';
import { ListRowReply, type ListsReading, toLists } from './list-rows.ts';
import type { Result } from './result.ts';

/** A reply that is a list of lists, and nothing else. */
export const ListsReply = required(list(ListRowReply));

/** Reads the shopper's own lists: GET `shopping-list/shopping-list-details` [2 §7]. */
export function readLists(options?: ReadOptions): Promise<Result<ListsReading>> {
  return get('shopping-list/shopping-list-details', ListsReply, toLists, options);
}

/** Reads the shopper's own lists in an order: GET `shopping-list/shopping-list-sort/{field}/{ascending}` [2 §7]. */
export function sortLists(
  { key, ascending }: Sort<ListSortKey>,
  options?: ReadOptions,
): Promise<Result<ListsReading>> {
  const parts = { field: key, ascending: `${ascending}` };
  const path = 'shopping-list/shopping-list-sort/{field}/{ascending}';
  return get(path, ListsReply, toLists, { ...options, parts });
}
