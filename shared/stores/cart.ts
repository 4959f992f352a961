import { atom, type ReadableAtom } from 'nanostores';
import { cartFromPage, readCart } from '../api/cart-details.ts';
import type { Failure } from '../api/result.ts';
import type { Cart, CartLine } from '../domain/cart.ts';
import type { WantedQuantity } from '../domain/cart-changes.ts';
import { reconcileCart } from '../domain/reconcile-cart.ts';
import { readStateBlock } from '../page/state-block.ts';
import { notifyCartListeners } from './cart-listeners.ts';
import { isHistoryNavigation } from './history-navigation.ts';
import { onRevalidate } from './revalidation.ts';
import { markSessionEnded } from './session.ts';
import { writeStore } from './write-store.ts';

/** The cart as the server last told it [1 §4]. */
export interface CartState {
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** Null until one was read. A line's own quantity is the confirmed one, see `$lineEdits`. */
  cart: Cart | null;
  /** Why the last reading failed; the cart read before it stays. */
  failure: Failure | null;
  /** A write is under way: the totals are about to change and are not shown. */
  recalculating: boolean;
  /** The last reading failed: what is shown may be out of date. */
  stale: boolean;
}

type CartReply = Cart & { dataLayer?: unknown };

const $state = atom<CartState>({
  phase: 'idle',
  cart: null,
  failure: null,
  recalculating: false,
  stale: false,
});
let loading: Promise<void> | undefined;
let latestRead: AbortController | undefined;
let latestEnd: Promise<void> | undefined;
/** The server was asked to create a cart, and has not answered yet. */
let creating = false;
/** Counts the replies of writes, to find out whether a reading began before one of them. */
let writes = 0;
/** What the shopper asked for since the last cart was shown. */
let requests: WantedQuantity[] = [];

export const $cart: ReadableAtom<CartState> = $state;

/** The line of that id as the server last told it. */
export function findLine(lineId: string): CartLine | undefined {
  return $state.get().cart?.lines.find((line) => line.id === lineId);
}

/**
 * Loads the cart, from the page's state block where that has one, else from the server. Calls made
 * together share one reading; once the cart is there, a call does nothing.
 * @param options `create`: have the server create a cart, as the page's query may ask [1 §2]
 */
export function loadCart({ create = false } = {}): Promise<void> {
  if ($state.get().phase === 'ready') return Promise.resolve();
  loading ??= load(create).finally(() => {
    loading = undefined;
  });
  return loading;
}

async function load(create: boolean): Promise<void> {
  const printed = readStateBlock().cart;
  const given = !create && printed ? cartFromPage(printed) : null;
  creating = create;
  if (!given?.ok) return readAgain();
  showCart(given.value);
  if (isHistoryNavigation()) await refreshCart();
}

/**
 * Reads the cart again and shows it. Of readings that overlap only the newest counts, and all their
 * callers wait for it.
 * @param wanted what the shopper has just asked for, so that it is not told to them as a change
 */
export function refreshCart(wanted?: WantedQuantity): Promise<void> {
  if (wanted) requests.push(wanted);
  return readAgain();
}

/** Shows the cart that came with the reply of a write; readings that began before it are repeated. */
export function showWrittenCart(reply: CartReply, wanted?: WantedQuantity): void {
  writes += 1;
  if (wanted) requests.push(wanted);
  showCart(reply);
}

/** Notes the zip code that has just been estimated; readings that began before it are repeated. */
export function noteZipCode(zipCode: string): void {
  const { cart } = $state.get();
  if (!cart || cart.charges.zipCode === zipCode) return;
  writes += 1;
  change({ cart: { ...cart, charges: { ...cart.charges, zipCode } } });
}

/** Says whether a write is under way. */
export function setRecalculating(recalculating: boolean): void {
  if ($state.get().recalculating !== recalculating) change({ recalculating });
}

function readAgain(): Promise<void> {
  latestRead?.abort();
  latestRead = new AbortController();
  latestEnd = read(latestRead);
  return latestEnd;
}

async function read(current: AbortController): Promise<void> {
  onRevalidate(refreshAnew);
  if (!$state.get().cart) change({ phase: 'loading', failure: null });
  const writesBefore = writes;
  const result = await readCart({ create: creating, signal: current.signal });
  if (latestRead !== current) return latestEnd;
  if (writes !== writesBefore) return readAgain();
  creating &&= !result.ok;
  if (result.ok) return showCart(result.value);
  if (result.failure.kind === 'session') markSessionEnded();
  const stale = $state.get().cart !== null;
  change({ phase: stale ? 'ready' : 'failed', failure: result.failure, stale });
}

function showCart({ dataLayer, ...read }: CartReply): void {
  onRevalidate(refreshAnew);
  const before = $state.get().cart;
  const cart = before ? reconcileCart(before, read) : read;
  const asked = requests;
  const wanted: WantedQuantity = (line) =>
    asked.map((quantityOf) => quantityOf(line)).find((quantity) => quantity !== undefined);
  requests = [];
  change({ phase: 'ready', cart, failure: null, stale: false });
  notifyCartListeners({ before, cart, dataLayer, wanted });
}

function refreshAnew(): void {
  void refreshCart();
}

function change(part: Partial<CartState>): void {
  writeStore(() => $state.set({ ...$state.get(), ...part }));
}
