import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { line, openShop, row, type Shop } from '../../../support/shop.ts';
import { later, openPage, type Page } from '../../../support/stores.ts';

keepTestsApart();

let shop: Shop;
let page: Page;

beforeEach(async () => {
  shop = openShop(line(1), line(2));
  page = await openPage();
});

const quantities = () => page.$cart.get().cart?.lines.map(({ quantity }) => quantity);

/** The news that other parts of the page get. */
function overhear(): unknown[] {
  const heard: unknown[] = [];
  document.addEventListener('cb:cart-updated', (event) => heard.push((event as CustomEvent).detail));
  return heard;
}

describe('a cart that loads [1 §4 Cart load]', () => {
  it('goes from loading to ready, with one read for everybody', async () => {
    const phases = [page.$cart.get().phase];
    page.$cart.listen(({ phase }) => phases.push(phase));
    void page.loadCart();
    void page.loadCart();
    await later();
    await page.loadCart();
    expect(phases).toEqual(['idle', 'loading', 'ready']);
    expect(shop.log).toEqual(['read']);
  });

  it('comes from the page without a call if the page has printed it', async () => {
    page = await openPage({ cart: shop.cart() });
    await page.loadCart();
    expect(quantities()).toEqual([2, 2]);
    expect(shop.log).toEqual([]);
  });

  it('is read again after the printed one if the shopper came by Back', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' } as never]);
    page = await openPage({ cart: shop.cart() });
    shop.lines[0] = line(1, 7);
    void page.loadCart();
    expect(quantities()).toEqual([2, 2]);
    await later();
    expect(quantities()).toEqual([7, 2]);
  });

  it('is read if the printed one is broken', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    page = await openPage({ cart: { commerceItems: 'none' } });
    void page.loadCart();
    await later();
    expect(quantities()).toEqual([2, 2]);
  });

  it('is created on request, even if a read comes in between [1 §2 Create]', async () => {
    page = await openPage({ cart: shop.cart() });
    void page.loadCart({ create: true });
    void page.refreshCart();
    await later();
    void page.refreshCart();
    await later();
    expect(shop.log).toEqual(['create', 'create', 'read']);
  });

  it('is created even if another island has read it before, or is reading it [1 §2 Create]', async () => {
    void page.loadCart();
    void page.loadCart({ create: true });
    await later();
    expect(shop.log).toEqual(['read', 'create']);
    void page.loadCart({ create: true });
    page = await openPage();
    void page.loadCart();
    await later();
    void page.loadCart({ create: true });
    await later();
    expect(shop.log).toEqual(['read', 'create', 'read', 'create']);
  });

  it('is created once, whichever islands of its page request it, and whenever [1 §2 Create]', async () => {
    history.replaceState(null, '', '/checkout/cart?create=true');
    const { openCart, openPageCart } = await import(
      '../../../../../shared/stores/cart/following/follow-cart.ts'
    );
    void openPageCart();
    void openPageCart();
    void openCart();
    await later();
    void openPageCart();
    void openCart();
    void page.refreshCart();
    await later();
    expect(shop.log).toEqual(['create', 'read']);
  });

  it('is created by the next try if the first one has failed [1 §2 Create]', async () => {
    shop.answers.set('create', [{ end: 403 }]);
    void page.loadCart({ create: true });
    await later();
    expect(page.$cart.get().phase).toBe('failed');
    void page.loadCart();
    await later();
    void page.refreshCart();
    await later();
    expect(shop.log).toEqual(['create', 'create', 'read']);
  });

  it('fails with a reason, and can be loaded again', async () => {
    shop.answers.set('read', [{ end: 403 }]);
    void page.loadCart();
    await later();
    expect(page.$cart.get()).toMatchObject({ phase: 'failed', cart: null, failure: { kind: 'forbidden' } });
    void page.loadCart();
    await later();
    expect(page.$cart.get()).toMatchObject({ phase: 'ready', failure: null });
  });

  it('stays when a later read fails, and says that it may be out of date', async () => {
    void page.loadCart();
    await later();
    shop.answers.set('read', [{ end: 401 }]);
    void page.refreshCart();
    await later();
    expect(page.$cart.get()).toMatchObject({ phase: 'ready', stale: true, failure: { kind: 'session' } });
    expect(page.$session.get().ended).toBe(true);
    void page.refreshCart();
    await later();
    expect(page.$cart.get()).toMatchObject({ stale: false, failure: null });
  });
});

