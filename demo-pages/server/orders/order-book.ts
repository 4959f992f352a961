import type { UserKind } from '../user-kinds.ts';
import type { Order } from './order.ts';
import { findAnyOrder, orderHistory } from './order-history.ts';

/** What `?orders=` may ask for. */
export const ORDER_COUNTS = ['usual', '0', '1', '12', '13', '500'] as const;

export type OrderCountSwitch = (typeof ORDER_COUNTS)[number];

/** The orders that one session knows. */
export interface OrderBook {
  /** Those of the account, the newest first. */
  history: Order[];
  /** Those of other accounts that staff have opened, by id. */
  opened: Map<string, Order>;
  /** The one that was placed last, for the confirmation. */
  placed?: Order;
  /** How many were placed: the number of the next one. */
  placedCount: number;
  /** Ids of the orders that the confirmation page has reported. */
  reported: Set<string>;
}

/**
 * Opens the orders of a kind of user.
 * @param count how many orders the history has; left out, as many as such an account has
 */
export function openOrderBook(kind: UserKind, count?: number): OrderBook {
  return { history: orderHistory(kind, count), opened: new Map(), placedCount: 0, reported: new Set() };
}

/** Gives an order of the account, or to staff anybody's; undefined when there is none with that id. */
export function findOrder({ history, opened }: OrderBook, kind: UserKind, id: string): Order | undefined {
  const own = history.find((order) => order.id === id) ?? opened.get(id);
  if (own || !kind.staff) return own;
  const order = findAnyOrder(id);
  if (order) opened.set(id, order);
  return order;
}

/** What a history may be sorted by. */
export type OrderSort = 'jdeOrderNumber' | 'submittedDate';

/**
 * Sorts a history. Where an order does not have what is sorted by, it stands where it will stand once it has: its
 * own number rises with the one that it gets from the accounting system.
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
