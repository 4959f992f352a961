import type { Infer } from 'superstruct';
import type { Money } from '../domain/cart.ts';
import type { OrderView } from '../domain/order-view.ts';
import { identifier, required, text, wholeNumber } from './coercers.ts';
import { date } from './dates.ts';
import { fields, list } from './fields.ts';
import { get, type ReadOptions } from './http.ts';
import { money } from './money.ts';
import type { Result } from './result.ts';

/** One order of a history [2 §3]. */
export interface OrderRow {
  id: string;
  /** Whose order it is; with the id it leads to its page. */
  profileId: string;
  /** What the shopper knows it by; where the web order has no number, the accounting system's. */
  number: string;
  /** As the server wrote it, see `formatDate`. */
  date?: string;
  total?: Money;
  /** Text of the server; there is no set of values. */
  status?: string;
  /** Pieces. */
  quantity?: number;
}

/** Some of an account's orders. */
export interface OrderPage {
  orders: OrderRow[];
  /** How many the account has. */
  total: number;
  /** Rows the server sent that could not be read. */
  unreadable: number;
}

const OrderRowReply = fields({
  orderId: required(identifier),
  profileId: required(identifier),
  webOrderId: identifier,
  jdeOrderNumber: identifier,
  createdDate: date,
  submittedDate: date,
  total: money,
  status: text,
  quantity: wholeNumber,
});
const OrderPageReply = fields({ rows: required(list(OrderRowReply)), totalCount: wholeNumber });

/** Reads the first orders in the server's own order: GET `order/order-history-list` [2 §7]. */
export function readFirstOrders(view: OrderView, options?: ReadOptions): Promise<Result<OrderPage>> {
  return get('order/order-history-list', OrderPageReply, toPageOf(view), options);
}

/**
 * Reads a page in the server's own order: GET `order/order-history-pagination/…` [2 §7].
 * @param total how many orders there are, as an earlier reply said
 */
export function readOrderPage(
  view: OrderView,
  total: number,
  options?: ReadOptions,
): Promise<Result<OrderPage>> {
  const parts = { size: `${view.size}`, page: `${view.page}`, total: `${total}` };
  const template = 'order/order-history-pagination/{size}/{page}/{total}';
  return get(template, OrderPageReply, toPageOf(view), { parts, ...options });
}

/** Reads a page in a certain order: GET `order/order-history-sort-list/…` [2 §7]. */
export function readSortedOrders(view: OrderView, options?: ReadOptions): Promise<Result<OrderPage>> {
  const { page, size, sort } = view;
  const parts = { key: sort.key, ascending: `${sort.ascending}`, page: `${page}`, size: `${size}` };
  const template = 'order/order-history-sort-list/{key}/{ascending}/{page}/{size}';
  return get(template, OrderPageReply, toPageOf(view), { parts, ...options });
}

/** Where a server sends more than was asked for, the page's part is taken: all rows are cut, or the first kept. */
function toPageOf({ page, size }: OrderView) {
  return ({ rows: { rows, unreadable }, totalCount }: Infer<typeof OrderPageReply>): OrderPage => {
    const start = (page - 1) * size;
    const isEverything = rows.length + unreadable >= (totalCount ?? 0);
    const from = rows.length > size && isEverything ? start : 0;
    const shown = rows.slice(from, from + size);
    return {
      orders: [...new Map(shown.map((row) => [row.orderId, toOrder(row)])).values()],
      total: Math.max(totalCount ?? start + rows.length, rows.length),
      unreadable,
    };
  };
}

function toOrder(row: Infer<typeof OrderRowReply>): OrderRow {
  return {
    id: row.orderId,
    profileId: row.profileId,
    number: row.webOrderId ?? row.jdeOrderNumber ?? row.orderId,
    date: row.createdDate ?? row.submittedDate,
    total: row.total,
    status: row.status,
    quantity: row.quantity,
  };
}
