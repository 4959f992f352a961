import type { WritableAtom } from 'nanostores';
import {
  type OrderCount,
  type OrderRow,
  type OrdersReading,
  readFirstOrders,
} from '../../shared/api/orders/order-history.ts';
import type { Failure, Result } from '../../shared/domain/failure.ts';
import {
  FIRST_ORDERS,
  ORDER_PAGE_SIZES,
  ORDER_SORT_KEYS,
  type OrderSortKey,
} from '../../shared/domain/orders/order-history.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { lazyModule } from '../../shared/page/parts/load-part.ts';
import type { TableAddress } from '../../shared/page/table-query.ts';
import { createTable, type Table, type TableAnswer, type TableRead } from '../../shared/stores/table.ts';

/** What the first picture does not need. */
export const loadHistoryParts = () => import('./order-history-lazy.tsx');

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

const withPages = lazyModule(loadHistoryParts);

const MISSING: Failure = { kind: 'network', endpoint: 'history-pages.ts', messages: [] };

/** Makes the table of one order history, which the server sorts and cuts into pages [2 §2]. */
export function createOrderHistory(): OrderTable {
  return createTable<OrderRow, OrderSortKey, OrdersAround>({
    address: () => ORDER_ADDRESS,
    read: readOrders,
    keyOf: ({ id }) => id,
    steps: ['sort'],
    followedText: rangeText,
  });
}

/** A history begins with a call of its own; whatever else is asked for is read by code that is loaded later. */
async function readOrders(
  request: TableRead<OrderRow, OrderSortKey, OrdersAround>,
): Promise<Result<ShownOrders>> {
  const { query, before, signal } = request;
  const isFirst = query.page === FIRST_ORDERS.page && query.size === FIRST_ORDERS.size;
  if (before || query.sort || !isFirst) {
    return withPages<Result<ShownOrders>>(
      ({ readUpToTheLast }) => readUpToTheLast(query, before, { signal }),
      () => ({ ok: false, failure: MISSING }),
    );
  }
  const result = await readFirstOrders({ signal });
  if (!result.ok) return result;
  const { orders: rows, ...around } = result.value;
  return { ok: true, value: { query, rows, ...around } };
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
