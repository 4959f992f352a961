import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTestsApart } from '../../../../support/page.ts';
import { line, openShop, refusal, type Shop } from '../../../../support/shop.ts';
import { announced, enter, later, openPage, type Page, shown } from '../../../../support/stores.ts';

keepTestsApart({ quiet: true });

let shop: Shop;
let page: Page;

beforeEach(async () => {
  shop = openShop(line(1), line(2), line(3));
  page = await openPage({ cart: shop.cart() });
  await page.loadCart();
});

describe('a quantity that is sent', () => {
  it('may be 999, the most that a line takes [1 §5 Line quantity]', async () => {
    enter(page, 'ci1', 999);
    await later();
    expect(shop.log).toEqual(['ci1=999']);
  });

  it('is called saved although nothing is sent, if it is the cart’s own [1 §4 Quantity edit]', async () => {
    page.setLineQuantity('ci1', 5);
    enter(page, 'ci1', 2);
    await later(1000);
    expect([shop.log, announced()]).toEqual([[], 'Saved: 2 of Item 1.']);
  });

  it('isn’t called saved while a newer one is on its way', async () => {
    shop.answers.set('=', [{}, { after: 5000 }]);
    enter(page, 'ci1', 5);
    enter(page, 'ci1', 6);
    await later(1000);
    expect([shop.log, shown(page).ci1, announced()]).toEqual([['ci1=5', 'ci1=6'], 6, undefined]);
  });

  it('isn’t called unsaved while a newer one is on its way', async () => {
    shop.answers.set('=', [refusal('No'), { after: 5000 }]);
    enter(page, 'ci1', 5);
    enter(page, 'ci1', 6);
    await later(1000);
    expect([shop.log, shown(page).ci1, announced()]).toEqual([['ci1=5', 'ci1=6'], 6, undefined]);
  });

  it('isn’t called saved if the shop sells fewer', async () => {
    shop.cap = 3;
    enter(page, 'ci1', 5);
    await later(1000);
    expect(announced()).not.toContain('Saved');
  });

  it('isn’t sent if its line has gone by the time that it’s its turn', async () => {
    shop.lines = [line(1), line(3)];
    enter(page, 'ci1', 5);
    enter(page, 'ci2', 6);
    await later();
    expect([shop.log, page.$lineEdits.get()]).toEqual([['ci1=5'], {}]);
  });

  it('isn’t sent if the cart has it by the time that it’s its turn', async () => {
    shop.lines = [line(1), line(2, 6), line(3)];
    enter(page, 'ci1', 5);
    enter(page, 'ci2', 6);
    await later();
    expect([shop.log, page.$lineEdits.get()]).toEqual([['ci1=5'], {}]);
  });

  it('is sent again by Retry, and shown from the reply', async () => {
    shop.answers.set('=', [{ end: 503, ignored: true }]);
    enter(page, 'ci1', 5);
    await later();
    void page.retryLine('ci1');
    await later();
    expect([shop.log.filter((entry) => entry !== 'read'), shown(page).ci1]).toEqual([['ci1=5', 'ci1=5'], 5]);
    expect(shop.log.at(-1)).toBe('ci1=5');
  });
});

describe('a removal', () => {
  it('says whether freight has been estimated [1 §7 Lines]', async () => {
    const sent: unknown[] = [];
    const send = globalThis.fetch;
    vi.stubGlobal('fetch', (address: string, options: RequestInit) => {
      sent.push(JSON.parse(String(options.body ?? '{}')).enableShippingCharge);
      return send(address, options);
    });
    void page.removeLine('ci1');
    await later();
    shop.session.cart.zipCode = '27215';
    await Promise.all([page.refreshCart(), later()]);
    void page.removeLine('ci2');
    await later();
    void page.removeAllLines();
    await later();
    expect(sent.filter((value) => value !== undefined)).toEqual([false, true, true]);
  });

  it('is a refusal if the shop says that it has removed the line, and the cart still has it', async () => {
    shop.answers.set('-', [{ ignored: true, body: { cartDetails: shop.cart() } }]);
    const end = page.removeLine('ci1');
    await later();
    expect(await end).toMatchObject({ ok: false, failure: { kind: 'business' } });
    expect(page.$undoHistory.get()).toEqual([]);
  });

  it('counts if the shop confirms it and the cart can’t be read', async () => {
    shop.repliesWithCart = false;
    shop.answers.set('read', Array(9).fill({ end: 500 }));
    const end = page.removeLine('ci1');
    await later(30_000);
    expect(await end).toEqual({ ok: true, value: null });
    expect(page.$undoHistory.get()).toMatchObject([{ itemNumber: 'ITEM01' }]);
  });

  it('counts if the line has gone by the time that it’s its turn', async () => {
    shop.lines = [line(1), line(3)];
    enter(page, 'ci1', 5);
    const end = page.removeLine('ci2');
    await later();
    expect(await end).toEqual({ ok: true, value: null });
    expect([shop.log, page.$undoHistory.get()]).toEqual([['ci1=5'], []]);
  });

  it('isn’t sent again if it went out when the page was left [reliability Page hide]', async () => {
    shop.answers.set('=', [{ after: 1500 }]);
    enter(page, 'ci1', 5);
    const end = page.removeLine('ci2');
    window.dispatchEvent(new Event('pagehide'));
    await later(3000);
    expect(await end).toMatchObject({
      ok: false,
      failure: { kind: 'aborted', request: 'POST cart/remove-multiple-items' },
    });
    expect(shop.log.filter((entry) => entry.includes('ci2'))).toEqual(['drop ci2']);
  });

  it('of everything may follow another one [1 §2 Remove all]', async () => {
    void page.removeAllLines();
    await later();
    void page.addItem({ itemNumber: 'ITEM04', quantity: 1 });
    await later();
    expect(page.removeAllLines()).toBe(page.removeAllLines());
    await later();
    expect(shop.log.filter((entry) => entry === 'clear')).toHaveLength(2);
    expect(shop.lines).toEqual([]);
  });
});
