import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTestsApart } from '../../support/page.ts';
import { line, openShop, type Shop } from '../../support/shop.ts';
import { later, openPage, type Page } from '../../support/stores.ts';
import { openOtherTab } from '../../support/tabs.ts';

keepTestsApart();

let page: Page;
let shop: Shop;
let reread: () => void;

beforeEach(async () => {
  shop = openShop(line(1));
  page = await openPage();
  reread = vi.fn();
  page.onRevalidate(reread);
});

const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
const pageshow = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('the cart on screen', () => {
  it.each<[string, number, () => void]>([
    ['another tab has written', 1, () => openOtherTab().say({ t: 'cart', rev: 1 })],
    ['another tab says something else', 0, () => openOtherTab().say({ t: 'logout' })],
    ['another tab says nothing at all', 0, () => openOtherTab().say(null)],
    [
      'a script of the page has changed the cart',
      1,
      () => document.dispatchEvent(new CustomEvent('cb:cart-refresh')),
    ],
    ['the page comes out of the back/forward cache', 1, () => pageshow(true)],
    ['the page is shown for the first time', 0, () => pageshow(false)],
    ['the network is back', 1, () => window.dispatchEvent(new Event('online'))],
    ['the page is looked at again at once', 0, () => hide(false)],
  ])(
    'is read again when %s: %d times [reliability Other tabs, reliability Back button]',
    async (_, times, happen) => {
      happen();
      await later();
      expect(reread).toHaveBeenCalledTimes(times);
    },
  );

  it('isn’t read again by a page that ignores other tabs, which proves the measure', async () => {
    const deaf = await openPage({ deaf: true });
    const never = vi.fn();
    deaf.onRevalidate(never);
    openOtherTab().say({ t: 'cart', rev: 1 });
    await later();
    expect(never).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    await later();
    expect(never).toHaveBeenCalledOnce();
  });

  it('is read again for a change that was reported before the code had loaded [embedding Refresh]', async () => {
    const anew = await openPage();
    const { registry } = await import('../../../../shared/page/registry.ts');
    registry().cartChanged = true;
    const rereadAnew = vi.fn();
    anew.onRevalidate(rereadAnew);
    await later();
    expect(rereadAnew).toHaveBeenCalledOnce();
  });

  it('is read again when the shopper looks at the page after half a minute', async () => {
    hide(true);
    await later(31_000);
    expect(reread).not.toHaveBeenCalled();
    hide(false);
    await later();
    expect(reread).toHaveBeenCalledOnce();
  });

  it('isn’t read until the shopper looks at the page', async () => {
    hide(true);
    openOtherTab().say({ t: 'cart', rev: 1 });
    await later();
    expect(reread).not.toHaveBeenCalled();
    hide(false);
    await later();
    expect(reread).toHaveBeenCalledOnce();
  });

  it('is read once for triggers at the same time', async () => {
    pageshow(true);
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new CustomEvent('cb:cart-refresh'));
    await later();
    expect(reread).toHaveBeenCalledOnce();
  });

  it('is read once for all readers, however often they asked, until they stop reading', async () => {
    const other = vi.fn();
    page.onRevalidate(reread);
    const stop = page.onRevalidate(other);
    window.dispatchEvent(new Event('online'));
    await later();
    stop();
    window.dispatchEvent(new Event('online'));
    await later();
    expect([vi.mocked(reread).mock.calls.length, other.mock.calls.length]).toEqual([2, 1]);
  });
});

describe('a write of this page', () => {
  it('tells the other tabs that something changed, but not what [architecture Tabs, S13]', async () => {
    const { heard } = openOtherTab();
    void page.loadCart();
    await later();
    expect(heard).toEqual([]);
    page.setLineQuantity('ci1', 5);
    page.commitLine('ci1');
    await later();
    expect(heard).toEqual([{ t: 'cart' }]);
    expect(reread).not.toHaveBeenCalled();
  });

  it('is reported even if its reply is lost, since it may have had an effect [reliability Other tabs, reliability Lost reply]', async () => {
    const { heard } = openOtherTab();
    void page.loadCart();
    await later();
    shop.answers.set('=', [{ end: 'cut' }]);
    page.setLineQuantity('ci1', 5);
    page.commitLine('ci1');
    await later();
    expect(heard).toEqual([{ t: 'cart' }]);
  });

  it('that outlives the page is reported when it’s sent [reliability Other tabs, reliability Page hide]', async () => {
    const { heard } = openOtherTab();
    void page.loadCart();
    await later();
    page.setLineQuantity('ci1', 5);
    window.dispatchEvent(new Event('pagehide'));
    expect(shop.log.at(-1)).toBe('ci1=5');
    expect(heard).toEqual([{ t: 'cart' }]);
  });

  it('counts as looking at the cart', async () => {
    await later(20_000);
    page.cartWritten();
    await later(20_000);
    hide(false);
    await later();
    expect(reread).not.toHaveBeenCalled();
  });
});

it('shows another tab’s change in the cart and the count, with one request', async () => {
  void page.loadCart();
  void page.verifyCartCount();
  await later();
  shop.log = [];
  shop.lines[0] = line(1, 9);
  openOtherTab().say({ t: 'cart', rev: 1 });
  await later();
  expect(page.$cart.get().cart?.lines[0]?.quantity).toBe(9);
  expect(page.$cartCount.get()).toBe(9);
  expect(shop.log).toEqual(['read']);
});
