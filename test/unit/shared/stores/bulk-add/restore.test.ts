import { describe, expect, it } from 'vitest';
import { provideLocks } from '../../../support/locks.ts';
import { keepTestsApart } from '../../../support/page.ts';
import { line, openShop, type Shop } from '../../../support/shop.ts';
import { dataLayerEntries, later } from '../../../support/stores.ts';
import { openOtherTab } from '../../../support/tabs.ts';
import { leaveAfter, openBulkPage, pieces, rowsOf, states, untilIdle } from './support.ts';

keepTestsApart({ quiet: true });

const ME = '220022';
const FOUR = rowsOf([1, 1], [2, 2], [1, 3], [4, 4]);
const sent = (shop: Shop) => shop.log.filter((entry) => entry.startsWith('+')).length;

/** Begins a run, and loses the page after this many milliseconds. The log has only what comes after that. */
async function leaveFourAfter(milliseconds: number, shop: Shop, profile = {}) {
  await leaveAfter(milliseconds, FOUR, { profile });
  shop.log.length = 0;
}

describe('a run whose page was left', () => {
  it('is restored, stopped, and sends nothing by itself [journal Restored]', async () => {
    const shop = openShop();
    await leaveFourAfter(25, shop);
    const page = await openBulkPage();
    page.restoreBulkAdd(ME);
    expect(page.$bulkAdd.get()).toMatchObject({ phase: 'stopped', reason: { kind: 'left' }, source: 'test' });
    await later(60_000);
    expect(sent(shop)).toBe(0);
    expect(states(page)).toEqual(['added', 'added', 'waiting', 'waiting']);
    expect(page.$bulkAdd.get()?.phase).toBe('stopped');
    expect(dataLayerEntries('cart_updated')).toHaveLength(1);
    void page.resumeBulkAdd();
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM01: 4, ITEM02: 2, ITEM04: 4 });
    expect(page.$bulkAdd.get()?.phase).toBe('done');
  });

  it('goes on when Continue is pressed while the cart is still being compared [journal Restored]', async () => {
    const shop = openShop();
    await leaveFourAfter(25, shop);
    const page = await openBulkPage();
    page.restoreBulkAdd(ME);
    void page.resumeBulkAdd();
    expect(page.$bulkAdd.get()?.phase).toBe('running');
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM01: 4, ITEM02: 2, ITEM04: 4 });
  });

  it('counts a row as added that the server got late [journal Decided]', async () => {
    const shop = openShop();
    shop.answers.set('+', [{}, { ignored: true, end: 'lost' }]);
    await leaveFourAfter(25, shop);
    const written = JSON.parse(sessionStorage.getItem('cb-bulk-add') ?? '');
    sessionStorage.setItem(
      'cb-bulk-add',
      JSON.stringify({ ...written, sent: { ...written.sent, at: Date.now() } }),
    );
    const page = await openBulkPage();
    page.restoreBulkAdd(ME);
    await later(1000);
    expect(states(page)[1]).toBe('sending');
    shop.lines.push({ id: 'ci70', itemNumber: 'ITEM02', quantity: 2 });
    await later(30_000);
    expect(states(page)).toEqual(['added', 'added', 'waiting', 'waiting']);
  });

  it('isn’t sent twice from a copy of its tab: the cart shows what the other tab has sent [journal Copies]', async () => {
    const shop = openShop();
    const first = await openBulkPage();
    void first.startBulkAdd({ source: 'test', rows: FOUR });
    await later(25);
    const copy = sessionStorage.getItem('cb-bulk-add') ?? '';
    await untilIdle(first);
    sessionStorage.setItem('cb-bulk-add', copy);
    const page = await openBulkPage();
    page.restoreBulkAdd(ME);
    void page.resumeBulkAdd();
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM01: 4, ITEM02: 2, ITEM04: 4 });
    expect(new Set(states(page))).toEqual(new Set(['added']));
  });

  it('asks about rows that may have been sent if a copy of its tab finds a different cart [journal Copies]', async () => {
    const shop = openShop();
    const first = await openBulkPage();
    void first.startBulkAdd({ source: 'test', rows: FOUR });
    await later(25);
    const copy = sessionStorage.getItem('cb-bulk-add') ?? '';
    await untilIdle(first);
    shop.lines = shop.lines.filter(({ itemNumber }) => itemNumber !== 'ITEM02');
    sessionStorage.setItem('cb-bulk-add', copy);
    const page = await openBulkPage();
    page.restoreBulkAdd(ME);
    await later();
    // The row that was being sent may still arrive.
    expect(states(page)).toEqual(['added', 'sending', 'waiting', 'waiting']);
    await later(20_000);
    expect(states(page)).toEqual(['added', 'asking', 'asking', 'asking']);
  });

  it('asks about each row in a copy that was made before the cart was read, while the other tab is open [journal Copies]', async () => {
    const shop = openShop();
    provideLocks();
    const first = await openBulkPage();
    void first.startBulkAdd({ source: 'test', rows: FOUR });
    await later(1);
    const copy = sessionStorage.getItem('cb-bulk-add') ?? '';
    const id = sessionStorage.getItem('cb-tab');
    await untilIdle(first);
    const had = pieces(shop);
    sessionStorage.setItem('cb-bulk-add', copy);
    const page = await openBulkPage();
    page.restoreBulkAdd(ME);
    void page.resumeBulkAdd();
    await untilIdle(page);
    expect([id, pieces(shop), states(page)]).toEqual([expect.any(String), had, FOUR.map(() => 'asking')]);
  });

  it('leads to a question if the shop has another number for the item [journal Asked]', async () => {
    const shop = openShop();
    shop.answers.set('+', [{}, { ignored: true, end: 'lost' }]);
    await leaveFourAfter(25, shop);
    shop.lines.push({ id: 'ci70', itemNumber: 'ITEM09', quantity: 2 });
    const page = await openBulkPage();
    page.restoreBulkAdd(ME);
    await later();
    expect(states(page)).toEqual(['added', 'asking', 'waiting', 'waiting']);
  });

  it('doesn’t go on by itself in a page from the back/forward cache [journal Restored]', async () => {
    const shop = openShop();
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: FOUR });
    await later(25);
    window.dispatchEvent(new Event('pagehide'));
    await later(60_000);
    expect(sent(shop)).toBe(2);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await later();
    expect(page.$bulkAdd.get()).toMatchObject({ phase: 'stopped', reason: { kind: 'left' } });
    expect(states(page)).toEqual(['added', 'added', 'waiting', 'waiting']);
    void page.resumeBulkAdd();
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM01: 4, ITEM02: 2, ITEM04: 4 });
  });

  it('is restored on a page from the back/forward cache, even if another page has started it in the meantime [journal Restored]', async () => {
    openShop();
    const other = await openBulkPage();
    void other.startBulkAdd({ source: 'test', rows: FOUR });
    await later(25);
    window.dispatchEvent(new Event('pagehide'));
    const journal = sessionStorage.getItem('cb-bulk-add') ?? '';
    sessionStorage.clear();
    const page = await openBulkPage();
    expect(page.$bulkAdd.get()).toBeNull();
    sessionStorage.setItem('cb-bulk-add', journal);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await later();
    expect(page.$bulkAdd.get()).toMatchObject({ phase: 'stopped', source: 'test' });
  });

  it('is restored with all its rows if the page was left before the first was sent [journal Restored]', async () => {
    const shop = openShop();
    await leaveFourAfter(0, shop);
    const page = await openBulkPage();
    page.restoreBulkAdd(ME);
    expect(states(page)).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
  });

  it('isn’t replaced by another run [journal One run]', async () => {
    const shop = openShop();
    await leaveFourAfter(25, shop);
    const page = await openBulkPage();
    expect(await page.startBulkAdd({ source: 'other', rows: rowsOf([5, 1]) })).toBe(false);
    expect(page.$bulkAdd.get()).toMatchObject({ phase: 'stopped', source: 'test' });
  });

  it('keeps its failed rows with their reasons until they are dismissed [journal Restored]', async () => {
    const shop = openShop();
    shop.products.delete('ITEM02');
    const before = await openBulkPage();
    void before.startBulkAdd({ source: 'test', rows: FOUR });
    await untilIdle(before);
    const page = await openBulkPage();
    page.restoreBulkAdd(ME);
    expect(page.$bulkAdd.get()?.phase).toBe('done');
    expect(page.$bulkAdd.get()?.rows[1]).toMatchObject({
      state: 'refused',
      message: expect.stringContaining('ITEM02'),
    });
    page.dismissBulkAdd();
    expect(page.$bulkAdd.get()).toBeNull();
    expect(sessionStorage.getItem('cb-bulk-add')).toBeNull();
  });

  it('lasts as long as the page if the browser stores nothing [journal Restored]', async () => {
    const shop = openShop();
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: FOUR });
    await untilIdle(page);
    Storage.prototype.setItem = setItem;
    expect(pieces(shop)).toEqual({ ITEM01: 4, ITEM02: 2, ITEM04: 4 });
  });
});

