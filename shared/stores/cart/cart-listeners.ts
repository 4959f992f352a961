/** What follows from each cart that is shown. Each reaction is a listener of its own. */
import { type Cart, countPieces } from '../../domain/cart/cart.ts';
import { emit } from '../../page/events.ts';
import { lazyModule } from '../../page/parts/load-part.ts';
import { $session } from '../session.ts';
import { $shownCart, type ShownCart } from './cart.ts';
import { $cartCount, readCountAnew, setCartCount } from './cart-count.ts';
import { $lineEdits, reconcileLineEdits } from './line-edits.ts';

/** The notices read the edits as they were before the cart ended some of them, so they come first. */
const LISTENERS = [showCount, tellOthers, reconcile];

const withNews = lazyModule(() => import('./cart-news.ts'));

let following = false;

/** Starts the listeners; a second call does nothing. */
export function followShownCarts(): void {
  if (following) return;
  following = true;
  for (const react of LISTENERS) $shownCart.listen((shown) => shown && react(shown));
}

/** Loads what tells of a cart before one is there. @returns settles when it is there, or cannot be loaded for now */
export async function prepareNews(): Promise<void> {
  await withNews(nothing, nothing);
}

/**
 * The mini-cart counts what is in the cart, then scripts of the page get count and subtotal, the subtotal only where this
 * visitor sees prices [1 §6]. Where rows of the cart could not be read the count is the server's [reliability Partial
 * replies].
 */
function showCount({ cart }: ShownCart): void {
  if (cart.unreadableLines) {
    void readCountAnew().then(() => tellPage(cart));
    return;
  }
  setCartCount(countPieces(cart));
  tellPage(cart);
}

function tellPage(cart: Cart): void {
  const { showsPrices } = $session.get().visitor;
  const count = $cartCount.get() ?? countPieces(cart);
  emit('cb:cart-updated', { count, subTotal: showsPrices ? cart.subtotal : undefined });
}

/** The tag manager and the shopper are told what is new, if anything is. */
function tellOthers(shown: ShownCart): void {
  const { before, cart, dataLayer, actions } = shown;
  const isChanged = before !== cart && (before || actions.length > 0);
  if (!isChanged && dataLayer === undefined) return;
  const edits = $lineEdits.get();
  void withNews(({ tellNews }) => tellNews(shown, edits), nothing);
}

function reconcile({ cart }: ShownCart): void {
  reconcileLineEdits(cart);
}

function nothing(): void {}
