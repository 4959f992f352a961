import type { Sort } from './sort.ts';

/** What the orders of an account can be sorted by, under the server's names [2 §2]. */
export type OrderSortKey = 'jdeOrderNumber' | 'submittedDate';

/** One page of an account's orders. */
export interface OrderView {
  /** Counts from 1. */
  page: number;
  /** One of `ORDER_PAGE_SIZES`. */
  size: number;
  sort: Sort<OrderSortKey>;
}

/** How many orders a page can have [2 §9]. */
export const ORDER_PAGE_SIZES = [12, 24, 48, 60];

const SORT_KEYS: readonly OrderSortKey[] = ['jdeOrderNumber', 'submittedDate'];

/** What is shown when nobody asks for anything else: the highest number first, as shops show orders [2 §9]. */
export const DEFAULT_ORDER_VIEW: OrderView = {
  page: 1,
  size: 12,
  sort: { key: 'jdeOrderNumber', ascending: false },
};

/** Reads what a page's query asks for. What it does not say, or says wrongly, is as by default. */
export function orderViewIn(query: URLSearchParams): OrderView {
  const { page, size, sort } = DEFAULT_ORDER_VIEW;
  const asked = { page: query.get('page') ?? '', size: Number(query.get('size')), sort: query.get('sort') };
  const key = SORT_KEYS.find((one) => one === asked.sort);
  return {
    page: /^[1-9]\d{0,5}$/.test(asked.page) ? Number(asked.page) : page,
    size: ORDER_PAGE_SIZES.includes(asked.size) ? asked.size : size,
    sort: key ? { key, ascending: query.get('ascending') !== 'false' } : sort,
  };
}

/** How a query says it; what is as by default is not said. */
export function orderViewQuery({ page, size, sort }: OrderView): Record<string, string | undefined> {
  const sorted = !isDefaultSort(sort);
  return {
    page: page === DEFAULT_ORDER_VIEW.page ? undefined : `${page}`,
    size: size === DEFAULT_ORDER_VIEW.size ? undefined : `${size}`,
    sort: sorted ? sort.key : undefined,
    ascending: sorted ? `${sort.ascending}` : undefined,
  };
}

/** Whether orders stand in the order that the server gives them by itself. */
export function isDefaultSort({ key, ascending }: Sort<OrderSortKey>): boolean {
  return key === DEFAULT_ORDER_VIEW.sort.key && ascending === DEFAULT_ORDER_VIEW.sort.ascending;
}
