import { type Cart, countUnits, emptyCart } from '../../cart/cart.ts';
import { cartDetails } from '../../cart/cart-details.ts';
import { merchandiseTotal, priceLine } from '../../cart/line-price.ts';
import { pictureUrl, productOf, productUrl } from '../../catalogue/catalogue.ts';
import { Refusal } from '../../wire/refusal.ts';
import type { Call } from '../call.ts';

const CART_FAILURE =
  'The operation could not be completed. We apologize for the inconvenience. ' +
  'Please create a new cart or contact customer service for assistance.';

/** The calls that read the cart [1 §7 Reading]. */
export const CART_DETAILS_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: 'cart/cart-details/:create(^(?:true|false)$)',
    run({ session, cart, parameters, vary }) {
      if (parameters.create === 'true' && cart.broken) session.cart = emptyCart();
      const read = parameters.create === 'true' ? session.cart : cart;
      return cartDetails(loadable(read), session.kind, vary);
    },
  },
  {
    method: 'GET',
    path: 'cart/get-commerce-item-details',
    run({ session: { kind }, cart, vary }) {
      return {
        commerceItems: loadable(cart).lines.map((line) => {
          const product = productOf(line.itemNumber);
          return {
            commerceId: line.id,
            productId: line.itemNumber,
            displayName: product.name,
            quantity: vary.number(line.quantity),
            total: vary.money(product.priceOnRequest ? undefined : priceLine(line, kind).total),
            productUrl: productUrl(product),
            ImageURL: pictureUrl(product),
          };
        }),
        subTotal: vary.money(merchandiseTotal(cart, kind)),
        miniCartCount: vary.number(countUnits(cart)),
      };
    },
  },
  {
    method: 'GET',
    path: 'checkout/mini-cart-count',
    run: ({ cart, vary }) => ({ miniCartCount: vary.number(countUnits(cart)) }),
  },
];

function loadable(cart: Cart): Cart {
  if (cart.broken) throw new Refusal(CART_FAILURE, 'orderNotLoaded', 'order');
  return cart;
}