describe('overlapping reads', () => {
  it('never let a late reply win, and end together [reliability Late replies]', async () => {
    shop.answers.set('read', [{ after: 80 }, { after: 10 }]);
    const ends: string[] = [];
    void page.refreshCart().then(() => ends.push(`first: ${quantities()}`));
    shop.lines[0] = line(1, 9);
    void page.refreshCart().then(() => ends.push(`second: ${quantities()}`));
    await later();
    expect(ends.sort()).toEqual(['first: 9,2', 'second: 9,2']);
  });

  it('are repeated if a write was answered in the meantime', async () => {
    void page.loadCart();
    await later();
    shop.answers.set('read', [{ after: 50 }]);
    const end = page.refreshCart();
    page.setLineQuantity('ci1', 5);
    page.commitLine('ci1');
    await later(30);
    expect(quantities()).toEqual([5, 2]);
    await later();
    await end;
    expect(quantities()).toEqual([5, 2]);
    expect(shop.log).toEqual(['read', 'read', 'ci1=5', 'read']);
  });
});

describe('a cart that is on screen', () => {
  it('reports its count and subtotal to the page, and its entries to the tag manager', async () => {
    const heard = overhear();
    shop.answers.set('read', [{ body: { ...shop.cart(), dataLayer: [{ event: 'cart', price: 10 }] } }]);
    void page.loadCart();
    await later();
    expect(heard).toEqual([{ count: 4, subTotal: 40 }]);
    expect((window as { dataLayer?: unknown }).dataLayer).toEqual([{ event: 'cart', price: 10 }]);
    expect(page.$cartCount.get()).toBe(4);
  });

  it('reports no price to anybody if prices are hidden [1 §6 Prices]', async () => {
    page = await openPage({ profile: { hidePrice: 'true' } });
    const heard = overhear();
    const cart = () => ({ body: { ...shop.cart(), dataLayer: { event: 'cart', price: 10 } } });
    shop.answers.set('read', [cart()]);
    void page.loadCart();
    await later();
    Object.assign(shop.products.get('ITEM01') ?? {}, { listPrice: 12 });
    shop.answers.set('read', [cart()]);
    void page.refreshCart();
    await later();
    expect(heard.at(-1)).toEqual({ count: 4, subTotal: undefined });
    expect((window as { dataLayer?: unknown }).dataLayer).toEqual([{ event: 'cart' }]);
    expect(page.$notices.get()).toEqual([]);
  });

  it('keeps the lines that did not change', async () => {
    void page.loadCart();
    await later();
    const before = page.$cart.get().cart;
    shop.lines[1] = line(2, 3);
    void page.refreshCart();
    await later();
    expect(page.$cart.get().cart?.lines[0]).toBe(before?.lines[0]);
    expect(page.$cart.get().cart?.lines[1]).not.toBe(before?.lines[1]);
  });

  it.each([
    ['an individual', 1, []],
    ['a contract buyer', 2, ['The price of Item 1 is now $7.00; it was $8.00.']],
  ])('reports a changed contract price: %s [1 §2 Contract and retail]', async (_, userType, told) => {
    const priced = (contractPrice: number) => ({ commerceItems: [row(1, 2, { contractPrice })] });
    page = await openPage({ profile: { userType }, cart: priced(8) });
    await page.loadCart();
    shop.answers.set('read', [{ body: priced(7) }]);
    await Promise.all([page.refreshCart(), later()]);
    expect(page.$notices.get().map(({ text }) => text)).toEqual(told);
  });

  it('tells the shopper once what changed without them', async () => {
    void page.loadCart();
    await later();
    shop.lines = [line(1, 3)];
    Object.assign(shop.products.get('ITEM01') ?? {}, { listPrice: 12 });
    void page.refreshCart();
    await later();
    expect(page.$notices.get().map(({ text }) => text)).toEqual([
      'The quantity of Item 1 is now 3.',
      'The price of Item 1 is now $12.00; it was $10.00.',
      'Item 2 is no longer in your cart.',
    ]);
    await later(200);
    expect(document.querySelector('[role=status]')?.textContent).toContain(
      'Item 2 is no longer in your cart.',
    );
    page.dismissNotice(page.$notices.get()[0]?.key ?? '');
    expect(page.$notices.get()).toHaveLength(2);
  });

  it('sums up many changes', async () => {
    shop.lines = [1, 2, 3, 4, 5, 6].map((number) => line(number));
    void page.loadCart();
    await later();
    shop.lines = [];
    void page.refreshCart();
    await later();
    expect(page.$notices.get().map(({ text }) => text)).toEqual(['6 items in your cart have changed.']);
  });
});
