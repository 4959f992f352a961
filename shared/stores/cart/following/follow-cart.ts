/** Everything that reacts to a new cart: the count, the page's event, the news, the pending quantities. */
import { type Cart, countUnits } from '../../../domain/cart/cart.ts';
import type { ShownCart } from '../../../domain/cart/cart-changes.ts';
import { lazyModule } from '../../../page/lazy/lazy-module.ts';
import { emit } from '../../../page/leaving/emit.ts';
import { $session } from '../../session.ts';
import { cartShown, loadCart } from '../cart.ts';
import { $cartCount, readCountAnew, setCartCount } from '../cart-count.ts';
import { $lineEdits } from '../line-edits.ts';

/** Tells the tag manager and the shopper. The cart page loads this module while the cart is being read. */
export const cartNews = lazyModule(() => import('./cart-news.ts'));

let following = false;

/** Starts the listeners; a second call does nothing. Call it before showing a cart. */
export function followCart(): void {
  if (following) return;
  following = true;
  cartShown.listen(showCount);
  cartShown.listen(tellNews);
}

/** Starts the listeners, then loads the cart like `loadCart`. */
export function openCart(options?: { create?: boolean }): Promise<void> {
  followCart();
  return loadCart(options);
}

/**
 * Opens the cart for an island of the cart page. Whichever island reads first, the server creates the cart if the
 * page's query says `?create=true` [1 §2 Create].
 */
export function openPageCart(): Promise<void> {
  return openCart({ create: /[?&]create=true\b/.test(location.search) });
}

/**
 * Updates the mini-cart's count, then sends count and subtotal to scripts of the page, the subtotal only if this
 * visitor sees prices [1 §6]. If the cart has unreadable rows, the count comes from the server [reliability Partial
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

/** Tells the tag manager and the shopper what is new, if anything. */
function tellNews(shown: ShownCart): void {
  const { before, cart, dataLayer, written } = shown;
  const isChanged = before !== cart && (before || written);
  if (!isChanged && dataLayer === undefined) return;
  const edits = $lineEdits.get();
  void cartNews.use((news) => news.tellNews(shown, edits));
}
