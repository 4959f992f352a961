import { LOGIN_PAGE } from '../../domain/account/login-page.ts';
import type { Cart } from '../../domain/cart/cart.ts';
import { abandonedCartEntry } from '../../domain/cart/data-layer-entries.ts';
import { permissionsFor } from '../../domain/permissions.ts';
import { parseUrl } from '../../domain/url.ts';
import { configuration } from '../../page/configuration.ts';
import { pushDataLayer } from '../../page/data-layer.ts';
import { onPageRestored } from '../../page/leaving/page-restored.ts';
import { keepForShopper, ownerFor, readKept } from '../../page/storage/shopper-storage.ts';
import { $cart } from '../cart/cart.ts';
import { $session } from '../session.ts';
import { type Destination, followDestination } from './destination.ts';

/** How long a page may be hidden before its cart counts as abandoned. */
const HIDDEN_MS = 30_000;

/** The contents of the carts that were reported in this session. */
const KEY = 'cb-abandoned';
const MOST_KEPT = 50;

/**
 * Sends `abandoned_cart` to the page's tag manager: when the shopper leaves the cart page for somewhere other than sign-in or
 * checkout, or hides the page and doesn't come back within 30 seconds. Sends it once per content of the cart in a session,
 * and never for userType 3 [2 §1 Abandoned cart, §6 International].
 * @returns unsubscribe
 */
export function followAbandonedCart(): () => void {
  const destination = followDestination();
  const home = new URL(location.href);
  let hiddenAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeft = false;

  function comeBack(): void {
    clearTimeout(timer);
    // A frozen page has run no timers.
    if (hiddenAt !== undefined && Date.now() - hiddenAt >= HIDDEN_MS) tell();
    hiddenAt = undefined;
  }
  function followVisibility(): void {
    if (!document.hidden) comeBack();
    else if (!isLeft) {
      hiddenAt = Date.now();
      timer = setTimeout(tell, HIDDEN_MS);
    }
  }
  function leave(): void {
    isLeft = true;
    clearTimeout(timer);
    hiddenAt = undefined;
    if (!leadsOn(destination.current(), home)) tell();
  }

  document.addEventListener('visibilitychange', followVisibility);
  addEventListener('pagehide', leave);
  const stopRestoring = onPageRestored(() => {
    isLeft = false;
  });
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', followVisibility);
    removeEventListener('pagehide', leave);
    stopRestoring();
    destination.end();
  };
}

/** Reports the current cart, unless its content was reported before. */
function tell(): void {
  const { cart } = $cart.get();
  const { visitor } = $session.get();
  if (!cart?.lines.length || !permissionsFor(visitor, 'standard').triggersAbandonedCart) return;
  const owner = ownerFor(visitor);
  const { contents } = readKept(KEY, owner);
  const told = Array.isArray(contents) ? contents : [];
  const content = contentOf(cart);
  if (told.includes(content)) return;
  keepForShopper(KEY, owner, { contents: [...told, content].slice(-MOST_KEPT) });
  pushDataLayer(abandonedCartEntry(cart, visitor.showsPrices));
}

/** The items with their quantities, independent of their order. */
function contentOf({ lines }: Cart): string {
  return lines
    .map(({ itemNumber, quantity }) => `${itemNumber}:${quantity}`)
    .sort()
    .join();
}

/**
 * Whether a navigation leads to sign-in or checkout, sends the cart to a procurement system, or reloads this page.
 * @param home the address of this page
 */
function leadsOn(destination: Destination | null, home: URL): boolean {
  if (!destination) return false;
  if (destination.reason === 'punch-out') return true;
  const { origin, pathname } = new URL(destination.url);
  if (origin !== home.origin) return false;
  const { signIn, loginAction } = configuration();
  const onward = [LOGIN_PAGE, loginAction, signIn?.action, home.pathname];
  if (onward.some((address) => address && parseUrl(`${address}`, home.href)?.pathname === pathname))
    return true;
  return /^\/checkout\/(?!(inspect\/)?cart(\/|$))/.test(pathname);
}
