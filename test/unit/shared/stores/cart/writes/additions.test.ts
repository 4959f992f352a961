import { beforeEach, describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../../../support/page.ts';
import { line, openShop, refusal, type Shop } from '../../../../support/shop.ts';
import { later, openPage, type Page, shown } from '../../../../support/stores.ts';

keepTestsApart({ quiet: true });

let shop: Shop;
let page: Page;

beforeEach(async () => {
  shop = openShop(line(1, 1), line(2, 2), line(3, 3));
  page = await openPage({ cart: shop.cart() });
  await page.loadCart();
});

describe('an item that is added', () => {
  it('is in the cart and the count, without a notice', async () => {
    const end = page.addItem({ itemNumber: 'ITEM01', quantity: 4 });
    await later();
    expect((await end).ok).toBe(true);
    expect(shown(page)).toEqual({ ci1: 5, ci2: 2, ci3: 3 });
    expect(page.$cartCount.get()).toBe(10);
    expect(page.$notices.get()).toEqual([]);
  });

  it('is added once when the button is pressed twice, and again when pressed after that', async () => {
    const item = { itemNumber: 'ITEM09', quantity: 1 };
    expect(page.addItem(item)).toBe(page.addItem(item));
    void page.addItem({ ...item, quantity: 2 });
    await later();
    void page.addItem(item);
    await later();
    expect(shop.log).toEqual(['+ITEM09*1', 'read', '+ITEM09*2', 'read', '+ITEM09*1', 'read']);
  });

  it('shows the server’s message when it’s refused, and is never repeated', async () => {
    shop.answers.set('+', [refusal('Unknown item')]);
    const end = page.addItem({ itemNumber: 'NOSUCH1', quantity: 1 });
    await later(5000);
    expect(await end).toMatchObject({
      ok: false,
      failure: { kind: 'business', messages: [{ message: 'Unknown item' }] },
    });
    expect(shop.log).toEqual(['+NOSUCH1*1']);
  });

  it.each([
    ['after a lost reply', { end: 'cut' as const }],
    ['after a page in place of a reply', { body: '<html><title>Maintenance</title></html>' }],
  ])('counts as added if the cart shows it, %s [reliability Lost reply]', async (_, reply) => {
    shop.answers.set('+', [reply, { ...reply, ignored: true }]);
    const first = page.addItem({ itemNumber: 'ITEM01', quantity: 4 });
    const second = page.addItem({ itemNumber: 'ITEM02', quantity: 4 });
    await later();
    expect([(await first).ok, (await second).ok]).toEqual([true, false]);
    expect(page.$notices.get()).toEqual([]);
  });

  it.each([
    ['with a reply', {}],
    ['without one', { end: 'cut' as const }],
  ])('counts as added %s if its number is spelled in another way [1 §5 Item number]', async (_, answer) => {
    shop.answers.set('+', [answer]);
    const end = page.addItem({ itemNumber: ' item01', quantity: 4 });
    await later();
    expect((await end).ok).toBe(true);
    expect(shown(page).ci1).toBe(5);
    expect(page.$notices.get()).toEqual([]);
  });

  it('says so if fewer were added than requested', async () => {
    shop.cap = 3;
    void page.addItem({ itemNumber: 'ITEM09', quantity: 5 });
    await later();
    expect(page.$notices.get().map(({ text }) => text)).toEqual([
      'The quantity of Item 9 is now 3; you asked for 5.',
    ]);
  });

  it('causes no notice if it’s on two lines, one of which grows', async () => {
    shop.lines = [line(1), { ...line(2), itemNumber: 'ITEM01' }];
    void page.refreshCart();
    await later();
    for (const { key } of page.$notices.get()) page.dismissNotice(key);
    void page.addItem({ itemNumber: 'ITEM01', quantity: 1 });
    await later();
    expect(page.$notices.get()).toEqual([]);
  });

  it('is shown on a page that has never loaded the cart', async () => {
    page = await openPage();
    void page.addItem({ itemNumber: 'ITEM01', quantity: 1 });
    await later();
    expect(page.$cartCount.get()).toBe(7);
  });
});
