/** The calls that read the pages of an order history, apart from the first read. */
import type { Result } from '../../domain/failure.ts';
import type { OrderQuery, OrderSortKey } from '../../domain/orders/order-history.ts';
import type { Sort } from '../../domain/table.ts';
import { get, type ReadOptions } from '../transport/http.ts';
import { type OrderCount, OrderPageReply, type OrdersReading, toPageOf } from './order-history.ts';

/**
 * Reads a page in the server's own order: GET `order/order-history-pagination/…` [2 §7 Order history].
 * @param count the total from an earlier reply
 */
export function readOrderPage(
  query: OrderQuery,
  count: OrderCount,
  options?: ReadOptions,
): Promise<Result<OrdersReading>> {
  const parts = { size: `${query.size}`, page: `${query.page}`, total: `${count.total}` };
  const template = 'order/order-history-pagination/{size}/{page}/{total}';
  const known = count.isOpenEnded ? undefined : count.total;
  return get(template, OrderPageReply, toPageOf(query, known), { parts, ...options });
}

/** Reads a page in a given sort order: GET `order/order-history-sort-list/…` [2 §7 Order history]. */
export function readSortedOrders(
  query: OrderQuery & { sort: Sort<OrderSortKey> },
  count?: OrderCount,
  options?: ReadOptions,
): Promise<Result<OrdersReading>> {
  const { page, size, sort } = query;
  const known = count?.isOpenEnded ? undefined : count?.total;
  const parts = { key: sort.key, ascending: `${sort.ascending}`, page: `${page}`, size: `${size}` };
  const template = 'order/order-history-sort-list/{key}/{ascending}/{page}/{size}';
  return get(template, OrderPageReply, toPageOf(query, known), { parts, ...options });
}
