import { atom, type ReadableAtom } from 'nanostores';
import { createLatestRead } from '../../shared/api/latest-read.ts';
import {
  type OrderRow,
  readFirstOrders,
  readOrderPage,
  readSortedOrders,
} from '../../shared/api/order-history.ts';
import type { Failure } from '../../shared/api/result.ts';
import {
  DEFAULT_ORDER_VIEW,
  isDefaultSort,
  type OrderView,
  orderViewIn,
  orderViewQuery,
} from '../../shared/domain/order-view.ts';
import { reuseRows } from '../../shared/domain/reuse-rows.ts';
import { announce } from '../../shared/page/announce.ts';
import { changeQuery, queryWith, readQuery, whenQueryChanges } from '../../shared/page/page-query.ts';
import { markSessionEnded } from '../../shared/stores/session.ts';
import { rangeText } from './order-range.ts';

/** The orders on the screen. */
export interface ShownOrders {
  view: OrderView;
  orders: readonly OrderRow[];
  /** How many the account has. */
  total: number;
  unreadable: number;
}

/** What the history shows and what it was asked for meanwhile. */
export interface HistoryState {
  /** Asked for last, as the page's query says. */
  wanted: OrderView;
  /** Null until the first answer; stays while another one is awaited, and after a failure. */
  shown: ShownOrders | null;
  busy: boolean;
  /** Why the last wish was not fulfilled; stays until one is. */
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

  async function load(wanted: OrderView): Promise<boolean> {
    change({ wanted, busy: true });
    const total = $history.get().shown?.total;
    const result = await reads.run((signal) => read(wanted, total, { signal }));
    if (!result) return false;
    if (!result.ok) {
      if (result.failure.kind === 'session') markSessionEnded();
      change({ busy: false, failure: result.failure });
      return false;
    }
    const lastPage = Math.max(1, Math.ceil(result.value.total / wanted.size));
    if (wanted.page > lastPage) {
      const last = { ...wanted, page: lastPage };
      changeQuery(orderViewQuery(last), 'replace');
      return load(last);
    }
    const { orders, ...counts } = result.value;
    const before = $history.get().shown?.orders ?? [];
    const shown = { view: wanted, orders: reuseRows(before, orders, ({ id }) => id), ...counts };
    change({ busy: false, failure: null, shown });
    return true;
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
      const stop = whenQueryChanges(() => void follow());
      return () => {
        stop();
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

/** Chooses the call: the server has one for its own order, which needs the total, and one for any order. */
function read(view: OrderView, total: number | undefined, options: { signal: AbortSignal }) {
  const { page, size, sort } = view;
  if (!isDefaultSort(sort)) return readSortedOrders(view, options);
  if (total) return readOrderPage(view, total, options);
  const isFirst = page === DEFAULT_ORDER_VIEW.page && size === DEFAULT_ORDER_VIEW.size;
  return isFirst ? readFirstOrders(view, options) : readSortedOrders(view, options);
}
