import type { Infer } from 'superstruct';
import type { Money } from '../domain/cart.ts';
import { DEFAULT_ORDER_VIEW, type OrderSortKey, type OrderView, ownSort } from '../domain/order-view.ts';
import type { Sort } from '../domain/sort.ts';
import { coerce, coercer, identifier, required, text, wholeNumber } from './coercers.ts';
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

/** How many orders an account has. */
export interface OrderCount {
  total: number;
  /** The server has not said how many there are: `total` have been seen, and there may be more. */
  isOpenEnded: boolean;
}

/** Some of an account's orders. */
export interface OrderPage extends OrderCount {
  orders: OrderRow[];
  /** The order in which they stand; undefined where it is none. */
  sort: Sort<OrderSortKey> | undefined;
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
const OrderPageFields = fields({ rows: list(OrderRowReply), totalCount: wholeNumber });

/** The rows may stand alone, as a list [2 §7]. */
const OrderPageReply = coercer((value) =>
  coerce(Array.isArray(value) ? { rows: value } : value, OrderPageFields),
) as typeof OrderPageFields;

/** Reads the first page in the server's own order: GET `order/order-history-list` [2 §7]. */
export function readFirstOrders(options?: ReadOptions): Promise<Result<OrderPage>> {
  return get('order/order-history-list', OrderPageReply, toPageOf(DEFAULT_ORDER_VIEW), options);
}

/**
 * Reads a page in the server's own order: GET `order/order-history-pagination/…` [2 §7].
 * @param count as an earlier reply said
 */
export function readOrderPage(
  view: OrderView,
  count: OrderCount,
  options?: ReadOptions,
): Promise<Result<OrderPage>> {
  const parts = { size: `${view.size}`, page: `${view.page}`, total: `${count.total}` };
  const template = 'order/order-history-pagination/{size}/{page}/{total}';
  const known = count.isOpenEnded ? undefined : count.total;
  return get(template, OrderPageReply, toPageOf(view, known), { parts, ...options });
}

/** Reads a page in a certain order: GET `order/order-history-sort-list/…` [2 §7]. */
export function readSortedOrders(
  view: OrderView & { sort: Sort<OrderSortKey> },
  count?: OrderCount,
  options?: ReadOptions,
): Promise<Result<OrderPage>> {
  const { page, size, sort } = view;
  const known = count?.isOpenEnded ? undefined : count?.total;
  const parts = { key: sort.key, ascending: `${sort.ascending}`, page: `${page}`, size: `${size}` };
  const template = 'order/order-history-sort-list/{key}/{ascending}/{page}/{size}';
  return get(template, OrderPageReply, toPageOf(view, known), { parts, ...options });
}

/**
 * Where a server sends more than was asked for, the page's part is taken: all rows are cut, or the first kept.
 * @param known how many orders there are, where this reply does not say so
 */
function toPageOf({ page, size, sort }: OrderView, known?: number) {
  return (reply: Infer<typeof OrderPageFields>): OrderPage => {
    const { totalCount } = reply;
    if (!reply.rows && totalCount !== 0) throw new Error('rows');
    const { rows, unreadable } = reply.rows ?? { rows: [], unreadable: 0 };
    const start = (page - 1) * size;
    const sent = rows.length + unreadable;
    const isEverything = sent > size && sent >= (totalCount ?? 0);
    const from = isEverything ? start : 0;
    const shown = rows.slice(from, from + size);
    const counted = isEverything ? sent : start + sent;
    return {
      orders: [...new Map(shown.map((row) => [row.orderId, toOrder(row)])).values()],
      total: Math.max(totalCount ?? known ?? counted, rows.length),
      isOpenEnded: totalCount === undefined && known === undefined && sent === size,
      sort: sort ?? ownSort(shown.map(({ jdeOrderNumber }) => jdeOrderNumber)),
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
