/** All pages of the history except the first: those that are turned to, and sorted ones. Loaded once the page stands. */
import {
  type OrderCount,
  type OrdersReading,
  readFirstOrders,
} from '../../shared/api/orders/order-history.ts';
import { readOrderPage, readSortedOrders } from '../../shared/api/orders/order-pages.ts';
import type { ReadOptions } from '../../shared/api/transport/http.ts';
import type { Result } from '../../shared/domain/failure.ts';
import { FIRST_ORDERS, type OrderSortKey } from '../../shared/domain/orders/order-history.ts';
import type { TableQuery } from '../../shared/domain/table.ts';
import type { ShownOrders } from './order-table.ts';

/**
 * Reads a page, or the last one where the page is beyond it.
 * @param count how many orders there are, if that is known
 * @param isEnd there is no page after this one, as an earlier reply has shown
 */
export async function readUpToTheLast(
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
