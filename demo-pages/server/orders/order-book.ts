import type { UserKind } from '../user-kinds.ts';
import type { Order } from './order.ts';
import { findAnyOrder, orderHistory } from './order-history.ts';

/** The values of `?orders=`. */
export const ORDER_COUNTS = ['usual', '0', '1', '12', '13', '500'] as const;

export type OrderCountSwitch = (typeof ORDER_COUNTS)[number];

/** The orders of one session. */
export interface OrderBook {
  /** The orders of the account, the newest first. */
  history: Order[];
  /** Orders of other accounts that staff have opened, by id. */
  opened: Map<string, Order>;
  /** The order placed last, for the confirmation. */
  placed?: Order;
  /** The number of orders placed. */
  placedCount: number;
  /** The ids of the orders that the confirmation page has reported to the tag manager. */
  reported: Set<string>;
}

/**
 * Creates the orders of a kind of user.
 * @param count the length of the history; what is usual for the kind of user if left out
 */
export function openOrderBook(kind: UserKind, count?: number): OrderBook {
  return { history: orderHistory(kind, count), opened: new Map(), placedCount: 0, reported: new Set() };
}

/** Returns an order of the account, or, for staff, of any account. Returns undefined if there is none with this id. */
export function findOrder({ history, opened }: OrderBook, kind: UserKind, id: string): Order | undefined {
  const own = history.find((order) => order.id === id) ?? opened.get(id);
  if (own || !kind.staff) return own;
  const order = findAnyOrder(id);
  if (order) opened.set(id, order);
  return order;
}

/** The sort keys of a history. */
export type OrderSort = 'jdeOrderNumber' | 'submittedDate';

/**
 * Sorts a history. An order that has no accounting number yet is sorted by its own number, which rises in the same
 * order, so that it does not move once it gets one.
 */
export function sortOrders(history: readonly Order[], by: OrderSort, ascending: boolean): Order[] {
  const key = by === 'jdeOrderNumber' ? numberKey : dayKey;
  const sorted = history.toSorted((one, other) => key(one) - key(other));
  return ascending ? sorted : sorted.reverse();
}

function numberKey({ webOrderId }: Order): number {
  return Number(webOrderId.slice(1));
}

function dayKey({ submittedOn, createdOn }: Order): number {
  return (submittedOn ?? createdOn).getTime();
}
