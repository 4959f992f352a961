import { type OrderRow, readFirstOrders } from '../../shared/api/orders/order-history.ts';
import type { Result } from '../../shared/domain/failure.ts';
import {
  FIRST_ORDERS,
  ORDER_PAGE_SIZES,
  ORDER_SORT_KEYS,
  type OrderSortKey,
} from '../../shared/domain/orders/order-history.ts';
import { lazyModule } from '../../shared/page/lazy/lazy-module.ts';
import type { TableAddress } from '../../shared/page/links/table-query.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { createTable } from '../../shared/stores/table.ts';
import type { TableRead } from '../../shared/stores/table-answer.ts';
import type { OrderCounts, OrderTable, ShownOrders } from './order-table.ts';

/** Loads the parts around the orders. */
export const loadHistorySurroundings = () => import('./history-surroundings.tsx');

const messages = defineMessages('order-history', {
  orders: '{total} {total:order|orders}',
  range: 'Orders {first}–{last} of {total}',
  openRange: 'Orders {first}–{last}',
});

/** The history's query in the page's address: `?page=2&size=24&sort=submittedDate&ascending=true`. */
export const ORDER_ADDRESS: TableAddress<OrderSortKey> = {
  sortKeys: ORDER_SORT_KEYS,
  writesAscending: true,
  pageSizes: ORDER_PAGE_SIZES,
  // A reorder writes these parameters, which don't apply to another page.
  otherParameters: { showCart: undefined, event: undefined },
};

const pages = lazyModule(loadHistorySurroundings);

/** Creates the table of one order history, which the server sorts and cuts into pages [2 §2]. */
export function createOrderHistory(): OrderTable {
  return createTable<OrderRow, OrderSortKey, OrderCounts>({
    address: () => ORDER_ADDRESS,
    read: readOrders,
    keyOf: ({ id }) => id,
    steps: ['sort'],
    followedText: rangeText,
  });
}

/** Reads the first page with its own call, and all others with code that is loaded later. */
async function readOrders(
  request: TableRead<OrderRow, OrderSortKey, OrderCounts>,
): Promise<Result<ShownOrders>> {
  const { query, before, signal } = request;
  const isFirst = query.page === FIRST_ORDERS.page && query.size === FIRST_ORDERS.size;
  if (before || query.sort || !isFirst) {
    return pages.call(({ readUpToTheLast }) => readUpToTheLast(query, before, { signal }));
  }
  const result = await readFirstOrders({ signal });
  if (!result.ok) return result;
  const { orders: rows, ...counts } = result.value;
  return { ok: true, value: { query, rows, ...counts } };
}

/**
 * Returns the sentence about the shown orders: 'Orders 13–24 of 61'. It differs if one page has all orders,
 * or the total is unknown.
 */
export function rangeText({ total, isOpenEnded, query }: ShownOrders): string {
  const first = (query.page - 1) * query.size + 1;
  const last = Math.min(total, first + query.size - 1);
  if (isOpenEnded) return fill(messages.openRange, { first, last });
  return fill(total <= query.size ? messages.orders : messages.range, { first, last, total });
}
