import type { Cart } from '../../domain/cart/cart.ts';
import { abandonedCartEntry } from '../../domain/cart/data-layer-entries.ts';
import { permissionsFor } from '../../domain/permissions.ts';
import { pushDataLayer } from '../../page/data-layer.ts';
import { $cart } from '../cart/cart.ts';
import { $checkout } from '../checkout-attempts.ts';
import { $session } from '../session.ts';

/**
 * Sends `abandoned_cart` to the page's tag manager when the shopper leaves the cart page, or puts it into the background,
 * with lines in the cart and no checkout under way. Sends it once per cart, and never for userType 3
 * [2 §1 Abandoned cart, §6 International].
 * @returns unsubscribe
 */
export function followAbandonedCart(): () => void {
  let told: Cart | undefined;

  function tell(): void {
    const { cart } = $cart.get();
    if (!cart?.lines.length || cart === told || $checkout.get() !== 'idle') return;
    const { visitor } = $session.get();
    if (!permissionsFor(visitor, 'standard').triggersAbandonedCart) return;
    told = cart;
    pushDataLayer(abandonedCartEntry(cart, visitor.showsPrices));
  }

  /** On a phone, `visibilitychange` may be the last event that a page gets. */
  function tellWhenHidden(): void {
    if (document.hidden) tell();
  }

  document.addEventListener('visibilitychange', tellWhenHidden);
  addEventListener('pagehide', tell);
  return () => {
    document.removeEventListener('visibilitychange', tellWhenHidden);
    removeEventListener('pagehide', tell);
  };
}
