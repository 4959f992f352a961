import { atom, type ReadableAtom } from 'nanostores';
import type { OrderCount, OrderRow } from '../../shared/api/orders/order-history.ts';
import { readSortedOrders } from '../../shared/api/orders/order-pages.ts';
import { type OrderSections, readOrderedItems } from '../../shared/api/orders/order-sections.ts';
import type { Failure } from '../../shared/domain/failure.ts';
import { isOrdered } from '../../shared/domain/orders/order-detail.ts';
import { ORDER_PAGE_SIZES } from '../../shared/domain/orders/order-history.ts';
import { sumOf } from '../../shared/domain/sum.ts';
import { reuseRows } from '../../shared/domain/table.ts';
import { rememberItems } from '../../shared/stores/remembered-items.ts';
import { $session } from '../../shared/stores/session.ts';
import { writeStore } from '../../shared/stores/store.ts';

/** How many orders are searched, the newest ones. */
const LAST_ORDERS = 50;
/** How many orders are read at a time, so that the server has time for others. */
const AT_ONCE = 2;

/** An item that was ordered before. Its prices aren't kept, so that none can be shown. */
export interface BoughtItem {
  itemNumber: string;
  name?: string;
  /** In how many of the orders it occurs. */
  times: number;
  /** The date of the last order, in the server's format. */
  lastDate?: string;
  /** The pieces in that order. */
  lastQuantity: number;
}

/** The progress of a search for items. */
export interface BoughtItemSearchState {
  /** `stopped`: by the shopper, or because the browser is offline. `ended`: the session has ended, and nothing is kept. */
  phase: 'listing' | 'reading' | 'stopped' | 'done' | 'failed' | 'ended';
  /** How many orders the account has. */
  count: OrderCount;
  /** How many of them will be searched. */
  wanted: number;
  searched: number;
  /** How many orders could not be read at the last attempt. */
  failed: number;
  /** How many orders and items the server sent in a form that could not be read. */
  unreadable: number;
  /** Why the orders could not be listed. */
  failure: Failure | null;
  /** The item that was ordered last comes first. */
  items: readonly BoughtItem[];
}

/** The search through the items of an account's last orders. */
export interface BoughtItemSearch {
  $state: ReadableAtom<BoughtItemSearchState>;
  /** Reads the remaining orders: all at first, later those that failed or were skipped. */
  read(): Promise<void>;
  /** Stops reading, and keeps the orders read so far. */
  cancel(): void;
  /** Starts to read. @returns unsubscribe, which forgets everything */
  open(): () => void;
}

/** An order of the list, with its items once they are read. */
interface SearchedOrder {
  row: OrderRow;
  items?: readonly BoughtItem[];
  unreadable: number;
}

const EMPTY: BoughtItemSearchState = {
  phase: 'listing',
  count: { total: 0, isOpenEnded: false },
  wanted: 0,
  searched: 0,
  failed: 0,
  unreadable: 0,
  failure: null,
  items: [],
};

/**
 * Makes the search through the items of the last 50 orders [2 §2 Bought before]. The orders are read two at a
 * time and kept only in memory, until the session or the search ends.
 * @param knownCount how many orders there are, if the server doesn't repeat it
 */
