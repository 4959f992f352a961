import { atom, type ReadableAtom } from 'nanostores';
import type { OrderRow } from '../../shared/api/orders/order-history.ts';
import { formatDate } from '../../shared/domain/date.ts';
import { matchesSearch } from '../../shared/domain/search-words.ts';
import { $session } from '../../shared/stores/session.ts';
import { writeStore } from '../../shared/stores/store.ts';
import type { OrderTable } from './order-table.ts';

/** The orders of all pages that one history has shown so far. */
export interface SeenOrders {
  /** In the order in which they were first shown. */
  $orders: ReadableAtom<readonly OrderRow[]>;
  /** Collects the orders that the history shows, now and later. @returns unsubscribe */
  follow(): () => void;
}

/**
 * Keeps the orders of all pages that the shopper opens, only in memory. Forgets them when the session has
 * ended, or when the history shows nothing any more.
 */
export function createSeenOrders(history: OrderTable): SeenOrders {
  const $orders = atom<readonly OrderRow[]>([]);

  function update(): void {
    const { shown } = history.$state.get();
    const known = new Map($orders.get().map((order) => [order.id, order]));
    for (const order of shown?.rows ?? []) known.set(order.id, order);
    const isKept = shown && !$session.get().ended;
    writeStore(() => $orders.set(isKept ? [...known.values()] : []));
  }

  // Following begins after the first paint, which shows how many orders there are.
  update();
  return {
    $orders,
    follow() {
      update();
      const stops = [history.$state.listen(update), $session.listen(update)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** The orders that have all words of a search in number, status or date; a date also matches without zeros: '5/8/2025'. */
export function findOrders(orders: readonly OrderRow[], search: string): readonly OrderRow[] {
  return orders.filter(({ number, status, date }) => {
    const day = formatDate(date);
    return matchesSearch(search, [number, status, day, day?.replace(/\b0/g, '')]);
  });
}
