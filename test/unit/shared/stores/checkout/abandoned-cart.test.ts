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

/** Another tab or the phone's home screen comes to the front, or this page does again. */
function setHidden(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

async function open(profile: object = {}, config: object = {}): Promise<void> {
  page = await openPage({ profile, config, cart: shop.cart() });
  const { followAbandonedCart } = await import('../../../../../shared/stores/checkout/abandoned-cart.ts');
  stop = followAbandonedCart();
  await page.loadCart();
}

beforeEach(() => {
  sessionStorage.clear();
  shop = openShop(line(1), line(2, 3));
});

describe('the abandoned-cart event', () => {
  it('has item numbers, quantities and the subtotal when the page is left [2 §6 International]', async () => {
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

  it('is sent if the page is hidden and isn’t shown again within 30 seconds [embedding Abandoned cart]', async () => {
    await open();
    setHidden(true);
    vi.advanceTimersByTime(29_999);
    expect(entries()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(entries()).toHaveLength(1);
  });

  it('isn’t sent after a switch to another tab and back [embedding Abandoned cart]', async () => {
    await open();
    for (let times = 0; times < 5; times += 1) {
      setHidden(true);
      vi.advanceTimersByTime(20_000);
      setHidden(false);
      vi.advanceTimersByTime(60_000);
    }
    expect(entries()).toEqual([]);
  });

  it('is sent on the return to a page that was frozen for longer [embedding Abandoned cart]', async () => {
    await open();
    setHidden(true);
    vi.setSystemTime(Date.now() + 31_000);
    setHidden(false);
    expect(entries()).toHaveLength(1);
  });

  it('is sent at once when a hidden page is closed, and not again', async () => {
    await open();
    setHidden(true);
    leave();
    vi.advanceTimersByTime(60_000);
    expect(entries()).toHaveLength(1);
  });

  it('is sent once per session for the same cart contents, in any order [embedding Abandoned cart]', async () => {
    await open();
    leave();
    shop.lines = [line(2, 3), line(1)];
    await open();
    leave();
    expect(entries()).toEqual([]);
    shop.lines = [line(1, 9)];
    await Promise.all([page.refreshCart(), later()]);
    leave();
    expect(entries()).toMatchObject([{ items: [{ item_id: 'ITEM01', quantity: 9 }] }]);
    shop.lines = [line(1), line(2, 3)];
    await Promise.all([page.refreshCart(), later()]);
    leave();
    expect(entries()).toHaveLength(1);
  });

  it.each([
    ['/account/login?resume=prev', false],
    ['/checkout/login', false],
    ['/checkout/shipping?qr=true', false],
    ['/checkout/int/save', false],
    ['/checkout/cart', false],
    ['/', true],
    ['/checkout/inspect/cart', true],
    ['/account/landing', true],
    ['https://elsewhere.example/checkout/shipping', true],
  ])('by a link to %s is sent: %s [embedding Abandoned cart]', async (href, isSent) => {
    history.replaceState(null, '', '/checkout/cart');
    await open();
    document.body.innerHTML = `<a href="${href}"><b>Go</b></a>`;
    document.querySelector('b')?.click();
    leave();
    expect(entries()).toHaveLength(isSent ? 1 : 0);
  });

  it.each([
    ['checkout', '/checkout/shipping', false],
    ['punch-out', 'https://portal.example/in', false],
    ['exit', 'https://portal.example/', true],
    ['replacement', '/p/9', true],
  ])('by a move of ours, %s to %s, is sent: %s [embedding Abandoned cart]', async (reason, url, isSent) => {
    await open();
    const detail = { url: new URL(url, location.href).href, reason };
    document.dispatchEvent(new CustomEvent('cb:navigate', { detail }));
    leave();
    expect(entries()).toHaveLength(isSent ? 1 : 0);
  });

  it('isn’t sent when the sign-in form is posted, wherever it is on the page [embedding Abandoned cart]', async () => {
    await open({}, { signIn: { action: '/shop/login.jsp', names: { email: 'a', password: 'b' } } });
    document.body.innerHTML = '<form method="post" action="/shop/login.jsp?x=1"><input name="action"></form>';
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
    leave();
    expect(entries()).toEqual([]);
  });

  it('is sent if a link to checkout was pressed long before, and the page kept the shopper', async () => {
    await open();
    document.body.innerHTML = '<a href="/checkout/shipping">Go</a>';
    document.querySelector('a')?.click();
    vi.advanceTimersByTime(30_000);
    leave();
    expect(entries()).toHaveLength(1);
  });

  it('isn’t sent for userType 3 [2 §1 Abandoned cart, §6 International]', async () => {
    await open({ userType: 3, siteType: 3 });
    setHidden(true);
    vi.advanceTimersByTime(30_000);
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

  it('isn’t sent for an empty cart, or for one that hasn’t loaded', async () => {
    shop.lines = [];
    await open();
    leave();
    expect(entries()).toEqual([]);
  });

  it('contains no amount if prices are hidden, and nothing about the shopper [1 §6 Prices]', async () => {
    await open({ hidePrice: 'true', email: 'dana@example.com', firstName: 'Dana' });
    leave();
    expect(entries()[0]).not.toHaveProperty('value');
    expect(JSON.stringify(entries())).not.toMatch(/dana|220022|\$|50/i);
  });

  it('ends with the cart page', async () => {
    await open();
    stop();
    setHidden(true);
    vi.advanceTimersByTime(30_000);
    leave();
    expect(entries()).toEqual([]);
  });
});
