/** The way from the cart to the checkout: what is checked, and what may stop it [1 §4]. */
import { removeCartLines } from '../../api/cart/cart-lines.ts';
import {
  type CheckoutTarget,
  checkRestrictions,
  type Quarantine,
  startCheckout,
} from '../../api/checkout/checkout.ts';
import type { Visitor } from '../../domain/account/visitor.ts';
import { isCartEmpty } from '../../domain/cart/cart.ts';
import { type Failure, type Result, refusalMessages } from '../../domain/failure.ts';
import { permissionsFor } from '../../domain/permissions.ts';
import { navigate } from '../../page/navigate.ts';
import { applyWrite, handleWriteFailure } from '../cart/apply-write.ts';
import { $cart, findLine } from '../cart/cart.ts';
import { joinCartWrite } from '../cart/cart-queue.ts';
import { flushCart } from '../cart/cart-writes.ts';
import { refreshCart } from '../cart/read-cart.ts';
import { $session } from '../session.ts';
import { type CheckoutStop, setCheckoutPhase } from './checkout-attempts.ts';
import { exitOnce, type Stranded } from './single-exit.ts';

type Groups = Quarantine['groups'];

/** How an attempt to check out ended. */
export type CheckoutOutcome =
  /** The browser has gone to the target, and come back. */
  | { kind: 'left' }
  | Stranded
  /** Everything was in order, but the page kept the shopper here, or the target was refused. */
  | { kind: 'stayed' }
  /** A quantity is not saved: nothing was asked of the server. */
  | { kind: 'unsettled' }
  /** Lines could not be read, and the shopper has not been told that they go on with them: nothing was asked. */
  | { kind: 'unreadable' }
  /** The field of this line holds no quantity [1 §4 Quantity 0]: nothing was asked of the server. */
  | Unanswered
  | { kind: 'restricted'; groups: Groups }
  /** The server has taken the last item out of the cart, which has been read again. */
  | { kind: 'emptied' }
  /** `html`: the server's messages that are to be shown as HTML [1 §8 Checkout]. */
  | { kind: 'failed'; failure: Failure; html: string[] };

/** Before the cart is left this line needs an answer. */
export interface Unanswered {
  kind: 'unanswered';
  lineId: string;
}

/** What an island says of a checkout that did not lead away. */
export interface CheckoutTexts {
  unsettled: string;
  /** Left out where no quantities can be typed. */
  unanswered?: string;
  /** Offers to go on; left out where that is only possible on the cart page. */
  unreadable?: string;
  /** The server names no items that stand in the way. */
  notOrderable: string;
  emptied: string;
  /** The next page has not come. */
  stranded: string;
  /** The server has no words of its own. */
  failed: string;
}

/** How a cart is left of which lines could not be read. */
export interface IncompleteCart {
  /** The shopper knows that these lines are in the cart, and goes on with them. */
  incomplete?: boolean;
}

/**
 * Checks out: sends what is being typed, has the server check for restricted items, tells it that checkout
 * starts, and leaves the page. A call during an attempt joins it.
 */
export function checkOut(
  target: CheckoutTarget,
  { incomplete = false }: IncompleteCart = {},
): Promise<CheckoutOutcome> {
  return exitOnce(() => check(target, incomplete));
}

/**
 * Takes the restricted items out of the cart and goes on to checkout, unless nothing is left [1 §4 Restricted removal].
 * A call during an attempt joins it.
 * @param groups as the check for restricted items gave them
 */
export function checkOutWithout(groups: Groups): Promise<CheckoutOutcome> {
  return exitOnce(() => removeAndContinue(groups));
}

/** Says why the shopper is still here; null when they are on their way, or the page has prevented the move. */
export function explainCheckout(outcome: CheckoutOutcome, texts: CheckoutTexts): CheckoutStop | null {
  const say = (text: string): CheckoutStop => ({ kind: 'text', lines: [text] });
  if (isSessionOver(outcome)) return { kind: 'session' };
  switch (outcome.kind) {
    case 'unanswered':
      return { kind: 'text', lines: [texts.unanswered ?? texts.unsettled], lineId: outcome.lineId };
    case 'unreadable':
      return texts.unreadable
        ? { kind: 'text', lines: [texts.unreadable], mayGoOn: true }
        : say(texts.unsettled);
    case 'restricted':
      return Object.values(outcome.groups).flat().length > 0 ? outcome : say(texts.notOrderable);
    case 'unsettled':
    case 'emptied':
    case 'stranded':
      return say(texts[outcome.kind]);
    case 'failed':
      return outcome.html.length > 0 ? { kind: 'html', messages: outcome.html } : say(texts.failed);
    default:
      return null;
  }
}

