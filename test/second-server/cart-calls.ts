/** Reads of the cart, and the calls of checkout [wire Cart]. */
import { countUnits, emptyCart } from '../../demo-pages/server/cart/cart.ts';
import { merchandiseTotal, priceLine } from '../../demo-pages/server/cart/line-price.ts';
import { restrictedLines } from '../../demo-pages/server/cart/restrictions.ts';
import { pictureUrl, productOf, productUrl } from '../../demo-pages/server/catalogue/catalogue.ts';
import { Refusal } from '../../demo-pages/server/wire/refusal.ts';
import { type Asked, expectBody, type SecondCall, textOf } from './call.ts';
import { cartDetails } from './cart-rows.ts';

const NOT_LOADED =
  'The operation could not be completed. We apologize for the inconvenience. ' +
  'Please create a new cart or contact customer service for assistance.';

/** The cart's lines, as the panel of the mini-cart shows them: without pictures, and not always with a count of pieces. */
function miniCart({ session: { cart, kind }, write }: Asked): object {
  return {
    commerceItems: cart.lines.map((line) => {
      const product = productOf(line.itemNumber);
      const { total } = priceLine(line, kind);
      return {
        commerceId: line.id,
        productId: line.itemNumber,
        displayName: product.name,
        productUrl: productUrl(product),
        quantity: write.count(line.quantity),
        total: write.money(product.priceOnRequest ? undefined : total),
        hidePrice: write.hides(Boolean(product.priceOnRequest || kind.pricesHidden)),
      };
    }),
    subTotal: write.money(merchandiseTotal(cart, kind)),
    miniCartCount: write.turn([undefined, null, write.count(countUnits(cart))]),
  };
}

/** Restricted items go by their line alone; groups without any are absent, empty or null. */
function restrictions({ session: { cart, kind }, write }: Asked): object {
  const groups = restrictedLines(cart, kind);
  const all = [
    'discontinuedProducts',
    'specificUsersRestriction',
    'schoolrestriction',
    'geoRestriction',
  ] as const;
  return Object.fromEntries(
    all.map((name) => [
      name,
      groups[name]
        ? {
            productDetailsList: groups[name].map(({ id, itemNumber }) => ({
              ciId: id,
              imageURL: pictureUrl(productOf(itemNumber)),
            })),
          }
        : write.turn([undefined, { productDetailsList: [] }, null, {}]),
    ]),
  );
}

export const CART_CALLS: readonly SecondCall[] = [
  {
    method: 'GET',
    path: 'cart/cart-details/:create',
    run({ session, parameters, write }) {
      if (session.cart.broken && parameters.create === 'true') session.cart = emptyCart();
      if (session.cart.broken) throw new Refusal(NOT_LOADED);
      return cartDetails(session.cart, session.kind, write);
    },
  },
  { method: 'GET', path: 'cart/get-commerce-item-details', run: miniCart },
  {
    method: 'GET',
    path: 'checkout/mini-cart-count',
    run: ({ session, write }) => ({ miniCartCount: write.count(countUnits(session.cart)) }),
  },
  {
    method: 'GET',
    path: 'cart/cart-bottom-area',
    run: ({ write }) => ({ targeterResult: write.turn(['<P>Order by the <B>15th</B>', '', null]) }),
  },
  {
    method: 'POST',
    path: 'cart/sitespect-details',
    run: ({ body, session: { kind }, write }) => {
      const { itemSet } = (body.spectMap ?? {}) as Record<string, unknown>;
      const others = ['SF1200', '142304'].filter((number) => !textOf(itemSet).split(',').includes(number));
      return {
        relatedProducts: others.map((number) => {
          const product = productOf(number);
          const price = write.money(priceLine({ id: '', itemNumber: number, quantity: 1 }, kind).unit);
          return { productId: number, displayName: product.name, productUrl: productUrl(product), price };
        }),
      };
    },
  },
  {
    method: 'GET',
    path: 'cart/merge-modal-details',
    run({ session: { cart, earlierCart, kind }, write }) {
      if (!earlierCart) throw new Refusal('There is no earlier cart.');
      return {
        currentCommereceItemCount: write.count(countUnits(cart)),
        currentCommerceItemTotal: write.money(merchandiseTotal(cart, kind)),
        previousCommereceItemquantity: write.count(countUnits(earlierCart)),
        previousCommerceItemTotal: write.money(merchandiseTotal(earlierCart, kind)),
      };
    },
  },
  {
    method: 'POST',
    path: 'cart/quarantine',
    run(asked) {
      const { session, body, write } = asked;
      const { target, checkoutType } = (body.urlParam ?? {}) as Record<string, unknown>;
      expectBody(textOf(target).startsWith('/checkout/') && checkoutType === 'mainCart');
      const isRestricted = Object.keys(restrictedLines(session.cart, session.kind)).length > 0;
      return {
        restrictionProductsList: isRestricted ? restrictions(asked) : write.turn([null, undefined, {}]),
        quarantine: isRestricted ? 'true' : write.turn(['', null, 'false', undefined]),
        isCartEmptyCart: write.flag(session.cart.lines.length === 0),
      };
    },
  },
];
