import type { WritableAtom } from 'nanostores';
import {
  type OrderCount,
  type OrderRow,
  type OrdersReading,
  readFirstOrders,
  readOrderPage,
  readSortedOrders,
} from '../../shared/api/orders/order-history.ts';
import type { ReadOptions } from '../../shared/api/transport/http.ts';
import type { Result } from '../../shared/domain/failure.ts';
import {
  FIRST_ORDERS,
  ORDER_PAGE_SIZES,
  ORDER_SORT_KEYS,
  type OrderSortKey,
} from '../../shared/domain/orders/order-history.ts';
import type { TableQuery } from '../../shared/domain/table.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import type { TableAddress } from '../../shared/page/table-query.ts';
import { createTable, type Table, type TableAnswer } from '../../shared/stores/table.ts';

const messages = defineMessages('order-history', {
  oneOrder: '1 order',
  orders: '{total} orders',
  range: 'Orders {first}–{last} of {total}',
  openRange: 'Orders {first}–{last}',
});

/** What stands around the orders of a page. */
type OrdersAround = OrderCount & Pick<OrdersReading, 'unreadable'>;

/** The orders on the screen. */
export type ShownOrders = TableAnswer<OrderRow, OrderSortKey, OrdersAround>;

/** The table of one order history. */
export type OrderTable = Table<OrderRow, OrderSortKey, OrdersAround>;

/** The order whose items are being chosen; null where the picker is closed. */
export type Choosing = WritableAtom<OrderRow | null>;

/** What of the history stands in the page's address: `?page=2&size=24&sort=submittedDate&ascending=true`. */
export const ORDER_ADDRESS: TableAddress<OrderSortKey> = {
  sortKeys: ORDER_SORT_KEYS,
  writesAscending: true,
  pageSizes: ORDER_PAGE_SIZES,
  // What a reorder notes there is no longer true of the next page.
  besides: { showCart: undefined, event: undefined },
};

/** Makes the table of one order history, which the server sorts and cuts into pages [2 §2]. */
export function createOrderHistory(): OrderTable {
  return createTable<OrderRow, OrderSortKey, OrdersAround>({
    address: () => ORDER_ADDRESS,
    read: ({ query, before, signal }) => readUpToTheLast(query, before, { signal }),
    keyOf: ({ id }) => id,
    steps: ['sort'],
    followedText: rangeText,
  });
}

/**
 * Reads a page, or the last one where the page is beyond it.
 * @param count as far as it is known
 * @param isEnd there is no page after this one, as an earlier reply has shown
 */
async function readUpToTheLast(
  query: TableQuery<OrderSortKey>,
  count: OrderCount | null,
  options: ReadOptions,
  isEnd = false,
): Promise<Result<ShownOrders>> {
  const result = await readPage(query, count, options);
  if (!result.ok) return result;
  const { orders, sort, total, isOpenEnded, unreadable } = result.value;
  const lastPage = Math.max(1, Math.ceil(total / query.size));
  if (query.page > lastPage) {
    // Where the server tells no total, a second page beyond the end says that the address was made up.
    const last = { ...query, page: isEnd ? 1 : lastPage };
    return readUpToTheLast(last, { total, isOpenEnded: true }, options, true);
  }
  const value = { query, rows: orders, sort, total, isOpenEnded: isOpenEnded && !isEnd, unreadable };
  return { ok: true, value };
}

/**
 * Chooses the call: the server has one for an order that was asked for, and one for its own, which needs to know how
 * many orders there are. Where the total is unknown, the first orders are read for it.
 */
async function readPage(
  { page, size, sort }: TableQuery<OrderSortKey>,
  count: OrderCount | null,
  options: ReadOptions,
): Promise<Result<OrdersReading>> {
  if (sort) return readSortedOrders({ page, size, sort }, count ?? undefined, options);
  if (count?.total) return readOrderPage({ page, size }, count, options);
  const first = await readFirstOrders(options);
  const isFirst = page === FIRST_ORDERS.page && size === FIRST_ORDERS.size;
  return isFirst || !first.ok || !first.value.total
    ? first
    : readOrderPage({ page, size }, first.value, options);
}

/**
 * The sentence that says which orders are shown: 'Orders 13–24 of 61'. It is another one where one page holds all, or
 * the total is unknown.
 */
export function rangeText({ total, isOpenEnded, query }: ShownOrders): string {
  const first = (query.page - 1) * query.size + 1;
  const last = Math.min(total, first + query.size - 1);
  if (isOpenEnded) return fill(messages.openRange, { first, last });
  if (total === 1) return messages.oneOrder;
  return fill(total <= query.size ? messages.orders : messages.range, { first, last, total });
}
