// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { amount, shareShop } from '../../../../support/shopper.ts';

const { shop, shopper } = shareShop();

it('returns lines in every state, with ids like the real server’s [1 §3 Cart line]', async () => {
  const visitor = await shopper('/?cart=sample');
  const lines = await visitor.lines();
  expect(lines[0]).toMatchObject({ commerceId: expect.stringMatching(/^ci1110\d{5}$/), productId: '142304' });
  expect(lines.some((line) => /^(true|1)$/.test(`${line.discontinuedItem}`) && line.replacementURL)).toBe(
    true,
  );
  expect(lines.some((line) => String(line.propsWarningMessageMessage).startsWith('<p>'))).toBe(true);
  expect(lines.some((line) => String(line.displayName).includes('<Simulated> &'))).toBe(true);
  expect(lines.filter((line) => line.productId === '142304')).toHaveLength(2);
});

it('adds up the lines to the cart’s subtotal [1 §3 Cart]', async () => {
  const visitor = await shopper('/?cart=plain');
  const { payload } = await visitor.call('cart/cart-details/false');
  const total = (payload.commerceItems as { total: unknown }[]).reduce(
    (sum, line) => sum + amount(line.total),
    0,
  );
  expect(amount(payload.subTotal)).toBeCloseTo(total, 2);
});

it('gives contract buyers contract prices and terms, and nobody else [1 §6 Checkout]', async () => {
  const contract = await shopper('/?as=contract&cart=plain');
  const { payload } = await contract.call('cart/cart-details/false');
  expect(payload.contract).toMatchObject({ orderPriceLimit: '$5,000.00' });
  expect(amount((payload.commerceItems as { contractPrice: unknown }[])[0]?.contractPrice)).toBe(4.91);
  const individual = await shopper('/?as=individual&cart=plain');
  expect((await individual.call('cart/cart-details/false')).payload.contract).toBeUndefined();
});

it('replaces a cart that can’t be loaded if a new one is requested [1 §2 Create]', async () => {
  const visitor = await shopper('/?cart=broken');
  expect((await visitor.call('cart/cart-details/false')).text).toContain(
    'The operation could not be completed.',
  );
  expect((await visitor.call('cart/cart-details/true')).payload.commerceItems).toEqual([]);
  expect(await visitor.lines()).toEqual([]);
});

it('counts the pieces for the mini-cart and lists them for its panel [wire Mini-cart]', async () => {
  const visitor = await shopper('/?cart=plain');
  expect(Number((await visitor.call('checkout/mini-cart-count')).payload.miniCartCount)).toBe(15);
  const { payload } = await visitor.call('cart/get-commerce-item-details');
  expect(payload.commerceItems).toHaveLength(3);
  expect(Number(payload.miniCartCount)).toBe(15);
});

it('answers a path that isn’t in the contract with 404, and records it [wire Paths]', async () => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const visitor = await shopper();
  for (const path of ['profile/forget', 'cart/cart-details/maybe', 'cart/../profile/forget']) {
    expect((await visitor.call(path)).status).toBe(404);
  }
  expect(told).toHaveBeenCalledWith('No such call: GET /api/rest/cb/profile/forget');
  expect(shop().journal.at(-1)).toMatchObject({ known: false, done: false });
});