/** Whether an attempt ended here because the session has: what else is to be said of it is not worth saying. */
export function isSessionOver({ kind }: { kind: string }): boolean {
  return $session.get().ended && (kind === 'unsettled' || kind === 'failed');
}

/** Asks the server once all changes are through, and holds back those that are made meanwhile. */
export function askInTurn<Value>(run: () => Promise<Result<Value>>): Promise<Result<Value>> {
  return joinCartWrite({ key: 'checkout', rank: 'check', run });
}

async function check(target: CheckoutTarget, incomplete: boolean): Promise<CheckoutOutcome> {
  const { settled, unanswered } = await flushCart();
  if (unanswered) return { kind: 'unanswered', lineId: unanswered };
  if (!settled) return { kind: 'unsettled' };
  if (!incomplete && $cart.get().cart?.unreadableLines) return { kind: 'unreadable' };

  const quarantine = await askInTurn(() => checkRestrictions(target));
  if (!quarantine.ok) return failed(quarantine.failure);
  const { quarantined, cartEmptied, groups } = quarantine.value;
  if (quarantined) return { kind: 'restricted', groups };
  if (cartEmptied) {
    await refreshCart();
    return { kind: 'emptied' };
  }
  return goToCheckout(target);
}

async function removeAndContinue(groups: Groups): Promise<CheckoutOutcome> {
  const { settled, unanswered } = await flushCart();
  if (unanswered) return { kind: 'unanswered', lineId: unanswered };
  if (!settled) return { kind: 'unsettled' };

  const run = () => removeRestricted(groups);
  const removed = await joinCartWrite({ key: 'restricted', rank: 'remove', run });
  if (!removed.ok) return failed(removed.failure);
  const { cart, stale, failure } = $cart.get();
  // Without a cart read after the removal it is unknown whether anything is left to check out.
  if (stale || !cart) return failed(failure ?? { kind: 'aborted', endpoint: 'cart', messages: [] });
  if (isCartEmpty(cart)) return { kind: 'emptied' };
  return goToCheckout(targetAfterRemoval($session.get().visitor, groups));
}

/** Tells the server that checkout starts, and leaves the page on success: the end of an attempt. */
async function goToCheckout(target: CheckoutTarget): Promise<CheckoutOutcome> {
  const started = await askInTurn(() => startCheckout(target));
  if (!started.ok) return failed(started.failure);
  setCheckoutPhase('leaving');
  return { kind: navigate(target, 'checkout') ? 'left' : 'stayed' };
}

/**
 * The ids of the lines that stand in the way: those that the server names, and all of an item that it names by its
 * number alone [1 §3 Restricted item].
 */
export function findRestrictedLines(groups: Groups): string[] {
  const lines = $cart.get().cart?.lines ?? [];
  const ids = Object.values(groups)
    .flat()
    .flatMap(({ lineId, itemNumber }) =>
      lineId ? [lineId] : lines.filter((line) => line.itemNumber === itemNumber).map(({ id }) => id),
    );
  return [...new Set(ids)];
}

async function removeRestricted(groups: Groups): Promise<Result<null>> {
  const named = findRestrictedLines(groups);
  if (!named.length) {
    await refreshCart();
    return { ok: true, value: null };
  }
  const result = await removeCartLines(named);
  const wanted = { lines: Object.fromEntries(named.map((id) => [id, 0])) };
  if (result.ok) await applyWrite(result.value, wanted);
  else await handleWriteFailure(result.failure, wanted);
  const isOpen = !result.ok && (named.some(findLine) || $cart.get().stale);
  return isOpen ? result : { ok: true, value: null };
}

/**
 * Where checkout goes on: guests sign in after discontinued items or those that cannot be shipped to them,
 * and quotes have a page of their own; everybody else goes to shipping [1 §2 Checkout targets, §4 Restricted removal].
 */
function targetAfterRemoval(visitor: Visitor, { discontinued, geography }: Groups): CheckoutTarget {
  if (visitor.guest && discontinued.length + geography.length > 0) return '/checkout/login?qr=true';
  const { checkoutTarget } = permissionsFor({ ...visitor, guest: false }, 'standard');
  return `${checkoutTarget}?qr=true`;
}

/** With the server's words as it wrote them, where it has understood and said no. */
function failed(failure: Failure): CheckoutOutcome {
  const html = refusalMessages(failure).map(({ message }) => message);
  return { kind: 'failed', failure, html: html.filter(hasText) };
}

/** False for a blank fragment, and for markup around nothing. */
function hasText(html: string): boolean {
  return !/^(<[^>]*>|&nbsp;|\s)*$/.test(html);
}