describe('a shopper’s run', () => {
  it.each([
    ['another shopper', '330033'],
    ['a guest', ''],
  ])('is deleted before %s sees anything of it [journal Owner]', async (_, other) => {
    const shop = openShop();
    await leaveFourAfter(25, shop);
    const page = await openBulkPage({ profile: { profileId: other, transient: other === '' } });
    page.restoreBulkAdd(other);
    expect(page.$bulkAdd.get()).toBeNull();
    expect(sessionStorage.getItem('cb-bulk-add')).toBeNull();
  });

  it('goes on for a guest who has signed in, and tells the pieces of both carts apart [journal Owner]', async () => {
    const shop = openShop();
    await leaveFourAfter(25, shop, { transient: true });
    const page = await openBulkPage();
    page.restoreBulkAdd(ME);
    void page.resumeBulkAdd();
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM01: 4, ITEM02: 2, ITEM04: 4 });
  });

  it('is forgotten at sign-out in another tab, and nothing more is sent [journal Owner]', async () => {
    const shop = openShop(line(9));
    const page = await openBulkPage();
    const { followSignOut } = await import('../../../../../shared/stores/account/signed-out.ts');
    followSignOut();
    void page.startBulkAdd({ source: 'test', rows: FOUR });
    await later(15);
    openOtherTab().say({ t: 'logout' });
    await later(60_000);
    expect(page.$bulkAdd.get()).toBeNull();
    expect(sessionStorage.getItem('cb-bulk-add')).toBeNull();
    expect(sent(shop)).toBe(1);
  });
});
