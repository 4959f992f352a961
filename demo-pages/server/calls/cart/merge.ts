import { type Cart, countUnits } from '../../cart/cart.ts';
import { mergeInto } from '../../cart/change-cart.ts';
import { merchandiseTotal } from '../../cart/line-price.ts';
import { Refusal } from '../../wire/refusal.ts';
import type { Call, CallContext } from '../call.ts';
import { demand } from './cart-lines.ts';

/** The calls that decide what happens to the cart of an earlier visit [1 §4 Merge]. */
export const MERGE_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: 'cart/merge-modal-details',
    run(context) {
      const { session, cart, vary } = context;
      const earlier = waitingCart(context);
      return {
        currentCommereceItemCount: vary.number(countUnits(cart)),
        currentCommerceItemTotal: vary.money(merchandiseTotal(cart, session.kind)),
        previousCommereceItemquantity: vary.number(countUnits(earlier)),
        previousCommerceItemTotal: vary.money(merchandiseTotal(earlier, session.kind)),
      };
    },
  },
  {
    method: 'POST',
    path: 'cart/mergeCart',
    writes: true,
    run(context) {
      const { session, cart, body } = context;
      demand(
        body.selectCart === 'submit' && /^(currentCart|previousCart|mergeCart)$/.test(`${body.cartType}`),
      );
      const earlier = waitingCart(context);
      if (body.cartType === 'previousCart') session.cart = earlier;
      if (body.cartType === 'mergeCart') mergeInto(cart, earlier);
      session.earlierCart = undefined;
      return {};
    },
  },
];

function waitingCart({ session }: CallContext): Cart {
  if (!session.earlierCart)
    throw new Refusal('There is no earlier cart to merge.', 'noPreviousCart', 'cartType');
  return session.earlierCart;
}
