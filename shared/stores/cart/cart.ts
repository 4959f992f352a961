/**
 * The cart as the server last told it: its state, reading it, and whether a write to it is under way. Every cart is shown
 * by this module. What follows from that listens to `cartShown`; this module knows nothing of it.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { type CartReading, cartFromPage, readCart } from '../../api/cart/cart-details.ts';
import { type Cart, type CartLine, reconcileCart } from '../../domain/cart/cart.ts';
import type { ShownCart } from '../../domain/cart/cart-changes.ts';
import type { WantedQuantities } from '../../domain/cart/wanted-quantities.ts';
import type { Failure } from '../../domain/failure.ts';
import { isHistoryNavigation } from '../../page/history-navigation.ts';
import { readStateBlock } from '../../page/state-block.ts';
import { createLatestRead } from '../latest-read.ts';
import { onRevalidate } from '../revalidation.ts';
import { writeStore } from '../store.ts';

/** The cart as the server last told it [1 §4 Cart load]. */
export interface CartState {
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** Null until one was read. A line's own quantity is the confirmed one, see `$lineEdits`. */
  cart: Cart | null;
  /** Why the last reading failed; the cart read before it stays. */
  failure: Failure | null;
  /** The last reading failed: what is shown may be out of date. */
  stale: boolean;
}

/** One thing the shopper has done, which the next cart may show. */
export interface ShopperAction {
  /** What they asked for: none of it is told to them as a change. */
  wanted: WantedQuantities;
  /** It has, or may have, changed the cart. */
  written: boolean;
}

/** What a write is about; `writes/cart-queue.ts` says which goes first. */
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
/** Whether the server is to create a cart: it is asked until one reading succeeds, and once on a page. */
let creation: 'none' | 'due' | 'done' = 'none';
/** Counts the replies of writes, to find out whether a reading began before one of them. */
let writes = 0;
/** What the shopper has done since a cart was shown: a reading that fails does not end it. */
let actions: ShopperAction[] = [];
/** The items of a run of additions, which is shown at its end. */
let additions: Record<string, 'any'> = {};

/** The line of that id as the server last told it. */
export function findLine(lineId: string): CartLine | undefined {
  return $state.get().cart?.lines.find((line) => line.id === lineId);
}

/**
 * Loads the cart, from the page's state block where that has one, else from the server. Calls made
 * together share one reading; once the cart is there, a call does nothing.
 * @param options `create`: have the server create a cart, as the page's query may ask [1 §2 Create]; a cart that
 *   another island has read meanwhile, or is reading, is then read anew
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

/** Reads the cart again and shows it. When readings overlap, only the newest counts, and all callers wait for it. */
export function refreshCart(): Promise<void> {
  latestEnd = read();
  return latestEnd;
}

/** Reads the cart after the shopper's own write. @param done what they did */
export function readWrittenCart(done: ShopperAction): Promise<void> {
  actions.push(done);
  return refreshCart();
}

/** Shows the cart that came with the reply of a write; readings that began before it are repeated. */
export function showWrittenCart(cart: CartReading, done: ShopperAction): void {
  actions.push(done);
  writes += 1;
  show(cart);
}

/** Notes the zip code that has just been estimated; readings that began before it are repeated. */
export function noteZipCode(zipCode: string): void {
  const { cart } = $state.get();
  if (!cart || cart.charges.zipCode === zipCode) return;
  writes += 1;
  change({ cart: { ...cart, charges: { ...cart.charges, zipCode } } });
}

/** Notes that a run is adding pieces of an item: a cart that is shown before its end may have any number of them. */
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

/** Whether the totals are about to change and are therefore not shown [1 §4]. */
export function changesTotals(rank: CartWriteRank | null): boolean {
  return rank !== null && rank !== 'check';
}

/** Whether no write is in flight or waiting. */
export function isCartIdle(): boolean {
  return $running.get() === null;
}

/** Resolves once no write is in flight or waiting. */
export async function whenCartIdle(): Promise<void> {
  if (isCartIdle()) return;
  await new Promise<void>((resolve) => {
    const stop = $running.listen((rank) => {
      if (rank !== null) return;
      stop();
      resolve();
    });
  });
}

async function load(): Promise<void> {
  const printed = readStateBlock().cart;
  const given = creation !== 'due' && printed ? cartFromPage(printed) : null;
  if (!given?.ok) return refreshCart();
  show(given.value);
  if (isHistoryNavigation()) await refreshCart();
}

async function read(): Promise<void> {
  onRevalidate(refreshAnew);
  // A cart that is shown stays.
  if (!$state.get().cart) change({ phase: 'loading', failure: null });
  const writesBefore = writes;
  const result = await reads.run((signal) => readCart({ create: creation === 'due', signal }));
  if (!result) return latestEnd;
  if (writes !== writesBefore) return refreshCart();
  if (!result.ok) return markReadFailed(result.failure);
  if (creation === 'due') creation = 'done';
  show(result.value);
}

/** Shows a cart. Its lines that did not change stay the same objects, so that their rows do not render again. */
function show({ dataLayer, ...read }: CartReading): void {
  onRevalidate(refreshAnew);
  const before = $state.get().cart;
  const cart = before ? reconcileCart(before, read) : read;
  const wanted = [{ items: additions }, ...actions.map((action) => action.wanted)];
  const shown = { before, cart, dataLayer, wanted, written: actions.some(({ written }) => written) };
  actions = [];
  change({ phase: 'ready', cart, failure: null, stale: false });
  for (const listener of listeners) writeStore(() => listener(shown));
}

/** A reading has failed. A cart that is shown stays, and may be out of date. */
function markReadFailed(failure: Failure): void {
  const stale = $state.get().cart !== null;
  change({ phase: stale ? 'ready' : 'failed', failure, stale });
}

function change(part: Partial<CartState>): void {
  writeStore(() => $state.set({ ...$state.get(), ...part }));
}

function refreshAnew(): void {
  void refreshCart();
}
