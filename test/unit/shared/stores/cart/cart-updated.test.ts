import { beforeEach, expect, it } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { line, openShop, refusal, row, type Shop } from '../../../support/shop.ts';
import { dataLayerEntries, later, openPage, type Page } from '../../../support/stores.ts';

keepTestsApart({ quiet: true });

let shop: Shop;
let page: Page;

const entries = () => dataLayerEntries('cart_updated');

beforeEach(async () => {
  shop = openShop(line(1), line(2));
  page = await openPage({ cart: shop.cart() });
  await page.loadCart();
});

async function change(quantity: number): Promise<void> {
  page.setLineQuantity('ci1', quantity);
  page.commitLine('ci1');
  await later();
}

it.each([true, false])(
  'reports a change to the tag manager once; the reply has the cart: %s [1 §9 Currency]',
  async (repliesWithCart) => {
    shop.repliesWithCart = repliesWithCart;
    expect(entries()).toEqual([]);
    await change(5);
    expect(entries()).toEqual([
      {
        event: 'cart_updated',
        currency: 'USD',
        value: 70,
        items: [
          { item_id: 'ITEM01', quantity: 5 },
          { item_id: 'ITEM02', quantity: 2 },
        ],
      },
    ]);
  },
);

it('reports each kind of change: removing, adding, emptying', async () => {
  void page.removeLine('ci1');
  await later();
  void page.addItem({ itemNumber: 'ITEM05', quantity: 1 });
  await later();
  void page.removeAllLines();
  await later();
  expect(entries().map((entry) => (entry as { items: object[] }).items.length)).toEqual([1, 2, 0]);
});

it('reports no amount if prices are hidden [1 §6 Prices]', async () => {
  page = await openPage({ profile: { hidePrice: 'true' }, cart: shop.cart() });
  await page.loadCart();
  await change(5);
  expect(entries()[0]).not.toHaveProperty('value');
});

it('reports nothing that the shopper didn’t do, or that had no effect', async () => {
  shop.lines = [line(1, 9)];
  await Promise.all([page.refreshCart(), later()]);
  shop.answers.set('=', [refusal('No')]);
  await change(5);
  expect(entries()).toEqual([]);
});

it('passes on the server’s entries with the first cart and with the shopper’s own writes, not with a cart that is read again [wire Data layer]', async () => {
  const views = () =>
    dataLayerEntries('view_cart').map((entry) => {
      const { items } = (entry as { ecommerce: { items: { quantity: number }[] } }).ecommerce;
      return items.map(({ quantity }) => quantity);
    });
  expect(views()).toEqual([[2, 2]]);
  await Promise.all([page.refreshCart(), later()]);
  shop.lines = [line(1, 4), line(2)];
  await Promise.all([page.refreshCart(), later()]);
  expect(views()).toEqual([[2, 2]]);
  await change(5);
  expect(views()).toEqual([
    [2, 2],
    [5, 2],
  ]);
});

it('reports a change whose reply was lost once the cart shows it', async () => {
  shop.answers.set('=', [{ end: 'cut' }]);
  await change(5);
  expect(entries()).toHaveLength(1);
});

it('passes on the server’s entries without any price if a line hides its own [wire Hidden price]', async () => {
  const dataLayer = [
    { event: 'view_cart', ecommerce: { value: 20, items: [{ item_id: 'ITEM01', price: 10, quantity: 2 }] } },
  ];
  page = await openPage({
    cart: { commerceItems: [row(1), row(2, 2, { hidePrice: 'Y' })], subTotal: 20, dataLayer },
  });
  await page.loadCart();
  const told = JSON.stringify(dataLayerEntries('view_cart').at(-1));
  expect(told).toContain('ITEM01');
  expect(told).not.toMatch(/price|value/);
});
