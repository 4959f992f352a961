import type { Sort } from './sort.ts';

/** What the orders of an account can be sorted by, under the server's names [2 §2]. */
export type OrderSortKey = 'jdeOrderNumber' | 'submittedDate';

/** One page of an account's orders. */
export interface OrderView {
  /** Counts from 1. */
  page: number;
  /** One of `ORDER_PAGE_SIZES`. */
  size: number;
  /** Left out, the orders stand as the server has them by itself. */
  sort?: Sort<OrderSortKey>;
}

/** How many orders a page can have [2 §9]. */
export const ORDER_PAGE_SIZES = [12, 24, 48, 60];

const SORT_KEYS: readonly OrderSortKey[] = ['jdeOrderNumber', 'submittedDate'];

/** What is shown when nobody asks for anything else [2 §9]. */
export const DEFAULT_ORDER_VIEW: OrderView = { page: 1, size: 12 };

/** Reads what a page's query asks for. What it does not say, or says wrongly, is as by default. */
export function orderViewIn(query: URLSearchParams): OrderView {
  const { page, size } = DEFAULT_ORDER_VIEW;
  const asked = { page: query.get('page') ?? '', size: Number(query.get('size')), sort: query.get('sort') };
  const key = SORT_KEYS.find((one) => one === asked.sort);
  return {
    page: /^[1-9]\d{0,5}$/.test(asked.page) ? Number(asked.page) : page,
    size: ORDER_PAGE_SIZES.includes(asked.size) ? asked.size : size,
    ...(key && { sort: { key, ascending: query.get('ascending') !== 'false' } }),
  };
}

/** How a query says it; what is as by default is not said. */
export function orderViewQuery({ page, size, sort }: OrderView): Record<string, string | undefined> {
  return {
    page: page === DEFAULT_ORDER_VIEW.page ? undefined : `${page}`,
    size: size === DEFAULT_ORDER_VIEW.size ? undefined : `${size}`,
    sort: sort?.key,
    ascending: sort && `${sort.ascending}`,
  };
}

const numbers = new Intl.Collator('en', { numeric: true });

/**
 * Which order orders stand in that nobody has sorted: by their numbers [2 §9], and which way is told from them. Few tell
 * nothing; then the highest counts as the first, as in most shops.
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
