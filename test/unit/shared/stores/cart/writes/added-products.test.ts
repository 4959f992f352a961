import { beforeEach, describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../../../support/page.ts';
import { line, openShop, type Shop } from '../../../../support/shop.ts';
import { later, openPage } from '../../../../support/stores.ts';
import { openOtherTab } from '../../../../support/tabs.ts';

keepTestsApart();

let shop: Shop;

const entries = () => (window as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? [];

async function open(profile: object = {}) {
  const page = await openPage({ profile });
  /** As after a reorder whose reply has these entries. */
  const add = (value: { dataLayer: unknown[] }) =>
    page.settleProducts({ call: async () => ({ ok: true, value }) });
  return { ...page, add };
}

beforeEach(() => {
  shop = openShop(line(1));
});

describe('items that an order or a list has put into the cart', () => {
  it('are read at once, and the mini-cart counts them [2 §4 List to cart]', async () => {
    const page = await open();
    const taken = page.add({ dataLayer: [] });
    await later();
    await taken;
    expect(shop.log).toEqual(['read']);
    expect(page.$cartCount.get()).toBe(2);
  });

  it('are reported to the other tabs', async () => {
    const page = await open();
    const other = openOtherTab();
    void page.add({ dataLayer: [] });
    await later();
    expect(other.heard).toMatchObject([{ t: 'cart' }]);
  });

  it('are reported to the tag manager as the server wrote them [2 §7 Reorder]', async () => {
    const page = await open();
    void page.add({ dataLayer: [{ event: 'add_to_cart', price: 5 }] });
    await later();
    expect(entries()[0]).toEqual({ event: 'add_to_cart', price: 5 });
    expect(entries().filter(({ event }) => event === 'cart_updated')).toHaveLength(1);
  });

  it('are reported without prices if this visitor sees none [2 §6 Prices]', async () => {
    const page = await open({ hidePrice: 'true' });
    void page.add({ dataLayer: [{ event: 'add_to_cart', price: 5, id: 'p1' }] });
    await later();
    expect(entries()[0]).toEqual({ event: 'add_to_cart', id: 'p1' });
    expect(JSON.stringify(entries())).not.toMatch(/price|value|total/i);
  });

  it('cause no notice: neither additional pieces nor replaced lines are announced [2 §4 Reorder]', async () => {
    const page = await open();
    void page.loadCart();
    await later();
    shop.lines = [{ ...line(1), quantity: 9 }, line(3)];
    void page.add({ dataLayer: [] });
    await later();
    shop.lines = [line(4)];
    void page.add({ dataLayer: [] });
    await later();
    expect(page.$cart.get().cart?.lines.map(({ id }) => id)).toEqual(['ci4']);
    expect(page.$notices.get()).toEqual([]);
  });
});
