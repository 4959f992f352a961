/** What a newly shown cart tells scripts of the page, the tag manager and the shopper. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { line, openShop, type Shop } from '../../../support/shop.ts';
import { dataLayerEntries, enter, later, openPage, type Page } from '../../../support/stores.ts';

keepTestsApart({ quiet: true });

let shop: Shop;
let page: Page;
let heard: [type: string, detail: { added?: object[]; changed?: object[]; by?: string }][];

/** Opens a page that hears of the cart's events. */
async function open(options?: Parameters<typeof openPage>[0]): Promise<Page> {
  const opened = await openPage(options);
  heard = [];
  for (const type of ['cb:cart-lines', 'cb:cart-updated']) {
    document.addEventListener(type, (event) => heard.push([type, (event as CustomEvent).detail]));
  }
  return opened;
}

beforeEach(async () => {
  shop = openShop(line(1), line(2));
  page = await open({ cart: shop.cart() });
  await page.loadCart();
  await later();
});

/** The details of the events of that type. */
const details = (type: string) => heard.filter(([told]) => told === type).map(([, detail]) => detail);

async function change(quantity: number): Promise<void> {
  enter(page, 'ci1', quantity);
  await later();
  await vi.dynamicImportSettled();
}

describe('scripts of the page', () => {
  it('hear of changed lines once, but not of those that the cart had at first [embedding Cart events]', async () => {
    expect([details('cb:cart-lines'), details('cb:cart-updated')]).toMatchObject([[], [{ count: 4 }]]);
    const { followCart } = await import('../../../../../shared/stores/cart/following/follow-cart.ts');
    followCart();
    await change(5);
    expect(details('cb:cart-lines')).toMatchObject([
      { changed: [{ itemNumber: 'ITEM01', before: 2, quantity: 5 }], by: 'shopper' },
    ]);
    expect(details('cb:cart-updated')).toMatchObject([{ count: 4 }, { count: 7 }]);
  });

  it('hear of an item that is added on a page without the cart [embedding Cart events]', async () => {
    page = await open();
    void page.addItem({ itemNumber: 'ITEM04', quantity: 1 });
    await later();
    await vi.dynamicImportSettled();
    expect(details('cb:cart-lines')).toMatchObject([
      { added: [{ itemNumber: 'ITEM04', quantity: 1 }], by: 'shopper' },
    ]);
  });

  it('hear nothing of a cart that was read again and is the same', async () => {
    await Promise.all([page.refreshCart(), later()]);
    await vi.dynamicImportSettled();
    expect(details('cb:cart-lines')).toEqual([]);
  });
});

describe('a page that was prerendered', () => {
  /** Reads a cart that has changed on the server. @returns the notices */
  async function readAfter(ms: number): Promise<string[]> {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { activationStart: performance.now() } as unknown as PerformanceEntry,
    ]);
    await later(ms);
    shop.lines = [line(1, 9), line(2)];
    await Promise.all([page.refreshCart(), later()]);
    await vi.dynamicImportSettled();
    return page.$notices.get().map(({ text }) => text);
  }

  it('says nothing of what has changed before the shopper saw it [embedding Prerendering]', async () => {
    expect(await readAfter(1000)).toEqual([]);
  });

  it('says what has changed later', async () => {
    expect(await readAfter(5000)).toEqual(['The quantity of Item 1 is now 9.']);
  });
});

it('passes on no entry with the shopper’s name or email address [wire Data layer]', async () => {
  const dataLayer = [
    { event: 'view_cart', owner: 'Ada', ecommerce: { items: [{ item_id: 'ITEM01' }] } },
    { event: 'contact', mail: 'ada@school.example' },
  ];
  page = await openPage({
    profile: { firstName: 'Ada', email: 'ada@school.example' },
    cart: { ...shop.cart(), dataLayer },
  });
  await page.loadCart();
  await later();
  const told = JSON.stringify([...dataLayerEntries('view_cart'), ...dataLayerEntries('contact')]);
  expect(told).toContain('ITEM01');
  expect(told).not.toMatch(/Ada|ada@/);
});
