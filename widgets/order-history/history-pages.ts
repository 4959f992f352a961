/** All pages of the history except the first: further pages and sorted ones. Loaded once the page is shown. */
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
 * Reads a page, or the last one if the page is beyond it.
 * @param count how many orders there are, if known
 * @param isEnd whether an earlier reply has shown that this is the last page
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
    // If the server sends no total, a second page beyond the end means that the address was made up.
    const last = { ...query, page: isEnd ? 1 : lastPage };
    return readUpToTheLast(last, { total, isOpenEnded: true }, options, true);
  }
  const value = { query, rows: orders, sort, total, isOpenEnded: isOpenEnded && !isEnd, unreadable };
  return { ok: true, value };
}

/**
 * Chooses the call: the server has one for a requested sort order, and one for its own order, which needs the total. If
 * the total is unknown, the first orders are read to get it.
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
