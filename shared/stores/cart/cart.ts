/**
 * The latest cart from the server: its state, reading it, and the write under way. Every cart is shown by this module.
 * Code that reacts to a new cart listens to `cartShown`; this module knows nothing about that code.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { type CartReading, cartFromPage, readCart } from '../../api/cart/cart-details.ts';
import { type Cart, type CartLine, reconcileCart } from '../../domain/cart/cart.ts';
import type { ShownCart } from '../../domain/cart/cart-changes.ts';
import type { WantedQuantities } from '../../domain/cart/wanted-quantities.ts';
import type { Failure } from '../../domain/failure.ts';
import { isHistoryNavigation } from '../../page/history-navigation.ts';
import { isPrerendering } from '../../page/leaving/when-activated.ts';
import { readStateBlock } from '../../page/state-block.ts';
import { createLatestRead } from '../latest-read.ts';
import { onRevalidate } from '../revalidation.ts';
import { writeStore } from '../store.ts';

/** The latest cart from the server [1 §4 Cart load]. */
export interface CartState {
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** Null until one has been read. A line's own quantity is the confirmed one; see `$lineEdits`. */
  cart: Cart | null;
  /** Why the last read failed; the earlier cart stays. */
  failure: Failure | null;
  /** The last read failed, so the shown cart may be out of date. */
  stale: boolean;
}

/** An action of the shopper that the next cart may show. */
export interface ShopperAction {
  /** The changes that they asked for, which no notice reports to them. */
  wanted: WantedQuantities;
  /** It changed the cart, or may have. */
  written: boolean;
}

/** The kind of a write; `writes/cart-queue.ts` defines which goes first. */
export type CartWriteRank = 'clear' | 'remove' | 'change' | 'estimate' | 'check';

const $state = atom<CartState>({ phase: 'idle', cart: null, failure: null, stale: false });
const $running = atom<CartWriteRank | null>(null);
const listeners = new Set<(shown: ShownCart) => void>();

export const $cart: ReadableAtom<CartState> = $state;

/** The write in flight; null while nothing is in flight or waiting. */
export const $runningWrite: ReadableAtom<CartWriteRank | null> = $running;

/** Fires after each cart that is shown, even if nothing in it has changed. */
export const cartShown = {
  /** Calls `listener` from now on. @returns unsubscribe */
  listen(listener: (shown: ShownCart) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

const reads = createLatestRead();
let loading: Promise<void> | undefined;
let latestEnd: Promise<void> | undefined;
/** Whether the server must create a cart: requested until one read succeeds, once per page. */
let creation: 'none' | 'due' | 'done' = 'none';
/** Counts the replies of writes, to detect reads that started before one of them. */
let writes = 0;
/** The shopper's actions since a cart was shown. A failed read keeps them. */
let actions: ShopperAction[] = [];
/** The items of a running bulk addition, which is shown at its end. */
let additions: Record<string, 'any'> = {};

/** The line with that id in the latest cart from the server. */
export function findLine(lineId: string): CartLine | undefined {
  return $state.get().cart?.lines.find((line) => line.id === lineId);
}

/**
 * Loads the cart, from the page's state block if it has one, otherwise from the server. Simultaneous calls share one
 * read; once the cart is loaded, a call does nothing.
 * @param options `create`: makes the server create a cart, as the page's query may ask [1 §2 Create]; a cart that
 *   another island has read, or is reading, is then read again; a prerendered page shows the present cart first
 */
export function loadCart({ create = false } = {}): Promise<void> {
  if (create && creation === 'none') {
    creation = 'due';
    loading = undefined;
  } else if ($state.get().phase === 'ready') return Promise.resolve();
  if (!loading) {
    const current = load().finally(() => {
      if (loading === current) loading = undefined;
    });
    loading = current;
  }
  return loading;
}

/** Reads the cart again and shows it. If reads overlap, only the newest counts, and all callers wait for it. */
export function refreshCart(): Promise<void> {
  latestEnd = read();
  return latestEnd;
}

/** Reads the cart after the shopper's own write. @param done the shopper's action */
export function readWrittenCart(done: ShopperAction): Promise<void> {
  actions.push(done);
  return refreshCart();
}

/** Shows the cart in the reply of a write; reads that started earlier are repeated. */
export function showWrittenCart(cart: CartReading, done: ShopperAction): void {
  actions.push(done);
  writes += 1;
  show(cart);
}

/** Replaces the cart after a write that changed no lines; reads that started earlier are repeated. */
export function amendCart(cart: Cart): void {
  writes += 1;
  change({ cart });
}

/** Records that a run is adding pieces of an item: a cart shown before the run ends may have any number of them. */
export function noteAddition(itemNumber: string): void {
  additions[itemNumber] = 'any';
}

/** The run is over, and the cart has been shown. */
export function forgetAdditions(): void {
  additions = {};
}

/** Called by the queue alone. */
export function setRunningWrite(rank: CartWriteRank | null): void {
  writeStore(() => $running.set(rank));
}

/** Whether the totals are about to change and are therefore hidden [1 §4]. */
export function changesTotals(rank: CartWriteRank | null): boolean {
  return rank !== null && rank !== 'check';
}

async function load(): Promise<void> {
  const printed = readStateBlock().cart;
  const given = creation !== 'due' && printed ? cartFromPage(printed) : null;
  if (!given?.ok) return refreshCart();
  show(given.value);
  if (isHistoryNavigation()) await refreshCart();
}

async function read(): Promise<void> {
  onRevalidate(refreshCart);
  // A shown cart stays.
  if (!$state.get().cart) change({ phase: 'loading', failure: null });
  const writesBefore = writes;
  // Once a prerendered page is activated, the cart is read again (`revalidation.ts`).
  const create = creation === 'due' && !isPrerendering();
  const result = await reads.run((signal) => readCart({ create, signal }));
  if (!result) return latestEnd;
  if (writes !== writesBefore) return refreshCart();
  if (!result.ok) return markReadFailed(result.failure);
  if (create) creation = 'done';
  show(result.value);
}

/** Shows a cart. Unchanged lines stay the same objects, so that their rows don't render again. */
function show({ dataLayer, ...read }: CartReading): void {
  onRevalidate(refreshCart);
  const before = $state.get().cart;
  const cart = before ? reconcileCart(before, read) : read;
  const wanted = [{ items: additions }, ...actions.map((action) => action.wanted)];
  const shown = { before, cart, dataLayer, wanted, written: actions.some(({ written }) => written) };
  actions = [];
  change({ phase: 'ready', cart, failure: null, stale: false });
  for (const listener of listeners) writeStore(() => listener(shown));
}

/** Records a failed read. A shown cart stays, and may be out of date. */
function markReadFailed(failure: Failure): void {
  const stale = $state.get().cart !== null;
  change({ phase: stale ? 'ready' : 'failed', failure, stale });
}

function change(part: Partial<CartState>): void {
  writeStore(() => $state.set({ ...$state.get(), ...part }));
}
