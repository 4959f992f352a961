/** What the shopper finds on returning to a run, and what the page does meanwhile. */
import { describe, expect, it, vi } from 'vitest';
import { provideLocks } from '../../../support/locks.ts';
import { keepTestsApart } from '../../../support/page.ts';
import { openShop, type Shop } from '../../../support/shop.ts';
import { dataLayerEntries, later } from '../../../support/stores.ts';
import { type BulkPage, leaveAfter, openBulkPage, pieces, rowsOf, states, untilIdle } from './support.ts';

keepTestsApart({ quiet: true });

const ME = '220022';
const KEY = 'cb-bulk-add';
const THREE = rowsOf([1, 1], [2, 1], [3, 1]);
const kept = () => sessionStorage.getItem(KEY) ?? '';

async function comeBack(): Promise<BulkPage> {
  const page = await openBulkPage();
  page.restoreBulkAdd(ME);
  return page;
}

describe('a run that has ended', () => {
  it('is shown again without a request [journal Restored]', async () => {
    const shop = openShop();
    shop.products.delete('ITEM02');
    const before = await openBulkPage();
    void before.startBulkAdd({ source: 'test', rows: THREE });
    await untilIdle(before);
    shop.log.length = 0;
    const page = await comeBack();
    await later(1000);
    expect(states(page)).toEqual(['added', 'refused', 'added']);
    expect(shop.log).toEqual([]);
  });
});

describe('a run that was stopped before the page was left', () => {
  it('still says why, once its rows have been compared with the cart [journal Restored, journal Stopped]', async () => {
    const shop = openShop();
    shop.answers.set('+', [{}, { end: 403, ignored: true, body: {} }]);
    const before = await openBulkPage();
    void before.startBulkAdd({ source: 'test', rows: THREE });
    await untilIdle(before);
    const page = await comeBack();
    await later(30_000);
    expect(page.$bulkAdd.get()).toMatchObject({ phase: 'stopped', reason: { kind: 'failed' } });
  });

  it('isn’t reported to the page again [journal Told once]', async () => {
    const shop = openShop();
    const before = await openBulkPage();
    void before.startBulkAdd({ source: 'test', rows: THREE });
    await later(15);
    before.stopBulkAdd();
    await untilIdle(before);
    const page = await comeBack();
    shop.log.length = 0;
    await later(30_000);
    expect(states(page)).toEqual(['added', 'waiting', 'waiting']);
    expect(dataLayerEntries('cart_updated')).toEqual([]);
    // One read compares the rows with the cart; none shows the cart again.
    expect(shop.log).toEqual(['read']);
  });
});

describe('a run whose page was left', () => {
  it('is reported to the page if the row on its way has arrived, even the first one [journal Told once, journal Restored]', async () => {
    openShop();
    await leaveAfter(15, THREE);
    const page = await comeBack();
    await later(1000);
    expect(states(page)).toEqual(['added', 'waiting', 'waiting']);
    expect(dataLayerEntries('cart_updated')).toHaveLength(1);
  });

  it('has as many more rows in the cart as its pieces explain, also if two are of one item [journal Decided]', async () => {
    openShop();
    await leaveAfter(15, rowsOf([1, 1], [1, 3]));
    const page = await comeBack();
    await later(1000);
    expect(states(page)).toEqual(['added', 'waiting']);
  });

  it('isn’t compared with the cart while another tab is adding rows [journal Other tabs, journal Restored]', async () => {
    const { take, lose } = provideLocks();
    const shop = openShop();
    await leaveAfter(25, THREE);
    lose();
    take(KEY);
    shop.log.length = 0;
    const page = await comeBack();
    await later(30_000);
    expect(shop.log).toEqual([]);
    expect(page.$bulkAdd.get()).toMatchObject({ phase: 'stopped', reason: { kind: 'left' } });
    expect(states(page)).toEqual(['added', 'sending', 'waiting']);
  });

  it('doesn’t stop being compared with the cart if Stop is pressed [journal Stop, journal Restored]', async () => {
    openShop();
    await leaveAfter(25, THREE);
    const page = await comeBack();
    page.stopBulkAdd();
    expect(page.$bulkAdd.get()?.phase).toBe('stopped');
    await later(30_000);
    expect(states(page)).toEqual(['added', 'added', 'waiting']);
    expect(page.$bulkAdd.get()).toMatchObject({ phase: 'stopped', reason: { kind: 'left' } });
  });

  it('goes on if Continue is pressed while it’s being compared, also in a browser with locks [journal Restored]', async () => {
    const { lose } = provideLocks();
    const shop = openShop();
    await leaveAfter(25, THREE);
    lose();
    shop.latency = 1500;
    const page = await comeBack();
    void page.resumeBulkAdd();
    await later(1000);
    expect(page.$bulkAdd.get()?.phase).toBe('running');
    await untilIdle(page);
    expect(states(page)).toEqual(['added', 'added', 'added']);
    expect(pieces(shop)).toEqual({ ITEM01: 1, ITEM02: 1, ITEM03: 1 });
  });

  it('isn’t overwritten by a reply that the earlier page gets after that [journal Restored]', async () => {
    openShop();
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: THREE });
    await later(25);
    window.dispatchEvent(new Event('pagehide'));
    sessionStorage.setItem(KEY, 'of the next page');
    await later(60_000);
    expect(kept()).toBe('of the next page');
  });

  it('sends no request from then on, until the shopper is back [journal Restored]', async () => {
    const shop = openShop();
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: THREE });
    await later(25);
    window.dispatchEvent(new Event('pagehide'));
    shop.log.length = 0;
    await later(60_000);
    expect(shop.log).toEqual([]);
  });

  it('goes on in a page from the back/forward cache, although a reply from before comes late [journal Restored]', async () => {
    const shop = openShop();
    shop.latency = 2000;
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: THREE });
    await later(3000);
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    void page.resumeBulkAdd();
    await later(2500);
    expect(page.$bulkAdd.get()?.phase).toBe('running');
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM01: 1, ITEM02: 1, ITEM03: 1 });
  });
});