export function createBoughtItemSearch(knownCount: () => OrderCount | undefined): BoughtItemSearch {
  const $state = atom(EMPTY);
  let orders: SearchedOrder[] | undefined;
  let unreadableRows = 0;
  let current = new AbortController();

  const change = (changes: Partial<BoughtItemSearchState>) =>
    writeStore(() => $state.set({ ...$state.get(), ...changes }));

  /** Stops reading, and forgets the orders read so far. */
  function forget(phase: 'listing' | 'ended'): void {
    current.abort();
    orders = undefined;
    writeStore(() => $state.set({ ...EMPTY, phase }));
  }

  async function list(signal: AbortSignal): Promise<void> {
    const size = ORDER_PAGE_SIZES.find((one) => one >= LAST_ORDERS) ?? LAST_ORDERS;
    const query = { page: 1, size, sort: { key: 'submittedDate', ascending: false } } as const;
    const result = await readSortedOrders(query, knownCount(), { signal });
    if (signal.aborted) return;
    if (!result.ok) return change({ phase: 'failed', failure: result.failure });
    const { orders: rows, total, isOpenEnded, unreadable } = result.value;
    orders = rows.slice(0, LAST_ORDERS).map((row) => ({ row, unreadable: 0 }));
    unreadableRows = unreadable;
    change({ count: { total, isOpenEnded }, wanted: orders.length, unreadable });
  }

  async function readItems(order: SearchedOrder, signal: AbortSignal): Promise<void> {
    const { id: orderId, profileId: userId } = order.row;
    const result = await readOrderedItems({ orderId, userId }, { signal });
    if (signal.aborted) return;
    if (result.ok) {
      order.items = placedItems(result.value, order.row);
      order.unreadable = result.value.unreadableItems;
      return show();
    }
    change({ failed: $state.get().failed + 1 });
    // The other orders could not be read either.
    if (result.failure.kind === 'offline') cancel();
  }

  function show(): void {
    const read = orders?.filter(({ items }) => items) ?? [];
    change({
      searched: read.length,
      unreadable: unreadableRows + sumOf(read, ({ unreadable }) => unreadable),
      items: reuseRows($state.get().items, mergeItems(read), ({ itemNumber }) => itemNumber),
    });
  }

  async function read(): Promise<void> {
    if ($session.get().ended) return forget('ended');
    current.abort();
    current = new AbortController();
    const { signal } = current;
    change({ phase: orders ? 'reading' : 'listing', failed: 0, failure: null });
    if (!orders) await list(signal);
    if (!orders || signal.aborted) return;
    change({ phase: 'reading' });
    const waiting = orders.filter(({ items }) => !items);
    const readNext = async (): Promise<void> => {
      const order = waiting.shift();
      if (!order || signal.aborted) return;
      await readItems(order, signal);
      await readNext();
    };
    await Promise.all(Array(AT_ONCE).fill(null).map(readNext));
    if (signal.aborted) return;
    change({ phase: 'done' });
    remember();
  }

  function cancel(): void {
    current.abort();
    change({ phase: 'stopped' });
    remember();
  }

  /** Keeps the items for the suggestions of quick order: those of the shopper's own orders. */
  function remember(): void {
    const { profileId } = $session.get().visitor;
    const own = orders?.filter(({ items, row }) => items && row.profileId === profileId) ?? [];
    const seen = mergeItems(own).map(({ itemNumber, name, lastQuantity }) => ({
      itemNumber,
      name,
      quantity: lastQuantity,
    }));
    rememberItems(profileId, seen, 'order');
  }

  return {
    $state,
    read,
    cancel,
    open() {
      const stop = $session.listen(({ ended }) => {
        if (ended) forget('ended');
      });
      void read();
      return () => {
        stop();
        forget('listing');
      };
    },
  };
}

/** The items of an order, each with the pieces of all its lines. */
function placedItems(
  { state, sections }: OrderSections & { state?: string },
  { date }: OrderRow,
): BoughtItem[] {
  if (!isOrdered(state)) return [];
  const items = new Map<string, BoughtItem>();
  for (const { itemNumber, description: name, quantity = 1 } of Object.values(sections).flat()) {
    const lastQuantity = (items.get(itemNumber)?.lastQuantity ?? 0) + quantity;
    items.set(itemNumber, { itemNumber, name, times: 1, lastDate: date, lastQuantity });
  }
  return [...items.values()];
}

/** The items of all orders, each once. @param read the newest order first */
function mergeItems(read: readonly SearchedOrder[]): BoughtItem[] {
  const merged = new Map<string, BoughtItem>();
  for (const item of read.flatMap(({ items = [] }) => items)) {
    const last = merged.get(item.itemNumber);
    merged.set(
      item.itemNumber,
      last ? { ...last, name: last.name ?? item.name, times: last.times + 1 } : item,
    );
  }
  return [...merged.values()];
}
