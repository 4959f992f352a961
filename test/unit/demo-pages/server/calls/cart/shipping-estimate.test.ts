// @vitest-environment node
import { expect, it } from 'vitest';
import { amount, shareShop } from '../../../../support/shopper.ts';

const { shopper } = shareShop();

const estimate = (zipCodeInput: string) => ({ zipCodeInput, actionType: 'ShippingCharges' });
const apply = (couponId: string) => ({ couponId, actionType: 'applyCouponCode' });

it('estimates more freight for zip codes that are farther away, and most for Alaska and Hawaii [1 §9 Estimate]', async () => {
  const visitor = await shopper('/?as=individual&cart=plain');
  const freight = [];
  for (const zip of ['27215', '10001', '98101', '99501', '96813']) {
    const { payload } = await visitor.call('cart/zipCodeValidation', estimate(zip));
    freight.push(amount(payload.shipping));
    expect(payload.zipCode).toBe(zip);
  }
  expect(freight).toEqual([...freight].sort((one, other) => one - other));
  expect(freight[3]).toBe(freight[4]);
});

it('adds discount, freight, hazmat and tax up to the final total [1 §3 Totals]', async () => {
  const visitor = await shopper('/?as=individual&cart=sample');
  await visitor.call('cart/apply-promo-code', apply('SCIENCE10'));
  const { payload } = await visitor.call('cart/zipCodeValidation', estimate('27215-1234'));
  const details = (await visitor.call('cart/cart-details/false')).payload;
  const parts = [payload.shipping, payload.hazMatCharge, payload.tax].reduce<number>(
    (sum, part) => sum + amount(part),
    0,
  );
  expect(amount(payload.hazMatCharge)).toBe(37.5);
  expect(amount(payload.finalTotal)).toBeCloseTo(
    amount(details.subTotal) - amount(payload.discountAmount) + parts,
    2,
  );
});

it('charges contract buyers no freight and no tax, and says what freight would have cost [1 §2 Totals]', async () => {
  const visitor = await shopper('/?as=contract&cart=plain');
  const { payload } = await visitor.call('cart/zipCodeValidation', estimate('10001'));
  expect(amount(payload.shipping)).toBe(0);
  expect(amount(payload.nonContractShipping)).toBeGreaterThan(0);
  expect(payload.tax).toBe('Exempt');
});

it.each([
  ['', 'plain', 'You did not enter a zip code'],
  ['2721', 'plain', 'The zip code entered is not valid'],
  ['00901', 'plain', 'We do not deliver to this zip code.'],
  ['27215', 'empty', 'Please add at least one item in cart'],
])('refuses the zip code "%s" with a cart that is %s [1 §5 Zip code]', async (zip, cart, message) => {
  const visitor = await shopper(`/?cart=${cart}`);
  expect((await visitor.call('cart/zipCodeValidation', estimate(zip))).text).toContain(message);
});

it.each([
  ['SCIENCE10', 14.98],
  ['science10', 14.98],
  ['FREESHIP', 0],
])('takes off what the code %s promises [1 §4 Promotion]', async (code, discount) => {
  const visitor = await shopper('/?as=individual&cart=empty');
  await visitor.call('cart/quick-add-to-cart', {
    addItemCount: 1,
    skuId: '721260',
    actionType: 'addItemToCart',
    quantity: 5,
  });
  const { payload } = await visitor.call('cart/apply-promo-code', apply(code));
  expect(payload).toMatchObject({ promotionId: code.toUpperCase(), discountMessage: expect.any(String) });
  const { shippingCharge } = payload.cartDetails as { shippingCharge: { discountAmount: unknown } };
  expect(amount(shippingCharge.discountAmount ?? 0)).toBeCloseTo(discount, 2);
});

it.each([
  ['NOSUCHCODE', 'is not valid'],
  ['SUMMER25', 'expired on August 31'],
  ['SPRING27', 'not valid before March 1'],
  ['LIVING5', 'None of the items in your cart qualify'],
  ['BIGLAB', 'needs an order of at least $500'],
])('refuses the code %s and says why [1 §8 Promotion]', async (code, message) => {
  const visitor = await shopper('/?as=individual&cart=empty');
  await visitor.call('cart/quick-add-to-cart', {
    addItemCount: 1,
    skuId: '721002',
    actionType: 'addItemToCart',
    quantity: 1,
  });
  const { text } = await visitor.call('cart/apply-promo-code', apply(code));
  expect(JSON.parse(text).errorMessage[0].message).toContain(message);
});

it('removes the code, and drops it when the cart no longer qualifies [1 §4 Promotion]', async () => {
  const visitor = await shopper('/?as=individual&cart=sample');
  await visitor.call('cart/apply-promo-code', apply('BIGLAB'));
  const ids = (await visitor.lines()).slice(1).map((line) => String(line.commerceId));
  await visitor.call('cart/remove-multiple-items', {
    actionType: 'removeMultipleItems',
    itemIds: ids.join(),
  });
  expect((await visitor.call('cart/cart-details/false')).payload.headMsg).toContain('BIGLAB was removed');
  await visitor.call('cart/apply-promo-code', apply('SCIENCE10'));
  const remove = { couponId: 'SCIENCE10', actionType: 'removeCouponCode' };
  const { payload } = await visitor.call('cart/remove-promo-code', remove);
  const { shippingCharge } = payload.cartDetails as { shippingCharge: { promotionId?: string } };
  expect(shippingCharge.promotionId || undefined).toBeUndefined();
});
