/** What follows from each cart that is shown: the count, the page's event, the news, the pending quantities. */
import { type Cart, countUnits } from '../../../domain/cart/cart.ts';
import type { ShownCart } from '../../../domain/cart/cart-changes.ts';
import { emit } from '../../../page/events.ts';
import { lazyModule } from '../../../page/lazy/lazy-module.ts';
import { $session } from '../../session.ts';
import { cartShown, loadCart } from '../cart.ts';
import { $cartCount, readCountAnew, setCartCount } from '../cart-count.ts';
import { $lineEdits } from '../line-edits.ts';

const LISTENERS = [showCount, tellNews];

/** What tells the tag manager and the shopper. The cart page loads it while the cart is read. */
export const cartNews = lazyModule(() => import('./cart-news.ts'));

let following = false;

/** Starts the listeners; a second call does nothing. Called by everything that may show a cart, before it does. */
export function followCart(): void {
  if (following) return;
  following = true;
  for (const listener of LISTENERS) cartShown.listen(listener);
}

/** Loads the cart like `loadCart`, and has everything follow that does. */
export function openCart(options?: { create?: boolean }): Promise<void> {
  followCart();
  return loadCart(options);
}

/**
 * Opens the cart for an island of the cart page, and has it created where the page's query says `?create=true`,
 * whichever island reads first [1 §2 Create].
 */
export function openPageCart(): Promise<void> {
  return openCart({ create: /[?&]create=true\b/.test(location.search) });
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
  setCartCount(countUnits(cart));
  tellPage(cart);
}

function tellPage(cart: Cart): void {
  const { showsPrices } = $session.get().visitor;
  const count = $cartCount.get() ?? countUnits(cart);
  emit('cb:cart-updated', { count, subTotal: showsPrices ? cart.subtotal : undefined });
}

/** The tag manager and the shopper are told what is new, if anything is. */
function tellNews(shown: ShownCart): void {
  const { before, cart, dataLayer, written } = shown;
  const isChanged = before !== cart && (before || written);
  if (!isChanged && dataLayer === undefined) return;
  const edits = $lineEdits.get();
  void cartNews.use((news) => news.tellNews(shown, edits));
}
