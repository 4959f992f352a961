import { atom, type ReadableAtom } from 'nanostores';
import type { OrderRow } from '../../shared/api/orders/order-history.ts';
import { formatDate } from '../../shared/domain/date.ts';
import { matchesSearch } from '../../shared/domain/search-words.ts';
import { $session } from '../../shared/stores/session.ts';
import { writeStore } from '../../shared/stores/store.ts';
import type { OrderTable } from './order-history-state.ts';

/** The orders that one history has shown so far, on whichever of its pages. */
export interface SeenOrders {
  /** In the order in which they were first shown. */
  $orders: ReadableAtom<readonly OrderRow[]>;
  /** Takes over what the history shows, now and later. @returns unsubscribe */
  follow(): () => void;
}

/**
 * Keeps the orders of the pages that are turned, in memory alone. Nothing of them stays when the session has ended, or
 * when the history shows nothing any more.
 */
export function createSeenOrders(history: OrderTable): SeenOrders {
  const { shown } = history.$state.get();
  // There at once: following begins after the first paint.
  const $orders = atom<readonly OrderRow[]>(!shown || $session.get().ended ? [] : shown.rows);
  const keep = (orders: readonly OrderRow[]) => writeStore(() => $orders.set(orders));
  return {
    $orders,
    follow() {
      const stops = [
        history.$state.subscribe(({ shown }) => {
          if (!shown || $session.get().ended) return keep([]);
          const known = new Map($orders.get().map((order) => [order.id, order]));
          for (const order of shown.rows) known.set(order.id, order);
          keep([...known.values()]);
        }),
        $session.listen(({ ended }) => {
          if (ended) keep([]);
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** The orders that have all words of a search in number, status or date; a date also without its zeros: '5/8/2025'. */
export function findOrders(orders: readonly OrderRow[], search: string): readonly OrderRow[] {
  return orders.filter(({ number, status, date }) => {
    const day = formatDate(date);
    return matchesSearch(search, [number, status, day, day?.replace(/\b0/g, '')]);
  });
}
