import type { Infer } from 'superstruct';
import type { Result } from '../../domain/failure.ts';
import type { Amount } from '../../domain/money.ts';
import {
  FIRST_ORDERS,
  type OrderQuery,
  type OrderSortKey,
  ownSort,
} from '../../domain/orders/order-history.ts';
import type { Sort } from '../../domain/table.ts';
import { money } from '../transport/amounts.ts';
import { coerce, coercer, identifier, required, text, wholeNumber } from '../transport/coercers.ts';
import { date } from '../transport/dates.ts';
import { fields } from '../transport/fields.ts';
import { get, type ReadOptions } from '../transport/http.ts';
import { list } from '../transport/list.ts';

/** One order of a history [2 §3 Order history]. */
export interface OrderRow {
  id: string;
  /** The owner of the order; with the id, it leads to the order's page. */
  profileId: string;
  /** The number that the shopper knows; the accounting system's if the web order has none. */
  number: string;
  /** As the server wrote it, see `formatDate`. */
  date?: string;
  total?: Amount;
  /** Text from the server; there is no fixed set of values. */
  status?: string;
  /** Pieces. */
  quantity?: number;
}

/** How many orders an account has. */
export interface OrderCount {
  total: number;
  /** True if the server hasn't sent the total: `total` orders are known, and there may be more. */
  isOpenEnded: boolean;
}

/** Some of an account's orders. */
export interface OrdersReading extends OrderCount {
  orders: OrderRow[];
  /** Their sort order; undefined if they aren't sorted. */
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

/** The server may send the rows alone, as a list [wire Envelope]. */
export const OrderPageReply = coercer((value, reading) =>
  coerce(Array.isArray(value) ? { rows: value } : value, OrderPageFields, reading),
) as typeof OrderPageFields;

/** Reads the first page in the server's own order: GET `order/order-history-list` [2 §7 Order history]. */
export function readFirstOrders(options?: ReadOptions): Promise<Result<OrdersReading>> {
  return get('order/order-history-list', OrderPageReply, toPageOf(FIRST_ORDERS), options);
}

/**
 * If the server sends more rows than requested, takes the page's part: it cuts the page from all rows, or
 * keeps the first rows.
 * @param known how many orders there are, if this reply doesn't say
 */
export function toPageOf({ page, size, sort }: OrderQuery, known?: number) {
  return (reply: Infer<typeof OrderPageFields>): OrdersReading => {
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
