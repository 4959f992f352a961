/** Reading the cart, alone and after the shopper's own writes. Every cart is shown through here. */
import { type CartReading, cartFromPage, readCart } from '../../api/cart/cart-details.ts';
import { isHistoryNavigation } from '../../page/history-navigation.ts';
import { readStateBlock } from '../../page/state-block.ts';
import { onRevalidate } from '../revalidation.ts';
import { $cart, markLoading, markUnread, type ShopperAction, setZipCode, showCart } from './cart.ts';
import { followShownCarts } from './cart-listeners.ts';

let loading: Promise<void> | undefined;
let latestRead: AbortController | undefined;
let latestEnd: Promise<void> | undefined;
/** Whether the server is to create a cart: it is asked until one reading succeeds, and once on a page. */
let creation: 'none' | 'due' | 'done' = 'none';
/** Counts the replies of writes, to find out whether a reading began before one of them. */
let writes = 0;
/** What the shopper has done since a cart was shown: a reading that fails does not end it. */
let actions: ShopperAction[] = [];

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
  } else if ($cart.get().phase === 'ready') return Promise.resolve();
  if (!loading) {
    const current = load().finally(() => {
      if (loading === current) loading = undefined;
    });
    loading = current;
  }
  return loading;
}

/**
 * Loads the cart for an island of the cart page, and has it created where the page's query says `?create=true`,
 * whichever island reads first [1 §2 Create].
 */
export function loadPageCart(): Promise<void> {
  return loadCart({ create: /[?&]create=true\b/.test(location.search) });
}

async function load(): Promise<void> {
  const printed = readStateBlock().cart;
  const given = creation !== 'due' && printed ? cartFromPage(printed) : null;
  if (!given?.ok) return refreshCart();
  show(given.value);
  if (isHistoryNavigation()) await refreshCart();
}

/** Reads the cart again and shows it. When readings overlap, only the newest counts, and all callers wait for it. */
export function refreshCart(): Promise<void> {
  latestRead?.abort();
  latestRead = new AbortController();
  latestEnd = read(latestRead);
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
  if (setZipCode(zipCode)) writes += 1;
}

async function read(current: AbortController): Promise<void> {
  onRevalidate(refreshAnew);
  markLoading();
  const writesBefore = writes;
  const result = await readCart({ create: creation === 'due', signal: current.signal });
  if (latestRead !== current) return latestEnd;
  if (writes !== writesBefore) return refreshCart();
  if (result.ok && creation === 'due') creation = 'done';
  if (result.ok) show(result.value);
  else markUnread(result.failure);
}

function show(cart: CartReading): void {
  onRevalidate(refreshAnew);
  followShownCarts();
  const done = actions;
  actions = [];
  showCart(cart, done);
}

function refreshAnew(): void {
  void refreshCart();
}
