import type { Cart } from '../../cart/cart.ts';
import { merchandiseTotal } from '../../cart/line-price.ts';
import { restrictedLines, restrictionProductsList } from '../../cart/restrictions.ts';
import { checkoutTarget, type UserKind } from '../../user-kinds.ts';
import { Refusal } from '../../wire/refusal.ts';
import { type Call, textOf } from '../call.ts';
import { demand } from './cart-lines.ts';

const ORDER_PRICE_LIMIT = 5000;

const TARGETS = ['/checkout/login', '/checkout/shipping', '/checkout/int/save'];

/** The calls on the way to checkout [1 §4 Checkout]. */
export const CHECKOUT_CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: 'cart/quarantine',
    run({ session: { kind }, cart, body, vary }) {
      const { target, checkoutType } = (body.urlParam ?? {}) as Record<string, unknown>;
      demand(isTarget(target) && checkoutType === 'mainCart');
      const isRestricted = Object.keys(restrictedLines(cart, kind)).length > 0;
      return {
        restrictionProductsList: restrictionProductsList(cart, kind),
        quarantine: isRestricted ? 'true' : vary.pick(['false', '']),
        isCartEmptyCart: vary.flag(!cart.lines.length),
      };
    },
  },
  {
    method: 'POST',
    path: 'cart/go-to-checkout',
    writes: true,
    refusal: 'text',
    run({ session: { kind }, cart, body }) {
      demand(isTarget(body.redirectCheckout));
      refuseCheckout(cart, kind, textOf(body.redirectCheckout));
      return {};
    },
  },
];

function isTarget(value: unknown): boolean {
  return TARGETS.includes(textOf(value).replace(/\?qr=true$/, ''));
}

/** Throws a Refusal that says, as HTML, why this cart cannot be checked out; does nothing if it can. */
export function refuseCheckout(cart: Cart, kind: UserKind, target: string): void {
  if (!cart.lines.length) throw new Refusal('Your cart is empty. <a href="/catalogue">Continue shopping</a>');
  if (Object.keys(restrictedLines(cart, kind)).length) {
    throw new Refusal(
      'Your cart holds items that <strong>cannot be sold or shipped</strong> to you. Please remove them.',
    );
  }
  if (kind.guest && !target.startsWith(checkoutTarget(kind))) {
    const login = '<a href="/account/login?resume=prev">sign in</a>';
    // A guest may continue right after resolving the notice about restricted items.
    if (!target.endsWith('?qr=true')) throw new Refusal(`Please ${login} before you check out.`);
  }
  if (kind.hasContract && merchandiseTotal(cart, kind) > ORDER_PRICE_LIMIT) {
    throw new Refusal(
      'This order is above the <strong>order price limit of $5,000.00</strong> of your contract. ' +
        'Please split it or <a href="/help#contracts">ask for approval</a>.',
    );
  }
}
