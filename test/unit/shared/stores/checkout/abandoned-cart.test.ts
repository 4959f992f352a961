import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { line, openShop, type Shop } from '../../../support/shop.ts';
import { dataLayerEntries, later, openPage, type Page } from '../../../support/stores.ts';

keepTestsApart();

let shop: Shop;
let page: Page;
let stop = () => {};

const entries = () => dataLayerEntries('abandoned_cart');
const leave = () => dispatchEvent(new Event('pagehide'));

/** Another tab, or the telephone's home screen, comes to the front; or this one again. */
function setHidden(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

async function open(profile: object = {}): Promise<void> {
  page = await openPage({ profile, cart: shop.cart() });
  const { followAbandonedCart } = await import('../../../../../shared/stores/checkout/abandoned-cart.ts');
  stop = followAbandonedCart();
  await page.loadCart();
}

beforeEach(() => {
  shop = openShop(line(1), line(2, 3));
});

describe('the abandoned-cart event', () => {
  it('tells item numbers, pieces and the subtotal when the page is left [2 §6 International]', async () => {
    await open();
    expect(entries()).toEqual([]);
    leave();
    expect(entries()).toEqual([
      {
        event: 'abandoned_cart',
        currency: 'USD',
        value: 50,
        items: [
          { item_id: 'ITEM01', quantity: 2 },
          { item_id: 'ITEM02', quantity: 3 },
        ],
      },
    ]);
  });

  it('is sent when the page goes into the background, where a phone may end it', async () => {
    await open();
    setHidden(true);
    expect(entries()).toHaveLength(1);
  });

  it('is sent once for the same cart, and again for another one', async () => {
    await open();
    setHidden(true);
    leave();
    setHidden(false);
    setHidden(true);
    expect(entries()).toHaveLength(1);
    setHidden(false);
    shop.lines = [line(1, 9)];
    await Promise.all([page.refreshCart(), later()]);
    setHidden(true);
    expect(entries()).toHaveLength(2);
    expect(entries()[1]).toMatchObject({ items: [{ item_id: 'ITEM01', quantity: 9 }] });
  });

  it('is not sent for userType 3 [2 §1 Abandoned cart, §6 International]', async () => {
    await open({ userType: 3, siteType: 3 });
    setHidden(true);
    leave();
    expect(entries()).toEqual([]);
  });

  it.each([
    ['userType 1', { userType: 1 }],
    ['userType 2', { userType: 2, siteType: 2 }],
    ['a guest', { transient: true, profileId: undefined }],
    ['userType 1 on the quote site', { userType: 1, siteType: 3 }],
  ])('is sent for %s [2 §1 Abandoned cart]', async (_, profile) => {
    await open(profile);
    leave();
    expect(entries()).toHaveLength(1);
  });

  it('is not sent for an empty cart, or one that is not there yet', async () => {
    shop.lines = [];
    await open();
    leave();
    expect(entries()).toEqual([]);
  });

  it('is not sent on the way to checkout', async () => {
    await open();
    page.setCheckoutPhase('leaving');
    setHidden(true);
    leave();
    expect(entries()).toEqual([]);
  });

  it('tells no amount where prices are hidden, and nothing of who it is [1 §6 Prices]', async () => {
    await open({ hidePrice: 'true', email: 'dana@example.com', firstName: 'Dana' });
    leave();
    expect(entries()[0]).not.toHaveProperty('value');
    expect(JSON.stringify(entries())).not.toMatch(/dana|220022|\$|50/i);
  });

  it('ends with the cart page', async () => {
    await open();
    stop();
    setHidden(true);
    leave();
    expect(entries()).toEqual([]);
  });
});