describe('a run whose page was left, and which the cart doesn’t decide,', () => {
  /** A cart of which one line can't be read. */
  const unreadable = (shop: Shop) =>
    Array(30).fill({ body: { ...shop.cart(), commerceItems: [{ commerceId: 'ci8' }] } });

  it('waits with all its rows if it had sent none, and adds them at Continue [journal Restored]', async () => {
    const shop = openShop();
    await leaveAfter(0, THREE);
    const page = await comeBack();
    await later(30_000);
    expect(states(page)).toEqual(['waiting', 'waiting', 'waiting']);
    void page.resumeBulkAdd();
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM01: 1, ITEM02: 1, ITEM03: 1 });
  });

  it('asks only about the row on its way if part of the cart can’t be read [journal Asked]', async () => {
    const shop = openShop();
    shop.answers.set('read', unreadable(shop));
    await leaveAfter(25, THREE);
    const page = await comeBack();
    await later(30_000);
    expect(states(page)).toEqual(['added', 'asking', 'waiting']);
  });

  it('asks about the rows that are left, but not about added ones, if it was left at Continue [journal Asked, journal Copies]', async () => {
    const shop = openShop();
    shop.answers.set('read', unreadable(shop));
    const left = await openBulkPage();
    void left.startBulkAdd({ source: 'test', rows: THREE });
    await later(15);
    left.stopBulkAdd();
    await untilIdle(left);
    void left.resumeBulkAdd();
    await later(1);
    vi.clearAllTimers();
    const page = await comeBack();
    await later(30_000);
    expect(states(page)).toEqual(['added', 'asking', 'asking']);
  });
});

describe('a run that goes on', () => {
  it.each([
    ['another part of the page looks for an earlier run', (page: BulkPage) => page.restoreBulkAdd(ME)],
    [
      'the page has loaded',
      () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false })),
    ],
  ])(
    'doesn’t need the storage, which a script has cleared, when %s [reliability Storage]',
    async (_, happen) => {
      const shop = openShop();
      const page = await openBulkPage();
      void page.startBulkAdd({ source: 'test', rows: THREE });
      await later(15);
      sessionStorage.clear();
      happen(page);
      expect(states(page)).toEqual(['sending', 'waiting', 'waiting']);
      await untilIdle(page);
      expect(pieces(shop)).toEqual({ ITEM01: 1, ITEM02: 1, ITEM03: 1 });
    },
  );

  it.each([0, 15, 25])(
    'sends no request after a sign-out %i ms later [journal Owner]',
    async (milliseconds) => {
      const shop = openShop();
      const page = await openBulkPage();
      const { noteSignedOut } = await import('../../../../../shared/stores/account/signed-out.ts');
      const run = page.startBulkAdd({ source: 'test', rows: THREE });
      if (milliseconds) await later(milliseconds);
      noteSignedOut();
      shop.log.length = 0;
      await later(60_000);
      expect(await run).toBe(true);
      expect([page.$bulkAdd.get(), shop.log]).toEqual([null, []]);
    },
  );
});

describe('the order sheet, before it sends rows that an earlier page may have added,', () => {
  it('doesn’t wait for a row that may still arrive, nor without a run, nor for one that sends [journal Decided, sheet Draft]', async () => {
    const shop = openShop();
    shop.answers.set('+', [{}, { end: 'lost', ignored: true }]);
    const page = await openBulkPage();
    expect(await page.whenCompared()).toBe(true);
    void page.startBulkAdd({ source: 'test', rows: THREE });
    expect(await page.whenCompared()).toBe(true);
    await later(25);
    vi.clearAllTimers();
    const next = await comeBack();
    await later(1000);
    expect(states(next)).toEqual(['added', 'sending', 'waiting']);
    expect(await next.whenCompared()).toBe(false);
  });
});
