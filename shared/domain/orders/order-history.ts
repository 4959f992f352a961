import type { Sort, TableQuery } from '../table.ts';

/** The columns that the orders of an account can be sorted by, with the server's names [2 §2 Order columns]. */
export type OrderSortKey = 'jdeOrderNumber' | 'submittedDate';

/** All of them. */
export const ORDER_SORT_KEYS: readonly OrderSortKey[] = ['jdeOrderNumber', 'submittedDate'];

/** The requested orders: without `sort`, they are in the server's own order. */
export type OrderQuery = Pick<TableQuery<OrderSortKey>, 'page' | 'size' | 'sort'>;

/** How many orders a page can have; the first is the default [2 §9]. */
export const ORDER_PAGE_SIZES = [12, 24, 48, 60];

/** The page that the server returns by default. */
export const FIRST_ORDERS: OrderQuery = { page: 1, size: 12 };

const numbers = new Intl.Collator('en', { numeric: true });

/**
 * Infers the sort direction of unsorted orders from their numbers [2 §9]. A single number counts as sorted from the
 * highest, as in most shops.
 * @param given the numbers from first to last; missing ones are skipped
 * @returns undefined if they aren't in any order
 */
export function ownSort(given: readonly (string | undefined)[]): Sort<OrderSortKey> | undefined {
  const known = given.filter((number) => number !== undefined);
  const steps = known.slice(1).map((number, index) => numbers.compare(number, known[index] as string));
  const ascending = steps.some((step) => step > 0);
  if (ascending && steps.some((step) => step < 0)) return undefined;
  return { key: 'jdeOrderNumber', ascending };
}
