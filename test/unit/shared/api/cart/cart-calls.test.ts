import { describe, expect, it } from 'vitest';
import { readCartCount } from '../../../../../shared/api/cart/cart-count.ts';
import { readCart } from '../../../../../shared/api/cart/cart-details.ts';
import {
  addToCart,
  clearCart,
  removeCartLine,
  removeCartLines,
  updateQuantities,
} from '../../../../../shared/api/cart/cart-lines.ts';
import { estimateCharges } from '../../../../../shared/api/cart/estimate.ts';
import { mergeCarts, readMergeChoice } from '../../../../../shared/api/cart/merge.ts';
import { readMiniCart } from '../../../../../shared/api/cart/mini-cart.ts';
import { applyPromotionCode, removePromotionCode } from '../../../../../shared/api/cart/promotion.ts';
import { checkRestrictions, startCheckout } from '../../../../../shared/api/checkout/checkout.ts';
import { exportPunchOutCart } from '../../../../../shared/api/checkout/punch-out.ts';
import { readCartPromoArea, readOrderPromoArea } from '../../../../../shared/api/content/promo-area.ts';
import { readRecommendations } from '../../../../../shared/api/content/recommendations.ts';
import type { Result } from '../../../../../shared/domain/failure.ts';
import { answerWith, listenToConsole } from '../../../support/replies.ts';

type Row = [request: string, call: () => Promise<Result<unknown>>, body?: object];

const calls: Row[] = [
  ['GET cart/cart-details/false', () => readCart()],
  ['GET cart/cart-details/true', () => readCart({ create: true })],
  ['GET cart/cart-bottom-area', () => readCartPromoArea()],
  ['GET order/order-confirm-promo-top', () => readOrderPromoArea()],
  ['GET cart/get-commerce-item-details', () => readMiniCart()],
  ['GET cart/merge-modal-details', () => readMergeChoice()],
  ['GET checkout/mini-cart-count', () => readCartCount()],
  [
    'POST cart/mergeCart',
    () => mergeCarts('previousCart'),
    { cartType: 'previousCart', selectCart: 'submit' },
  ],
  [
    'POST cart/quarantine',
    () => checkRestrictions('/checkout/shipping'),
    { urlParam: { target: '/checkout/shipping', checkoutType: 'mainCart' } },
  ],
  [
    'POST cart/go-to-checkout',
    () => startCheckout('/checkout/login?qr=true'),
    { redirectCheckout: '/checkout/login?qr=true' },
  ],
  ['POST cart/punchout-cart-details', () => exportPunchOutCart(), { exportCart: true }],
  [
    'POST cart/quick-add-to-cart',
    () => addToCart({ itemNumber: 'XB1234', quantity: 12 }),
    { addItemCount: 1, skuId: 'XB1234', actionType: 'addItemToCart', quantity: 12 },
  ],
  [
    'POST cart/update-item',
    () => updateQuantities([{ lineId: 'ci1', quantity: 3 }]),
    { itemIds: 'ci1', actionType: 'updateItems', updateId: 'ci1=3' },
  ],
  [
    'POST cart/update-item',
    () =>
      updateQuantities([
        { lineId: 'ci1', quantity: 3 },
        { lineId: 'ci2', quantity: 0 },
      ]),
    { itemIds: 'ci1,ci2', actionType: 'updateItems', updateId: 'ci1=3,ci2=0' },
  ],
  [
    'POST cart/remove-product-from-cart',
    () => removeCartLine({ lineId: 'ci1', shippingEstimated: true }),
    { action: 'removeOneItem', removeOneItem: 'ci1', enableShippingCharge: true },
  ],
  [
    'POST cart/remove-product-from-cart',
    () => clearCart({ shippingEstimated: false }),
    { actionType: 'clearCart', enableShippingCharge: false },
  ],
  [
    'POST cart/remove-multiple-items',
    () => removeCartLines(['ci1', 'ci2']),
    { actionType: 'removeMultipleItems', itemIds: 'ci1,ci2' },
  ],
  [
    'POST cart/apply-promo-code',
    () => applyPromotionCode('SPRING 5%'),
    { actionType: 'applyCouponCode', couponId: 'SPRING 5%' },
  ],
  [
    'POST cart/remove-promo-code',
    () => removePromotionCode('SPRING'),
    { actionType: 'removeCouponCode', couponId: 'SPRING' },
  ],
  [
    'POST cart/zipCodeValidation',
    () => estimateCharges('27215'),
    { zipCodeInput: '27215', actionType: 'ShippingCharges' },
  ],
  [
    'POST cart/sitespect-details',
    () => readRecommendations({ itemNumbers: ['XB1', 'XB2'], algorithm: 'together', rules: 'in-stock' }),
    { spectMap: { algorithm: 'together', itemSet: 'XB1,XB2', num: 10, rules: 'in-stock' } },
  ],
];

describe('a call', () => {
  it.each(calls)(
    'sends %s [1 §7, §7 Estimate, §7 Checkout, wire Several lines]',
    async (request, call, body) => {
      listenToConsole();
      const sent = answerWith('{}');
      await call();
      expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
        request.replace(' ', ' /api/rest/cb/'),
      ]);
      expect(sent[0]?.body).toEqual(body);
    },
  );

  it.each(calls)('%s returns the server’s refusal [1 §7]', async (_, call) => {
    answerWith('{"result":"error","errorMessage":[{"message":"No."}]}');
    expect(await call()).toMatchObject({
      ok: false,
      failure: { kind: 'business', messages: [{ message: 'No.' }] },
    });
  });

  it.each(['ci1,ci2', 'ci1=9', '', '..', 'ci 1'])(
    'with the line id %j is refused before it is sent [wire Paths]',
    async (lineId) => {
      listenToConsole();
      const sent = answerWith();
      const refused = { ok: false, failure: { kind: 'refused' } };
      expect(await updateQuantities([{ lineId, quantity: 1 }])).toMatchObject(refused);
      expect(await removeCartLines(['ci1', lineId])).toMatchObject(refused);
      expect(sent).toEqual([]);
    },
  );
});

