import type { Sort, TableQuery } from '../table.ts';

/** What the orders of an account can be sorted by, under the server's names [2 §2 Order columns]. */
export type OrderSortKey = 'jdeOrderNumber' | 'submittedDate';

/** All of them. */
export const ORDER_SORT_KEYS: readonly OrderSortKey[] = ['jdeOrderNumber', 'submittedDate'];

/** What is asked of the server: without `sort` the orders stand as the server has them by itself. */
export type OrderQuery = Pick<TableQuery<OrderSortKey>, 'page' | 'size' | 'sort'>;

/** How many orders a page can have; the first is the default [2 §9]. */
export const ORDER_PAGE_SIZES = [12, 24, 48, 60];

/** The page that the server gives when no page is asked for. */
export const FIRST_ORDERS: OrderQuery = { page: 1, size: 12 };

const numbers = new Intl.Collator('en', { numeric: true });

/**
 * Says how unsorted orders stand: by their numbers [2 §9], in the direction that the numbers show. With a single number
 * the highest counts as the first, as in most shops.
 * @param given the numbers from the first to the last; those that are missing are passed over
 * @returns undefined where they stand in no order at all
 */
export function ownSort(given: readonly (string | undefined)[]): Sort<OrderSortKey> | undefined {
  const known = given.filter((number) => number !== undefined);
  const steps = known.slice(1).map((number, index) => numbers.compare(number, known[index] as string));
  const ascending = steps.some((step) => step > 0);
  if (ascending && steps.some((step) => step < 0)) return undefined;
  return { key: 'jdeOrderNumber', ascending };
}
