/** The way from the cart to checkout: the checks, and the failures that may stop it [1 §4]. */
import {
  type CheckoutTarget,
  checkRestrictions,
  type Quarantine,
  type RestrictedItem,
  startCheckout,
} from '../../api/checkout/checkout.ts';
import type { Visitor } from '../../domain/account/visitor.ts';
import { isCartEmpty } from '../../domain/cart/cart.ts';
import { type Failure, type Result, refusalMessages } from '../../domain/failure.ts';
import { isSameItem } from '../../domain/item-number.ts';
import { permissionsFor } from '../../domain/permissions.ts';
import { navigate } from '../../page/navigate.ts';
import type { ReviewedItem } from '../../page/storage/sent-review.ts';
import { $cart, refreshCart } from '../cart/cart.ts';
import { followCart } from '../cart/following/follow-cart.ts';
import { joinCartWrite } from '../cart/writes/cart-queue.ts';
import { settleRemoval } from '../cart/writes/settle-write.ts';
import { setCheckoutPhase } from '../checkout-phase.ts';
import { $session } from '../session.ts';
import { type CartObstacle, type IncompleteCart, settleCart } from './settle-cart.ts';
import { exitOnce, type Stranded } from './single-exit.ts';

type Groups = Quarantine['groups'];

/** How an attempt to check out ended. */
export type CheckoutOutcome =
  /** The browser went to the target and came back. */
  | { kind: 'left' }
  | Stranded
  /** All checks passed, but the page prevented the navigation, or the target was refused. */
  | { kind: 'stayed' }
  | CartObstacle
  | { kind: 'restricted'; groups: Groups }
  /** The same, and some of the items could not be read: removing the others would not be enough. */
  | { kind: 'unnamed'; groups: Groups }
  /** The server removed the last item from the cart, which has been read again. */
  | { kind: 'emptied' }
  /** `html`: the server's messages, which are shown as HTML [1 §8 Checkout]. */
  | { kind: 'failed'; failure: Failure; html: string[] };

/**
 * Checks out: saves quantities that are being typed, has the server check for restricted items, tells it that checkout
 * starts, and leaves the page. A call during an attempt joins it.
 */
export function checkOut(target: CheckoutTarget, cart: IncompleteCart = {}): Promise<CheckoutOutcome> {
  return exitOnce(() => check(target, cart));
}

/**
 * Removes the restricted items from the cart and continues to checkout, unless nothing is left [1 §4 Restricted
 * removal]. A call during an attempt joins it.
 * @param groups the restricted items, as `checkOut` returned them
 */
export function checkOutWithout(groups: Groups): Promise<CheckoutOutcome> {
  return exitOnce(() => removeAndContinue(groups));
}

/** Sends a request once all changes of the cart are saved, and holds back changes made meanwhile. */
export function askInTurn<Value>(run: () => Promise<Result<Value>>): Promise<Result<Value>> {
  return joinCartWrite({ key: 'checkout', rank: 'check', run });
}

async function check(target: CheckoutTarget, cart: IncompleteCart): Promise<CheckoutOutcome> {
  const obstacle = await settleCart(cart);
  if (obstacle) return obstacle;

  const quarantine = await askInTurn(() => checkRestrictions(target));
  if (!quarantine.ok) return failed(quarantine.failure);
  const { quarantined, cartEmptied, unreadableItems } = quarantine.value;
  const groups = nameItems(quarantine.value.groups);
  if (unreadableItems) return { kind: 'unnamed', groups };
  if (quarantined) return { kind: 'restricted', groups };
  if (cartEmptied) {
    followCart();
    await refreshCart();
    return { kind: 'emptied' };
  }
  return goToCheckout(target);
}

/** Adds name and number to items that the server identifies only by their line. */
function nameItems(groups: Groups): Groups {
  const lines = $cart.get().cart?.lines ?? [];
  const named = (item: RestrictedItem): RestrictedItem => {
    const line = item.name ? undefined : lines.find(({ id }) => id === item.lineId);
    return {
      ...item,
      ...(line && { itemNumber: line.itemNumber, name: line.name, imageUrl: line.imageUrl }),
    };
  };
  const { discontinued, users, schools, geography } = groups;
  return {
    discontinued: discontinued.map(named),
    users: users.map(named),
    schools: schools.map(named),
    geography: geography.map(named),
  };
}

async function removeAndContinue(groups: Groups): Promise<CheckoutOutcome> {
  const obstacle = await settleCart({ incomplete: true });
  if (obstacle) return obstacle;

  const run = () => removeRestricted(groups);
  const removed = await joinCartWrite({ key: 'restricted', rank: 'remove', run });
  if (!removed.ok) return failed(removed.failure);
  const { cart, stale, failure } = $cart.get();
  // If the cart can't be read after the removal, it is unknown whether anything is left to check out.
  if (stale || !cart) return failed(failure ?? { kind: 'aborted', request: 'cart', messages: [] });
  if (isCartEmpty(cart)) return { kind: 'emptied' };
  return goToCheckout(targetAfterRemoval($session.get().visitor, groups));
}

/** The last step of an attempt: tells the server that checkout starts and, if it agrees, leaves the page. */
async function goToCheckout(target: CheckoutTarget): Promise<CheckoutOutcome> {
  const started = await askInTurn(() => startCheckout(target));
  if (!started.ok) return failed(started.failure);
  setCheckoutPhase('leaving');
  return { kind: navigate(target, 'checkout') ? 'left' : 'stayed' };
}

/**
 * Returns the ids of the restricted lines: those that the server names, and, where it names an item by number only, all
 * lines of that item [1 §3 Restricted item].
 */
export function findRestrictedLines(items: readonly ReviewedItem[]): string[] {
  const lines = $cart.get().cart?.lines ?? [];
  const ids = items.flatMap(({ lineId, itemNumber = '' }) =>
    lineId ? [lineId] : lines.filter((line) => isSameItem(line.itemNumber, itemNumber)).map(({ id }) => id),
  );
  return [...new Set(ids)];
}

async function removeRestricted(groups: Groups): Promise<Result<null>> {
  const named = findRestrictedLines(Object.values(groups).flat());
  if (named.length) return settleRemoval(named);
  followCart();
  await refreshCart();
  return { ok: true, value: null };
}

/**
 * Returns where checkout continues. Guests sign in if the removed items were discontinued or could not be shipped to them;
 * quotes have their own page; everybody else goes to shipping [1 §2 Checkout targets, §4 Restricted removal].
 */
function targetAfterRemoval(visitor: Visitor, { discontinued, geography }: Groups): CheckoutTarget {
  if (visitor.guest && discontinued.length + geography.length > 0) return '/checkout/login?qr=true';
  const { checkoutTarget } = permissionsFor({ ...visitor, guest: false }, 'standard');
  return `${checkoutTarget}?qr=true`;
}

/** A failed attempt. If the server refused, it has the server's messages exactly as written. */
function failed(failure: Failure): CheckoutOutcome {
  const html = refusalMessages(failure).map(({ message }) => message);
  return { kind: 'failed', failure, html: html.filter(hasText) };
}

/** Returns false for blank HTML, tags without text included. */
function hasText(html: string): boolean {
  return !/^(<[^>]*>|&nbsp;|\s)*$/.test(html);
}
