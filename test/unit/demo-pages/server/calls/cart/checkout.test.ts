// @vitest-environment node
import { expect, it } from 'vitest';
import { shareShop } from '../../../../support/shopper.ts';

const { shop, shopper } = shareShop();

const quarantine = { urlParam: { target: '/checkout/shipping', checkoutType: 'mainCart' } };
const go = (redirectCheckout: string) => ({ redirectCheckout });

it('finds restricted items of all four groups [1 §3 Restricted item]', async () => {
  const visitor = await shopper('/?as=individual&cart=restricted');
  const { payload } = await visitor.call('cart/quarantine', quarantine);
  expect(payload.quarantine).toBe('true');
  expect(payload.restrictionProductsList).toMatchObject({
    discontinuedProducts: { productDetailsList: [{ catalogRefId: '228770' }] },
    specificUsersRestriction: { productDetailsList: [{ catalogRefId: '861780' }] },
    schoolrestriction: {
      productDetailsList: [{ catalogRefId: '154730', ciId: expect.stringMatching(/^ci/) }],
    },
    geoRestriction: { productDetailsList: [{ catalogRefId: '143522' }] },
  });
});

it('restricts schools less, and a cart without restricted items not at all [1 §6 Restricted items]', async () => {
  const school = await shopper('/?as=contract&cart=restricted');
  const groups = (await school.call('cart/quarantine', quarantine)).payload.restrictionProductsList as object;
  expect(Object.keys(groups)).toEqual(['discontinuedProducts', 'geoRestriction']);
  const plain = await shopper('/?cart=plain');
  expect((await plain.call('cart/quarantine', quarantine)).payload.quarantine).not.toBe('true');
});

it('lets an ordinary cart check out, and a guest only sign in [1 §2 Checkout targets]', async () => {
  const individual = await shopper('/?as=individual&cart=plain');
  expect((await individual.call('cart/go-to-checkout', go('/checkout/shipping'))).text).not.toContain(
    'error',
  );
  const guest = await shopper('/?as=guest&cart=plain');
  expect((await guest.call('cart/go-to-checkout', go('/checkout/login'))).text).not.toContain('error');
  expect((await guest.call('cart/go-to-checkout', go('/checkout/shipping'))).payload.errorMessage).toContain(
    '<a href=',
  );
});

it('refuses checkout above the order price limit, with restricted items and with an empty cart [1 §8 Checkout]', async () => {
  const contract = await shopper('/?as=contract&cart=large');
  const { payload } = await contract.call('cart/go-to-checkout', go('/checkout/shipping'));
  expect(payload.errorMessage).toContain('<strong>order price limit of $5,000.00</strong>');
  const restricted = await shopper('/?as=individual&cart=restricted');
  expect((await restricted.call('cart/go-to-checkout', go('/checkout/shipping'))).text).toContain(
    'cannot be sold',
  );
  const empty = await shopper('/?as=individual&cart=empty');
  expect((await empty.call('cart/go-to-checkout', go('/checkout/shipping'))).text).toContain('is empty');
});

it.each([
  ['currentCart', 15],
  ['previousCart', 9],
  ['mergeCart', 24],
])('keeps the cart that the choice %s stands for, once [1 §4 Merge]', async (cartType, pieces) => {
  const visitor = await shopper('/?as=merge&cart=plain');
  const { payload } = await visitor.call('cart/merge-modal-details');
  expect(Number(payload.currentCommereceItemCount)).toBe(15);
  expect(Number(payload.previousCommereceItemquantity)).toBe(9);
  await visitor.call('cart/mergeCart', { cartType, selectCart: 'submit' });
  expect(Number((await visitor.call('checkout/mini-cart-count')).payload.miniCartCount)).toBe(pieces);
  expect((await visitor.call('cart/merge-modal-details')).text).toContain('There is no earlier cart');
});

it('exports a punch-out client’s cart line by line, and nobody else’s [1 §3 Punch-out line]', async () => {
  const client = await shopper('/?as=punchout-client&cart=plain');
  const { payload } = await client.call('cart/punchout-cart-details', { exportCart: true });
  expect(payload).toMatchObject({ action: 'create', redirect: `${shop().portal}/receive` });
  expect((payload.productList as object[])[0]).toEqual({
    sku: '721002',
    unitOfMeasure: 'EA',
    line: '1',
    quantity: '12',
    price: '5.45',
    description: 'Beaker, Low Form, Borosilicate, 250 mL',
    UNSPSC: '41121800',
    manufacturerName: 'Fernbrook Science Supply',
  });
  const guest = await shopper('/?cart=plain');
  expect((await guest.call('cart/punchout-cart-details', { exportCart: true })).text).toContain(
    'does not order through',
  );
});

it('recommends ten products that aren’t in the cart, and returns an HTML area below it [1 §2 Recommendations, §2 Promotional area]', async () => {
  const visitor = await shopper('/?cart=plain');
  const spectMap = { algorithm: 'cart-related', itemSet: '721002,706349', num: 10, rules: '' };
  const { payload } = await visitor.call('cart/sitespect-details', { spectMap });
  const items = (payload.relatedProducts as { productId: string }[]).map((product) => product.productId);
  expect(items).toHaveLength(10);
  expect(items).not.toContain('721002');
  expect((await visitor.call('cart/cart-bottom-area')).payload.targeterResult).toMatch(/^<div/);
});
