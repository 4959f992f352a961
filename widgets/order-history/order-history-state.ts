import { atom, type ReadableAtom } from 'nanostores';
import { createLatestRead } from '../../shared/api/latest-read.ts';
import {
  type OrderCount,
  type OrderPage,
  type OrderRow,
  readFirstOrders,
  readOrderPage,
  readSortedOrders,
} from '../../shared/api/order-history.ts';
import type { Failure, Result } from '../../shared/api/result.ts';
import {
  DEFAULT_ORDER_VIEW,
  type OrderSortKey,
  type OrderView,
  orderViewIn,
  orderViewQuery,
} from '../../shared/domain/order-view.ts';
import { reuseRows } from '../../shared/domain/reuse-rows.ts';
import type { Sort } from '../../shared/domain/sort.ts';
import { announce } from '../../shared/page/announce.ts';
import { changeQuery, queryWith, readQuery, whenQueryChanges } from '../../shared/page/page-query.ts';
import { onPageRestored } from '../../shared/page/page-restored.ts';
import { markSessionEnded } from '../../shared/stores/session.ts';
import { rangeText } from './order-range.ts';

/** The orders on the screen. */
export interface ShownOrders extends OrderCount {
  view: OrderView;
  orders: readonly OrderRow[];
  /** The order in which they stand; undefined where it is none. */
  sort: Sort<OrderSortKey> | undefined;
  unreadable: number;
}

/** What the history shows and what it was asked for meanwhile. */
export interface HistoryState {
  /** Asked for last, as the page's query says. */
  wanted: OrderView;
  /** Null until the first answer; stays while another one is awaited, and after a failure. */
  shown: ShownOrders | null;
  busy: boolean;
  /** Why the last query was not answered; stays until one is. */
  failure: Failure | null;
}

/** One history on the screen: the object stays, its store changes. */
export interface OrderHistoryState {
  $history: ReadableAtom<HistoryState>;
  /** Shows what the page's query asks for, now and after Back and Forward. @returns ends it */
  start(): () => void;
  /** Shows something else, which becomes part of the page's address. @returns whether it is shown now */
  show(changes: Partial<OrderView>): Promise<boolean>;
  /** Asks again for what failed. @returns whether it is shown now */
  retry(): Promise<boolean>;
  hrefOf(page: number): string;
}

/** Makes the state of one order history [2 §2]: page, size and order live in the page's query. */
export function createOrderHistory(): OrderHistoryState {
  const reads = createLatestRead();
  const $history = atom<HistoryState>({
    wanted: DEFAULT_ORDER_VIEW,
    shown: null,
    busy: true,
    failure: null,
  });

  function change(part: Partial<HistoryState>): void {
    $history.set({ ...$history.get(), ...part });
  }

  /** @param isEnd there is no page after the wanted one, as an earlier reply has shown */
  async function load(
    wanted: OrderView,
    count: OrderCount | null = $history.get().shown,
    isEnd = false,
  ): Promise<boolean> {
    change({ wanted, busy: true });
    const result = await reads.run((signal) => read(wanted, count, { signal }));
    if (!result) return false;
    if (!result.ok) {
      if (result.failure.kind === 'session') markSessionEnded();
      change({ busy: false, failure: result.failure });
      return false;
    }
    const { total } = result.value;
    const lastPage = Math.max(1, Math.ceil(total / wanted.size));
    if (wanted.page > lastPage) {
      // Where the server tells no total, a second page beyond the end says that the address was made up.
      const last = { ...wanted, page: isEnd ? 1 : lastPage };
      changeQuery(orderViewQuery(last), 'replace');
      return load(last, { total, isOpenEnded: true }, true);
    }
    const before = $history.get().shown?.orders ?? [];
    const orders = reuseRows(before, result.value.orders, ({ id }) => id);
    const isOpenEnded = result.value.isOpenEnded && !isEnd;
    change({ busy: false, failure: null, shown: { ...result.value, isOpenEnded, view: wanted, orders } });
    return true;
  }

  /** A page that is restored from the back/forward cache is from before; whoever has signed out meanwhile left it. */
  async function onRestored(): Promise<void> {
    if (await load(orderViewIn(readQuery()))) return;
    if ($history.get().failure?.kind === 'session') change({ shown: null });
  }

  /** After Back or Forward; the page's hash may be all that has changed. */
  async function follow(): Promise<void> {
    const wanted = orderViewIn(readQuery());
    if (JSON.stringify(wanted) === JSON.stringify($history.get().wanted)) return;
    if (await load(wanted)) announce(rangeText($history.get().shown));
  }

  return {
    $history,
    start() {
      void load(orderViewIn(readQuery()));
      const stops = [whenQueryChanges(() => void follow()), onPageRestored(() => void onRestored())];
      return () => {
        for (const stop of stops) stop();
        reads.end();
      };
    },
    show(changes) {
      const wanted = { ...$history.get().wanted, ...changes };
      changeQuery(orderViewQuery(wanted), 'push');
      return load(wanted);
    },
    retry: () => load($history.get().wanted),
    hrefOf: (page) => queryWith(orderViewQuery({ ...$history.get().wanted, page })),
  };
}

/**
 * Chooses the call: the server has one for an order that was asked for, and one for its own, which needs to know how many
 * there are. Where nobody knows yet, the first orders tell.
 */
async function read(
  view: OrderView,
  count: OrderCount | null,
  options: { signal: AbortSignal },
): Promise<Result<OrderPage>> {
  const { page, size, sort } = view;
  if (sort) return readSortedOrders({ ...view, sort }, count ?? undefined, options);
  if (count?.total) return readOrderPage(view, count, options);
  const first = await readFirstOrders(options);
  const isFirst = page === DEFAULT_ORDER_VIEW.page && size === DEFAULT_ORDER_VIEW.size;
  return isFirst || !first.ok || !first.value.total ? first : readOrderPage(view, first.value, options);
}