describe('the reply to a write', () => {
  const LINE = { commerceId: 'ci1', productId: 'XB1', quantity: '2', displayName: 'Beaker' };
  const cartDetails = { commerceItems: [LINE], subTotal: '$8.00' };
  const cart = { lines: [{ id: 'ci1', quantity: 2 }], subtotal: 8 };

  it.each([
    ['beside the result', { result: 'success', cartDetails }],
    ['in the wrapper', { result: 'success', response: { cartDetails } }],
    ['as JSON text', { response: JSON.stringify({ cartDetails: JSON.stringify(cartDetails) }) }],
  ])('returns the new cart, %s [1 §7 Lines, wire Cart]', async (_, reply) => {
    answerWith(JSON.stringify(reply));
    expect(await updateQuantities([{ lineId: 'ci1', quantity: 2 }])).toMatchObject({ ok: true, value: cart });
  });

  it.each([
    ['is none', {}],
    ['can’t be read', { cartDetails: { commerceItems: 'none' } }],
    ['has neither lines nor says that it is empty', { cartDetails: { subTotal: 3 } }],
  ])('counts as success if its cart %s; the cart is then read [1 §7 Lines, wire Cart]', async (_, reply) => {
    listenToConsole();
    answerWith(JSON.stringify(reply));
    expect(await clearCart({ shippingEstimated: false })).toEqual({ ok: true, value: null });
  });

  it('returns the result of a promotion [1 §7 Promotion]', async () => {
    const reply = { discountMessage: '<b>10 %</b> off', promotionId: 5166, response: { cartDetails } };
    answerWith(JSON.stringify(reply));
    expect(await applyPromotionCode('SPRING')).toMatchObject({
      value: { discountMessage: '<b>10 %</b> off', promotionId: '5166', cart },
    });
  });

  it('returns an estimate that comes as JSON text [1 §7 Estimate]', async () => {
    const totals = {
      zipCode: 27215,
      promotionId: '',
      discountAmount: '$5.00',
      discountMessage: null,
      shipMessagetoFormat: '<i>2 days</i>',
      shipping: '$1,012.50',
      shippingTotal: 12,
      nonContractShipping: '14.00',
      punchoutFreightMsg: 'By contract',
      noPreviousZipCodeMsgForShipping: 'Enter a zip',
      hazMatCharge: '0.00',
      hazMatChargeMsg: 'None',
      tax: 'Exempt',
      noPreviousZipCodeMsgForTax: 'Later',
      finalTotal: '$99.99',
    };
    answerWith(
      JSON.stringify({ result: 'success', response: JSON.stringify(totals) }),
      '{"response":{"tax":"$4.10"}}',
    );
    expect(await estimateCharges('27215')).toEqual({
      ok: true,
      value: {
        zipCode: '27215',
        discountAmount: 5,
        shipMessage: '<i>2 days</i>',
        shipping: 1012.5,
        shippingTotal: 12,
        nonContractShipping: 14,
        punchOutFreightMessage: 'By contract',
        noZipShippingMessage: 'Enter a zip',
        hazmatCharge: 0,
        hazmatMessage: 'None',
        tax: 'Exempt',
        noZipTaxMessage: 'Later',
        finalTotal: 99.99,
      },
    });
    expect(await estimateCharges('27215')).toMatchObject({ value: { tax: 4.1 } });
  });
});

describe('a read beside the cart', () => {
  it('returns the two carts of the merge notice [1 §3 Merge info, §7 Merge]', async () => {
    answerWith(
      '{"currentCommereceItemCount":"2","currentCommerceItemTotal":"$10.00","previousCommereceItemquantity":5,"previousCommerceItemTotal":""}',
    );
    expect(await readMergeChoice()).toEqual({
      ok: true,
      value: { current: { count: 2, total: 10 }, previous: { count: 5, total: undefined } },
    });
  });

  it('returns a promotional area, or an empty one if there is none [1 §7 Content]', async () => {
    answerWith('{"targeterResult":"<p>Sale</p>"}', '{"targeterResult":null}');
    expect(await readCartPromoArea()).toEqual({ ok: true, value: { html: '<p>Sale</p>' } });
    expect(await readOrderPromoArea()).toEqual({ ok: true, value: { html: '' } });
  });

  it('returns related products, without those it can’t read [1 §7 Content]', async () => {
    const told = listenToConsole();
    const product = {
      productId: 'XB9',
      displayName: 'Flask',
      productUrl: '/p/9',
      imageURL: '/i/9.png',
      price: '$4',
    };
    answerWith(JSON.stringify({ relatedProducts: [product, { productId: '' }] }), '{}');
    const query = { itemNumbers: ['XB1'], algorithm: '', rules: '' };
    expect(await readRecommendations(query)).toEqual({
      ok: true,
      value: [{ itemNumber: 'XB9', name: 'Flask', url: '/p/9', imageUrl: '/i/9.png', price: 4 }],
    });
    expect(told()).toHaveLength(1);
    expect(await readRecommendations(query)).toEqual({ ok: true, value: [] });
  });
});
