/** Writes to the cart. None of them sends the new cart, which the contract leaves open [wire Cart]. */
import {
  addToCart,
  clearCart,
  mergeInto,
  readQuantity,
  removeLines,
  setQuantity,
} from '../../demo-pages/server/cart/change-cart.ts';
import { priceLine } from '../../demo-pages/server/cart/line-price.ts';
import { discountOf } from '../../demo-pages/server/cart/promotions.ts';
import { restrictedLines } from '../../demo-pages/server/cart/restrictions.ts';
import { productOf } from '../../demo-pages/server/catalogue/catalogue.ts';
import { Refusal } from '../../demo-pages/server/wire/refusal.ts';
import { expectBody, type SecondCall, textOf } from './call.ts';
import { totals } from './cart-rows.ts';

type Write = Omit<SecondCall, 'method' | 'writes'>;

const WRITES: readonly Write[] = [
  {
    path: 'cart/quick-add-to-cart',
    refusal: 'string',
    run({ session, body }) {
      expectBody(body.addItemCount === 1 && body.actionType === 'addItemToCart');
      addToCart(session.cart, textOf(body.skuId), readQuantity(body.quantity), session.newLineId);
      return undefined;
    },
  },
  {
    path: 'cart/update-item',
    run({ session, body }) {
      const updates = textOf(body.updateId)
        .split(',')
        .map((pair) => pair.split('='));
      expectBody(body.actionType === 'updateItems' && body.itemIds === updates.map(([id]) => id).join());
      for (const [id = '', quantity] of updates) setQuantity(session.cart, id, readQuantity(quantity, 0));
      return undefined;
    },
  },
  {
    path: 'cart/remove-product-from-cart',
    run({ session, body }) {
      expectBody(typeof body.enableShippingCharge === 'boolean');
      if (body.actionType === 'clearCart') clearCart(session.cart);
      else {
        expectBody(body.action === 'removeOneItem');
        removeLines(session.cart, [textOf(body.removeOneItem)]);
      }
      return undefined;
    },
  },
  {
    path: 'cart/remove-multiple-items',
    run({ session, body }) {
      expectBody(body.actionType === 'removeMultipleItems');
      removeLines(session.cart, textOf(body.itemIds).split(','));
      return undefined;
    },
  },
  {
    path: 'cart/apply-promo-code',
    refusal: 'messages',
    run({ session, body, write }) {
      expectBody(body.actionType === 'applyCouponCode');
      const code = textOf(body.couponId).toUpperCase();
      const { message } = discountOf(code, session.cart, session.kind);
      session.cart.promotionCode = code;
      return { discountMessage: write.text(message), promotionId: code };
    },
  },
  {
    path: 'cart/remove-promo-code',
    run({ session, body }) {
      expectBody(body.actionType === 'removeCouponCode' && body.couponId === session.cart.promotionCode);
      session.cart.promotionCode = undefined;
      return undefined;
    },
  },
  {
    path: 'cart/zipCodeValidation',
    run({ session, body, write }) {
      expectBody(body.actionType === 'ShippingCharges');
      const zipCode = textOf(body.zipCodeInput);
      if (!/^\d{5}(-\d{4})?$/.test(zipCode)) throw new Refusal('The zip code entered is not valid');
      const estimate = totals({ ...session.cart, zipCode }, session.kind, write);
      session.cart.zipCode = zipCode;
      return estimate;
    },
  },
  {
    path: 'cart/mergeCart',
    run({ session, body: { cartType, selectCart } }) {
      const { earlierCart } = session;
      expectBody(selectCart === 'submit' && /^(current|previous|merge)Cart$/.test(`${cartType}`));
      if (!earlierCart) throw new Refusal('There is no earlier cart.');
      if (cartType === 'previousCart') session.cart = earlierCart;
      if (cartType === 'mergeCart') mergeInto(session.cart, earlierCart);
      session.earlierCart = undefined;
      return undefined;
    },
  },
  {
    path: 'cart/go-to-checkout',
    refusal: 'html',
    run({ session: { cart, kind }, body }) {
      expectBody(textOf(body.redirectCheckout).startsWith('/checkout/'));
      if (Object.keys(restrictedLines(cart, kind)).length > 0) {
        throw new Refusal('Your cart holds items that <B>cannot be shipped</B> to you. Please remove them.');
      }
      return undefined;
    },
  },
  {
    path: 'cart/punchout-cart-details',
    run({ session, body, portal }) {
      expectBody(body.exportCart === true);
      return {
        productList: session.cart.lines.map((line, index) => ({
          sku: line.itemNumber,
          line: index + 1,
          quantity: line.quantity,
          price: priceLine(line, session.kind).unit.toFixed(2),
          description: productOf(line.itemNumber).name,
        })),
        action: 'create',
        sessionId: `po-${session.id.slice(0, 12).toLowerCase()}`,
        redirect: `${portal}/receive`,
      };
    },
  },
];

export const CART_WRITES: readonly SecondCall[] = WRITES.map((call) => ({
  method: 'POST',
  writes: true,
  ...call,
}));
