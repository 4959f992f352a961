import { describe, expect, it, vi } from 'vitest';
import { listen } from '../../../../../shared/page/events.ts';
import { provideLocks } from '../../../support/locks.ts';
import { keepTestsApart } from '../../../support/page.ts';
import { CONFLICT, line, openShop, refusal } from '../../../support/shop.ts';
import { dataLayerEntries, later } from '../../../support/stores.ts';
import { openBulkPage, pieces, rowsOf, states, untilIdle } from './support.ts';

keepTestsApart({ quiet: true });

const TWELVE = rowsOf(
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 6],
  [7, 7],
  [8, 8],
  [9, 9],
  [1, 1],
  [2, 2],
  [3, 3],
);

describe('a run of many rows', () => {
  it('sends one row after another, and reads the cart at the start, after ten rows and at the end [journal Reads]', async () => {
    const shop = openShop();
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: TWELVE });
    expect(page.$bulkAdd.get()).toMatchObject({ source: 'test', phase: 'running' });
    await untilIdle(page);
    const kinds = shop.log.filter((entry) => entry !== 'count').map((entry) => entry.replace(/\+.*/, '+'));
    expect(kinds.join(' ')).toBe('read + + + + + + + + + + read + + read');
    expect(page.$bulkAdd.get()?.phase).toBe('done');
    expect(new Set(states(page))).toEqual(new Set(['added']));
    expect(pieces(shop)).toMatchObject({ ITEM01: 2, ITEM02: 4, ITEM03: 6, ITEM09: 9 });
  });

  it('is reported to the page once, at its end, and isn’t a notice of changes to the shopper [journal Told once]', async () => {
    openShop(line(1));
    const page = await openBulkPage();
    await later();
    void page.loadCart();
    await later();
    const heard: unknown[] = [];
    listen('cb:cart-updated', () => heard.push(1));
    void page.startBulkAdd({ source: 'test', rows: TWELVE });
    await untilIdle(page);
    await later();
    expect(heard).toHaveLength(1);
    expect(dataLayerEntries('cart_updated')).toHaveLength(1);
    expect(page.$notices.get()).toEqual([]);
  });

  it('keeps a refused row with the server’s message, and goes on [journal Refused]', async () => {
    const shop = openShop();
    shop.answers.set('+', [{}, refusal('Item ITEM02 is sold out.')]);
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 1], [2, 1], [3, 1]) });
    await untilIdle(page);
    expect(states(page)).toEqual(['added', 'refused', 'added']);
    expect(page.$bulkAdd.get()?.rows[1]?.message).toBe('Item ITEM02 is sold out.');
    expect(pieces(shop)).toEqual({ ITEM01: 1, ITEM03: 1 });
  });

  it('stops after the row that was sent, and goes on from there [journal Stop]', async () => {
    const shop = openShop();
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 1], [2, 1], [3, 1]) });
    await later(15);
    page.stopBulkAdd();
    expect(page.$bulkAdd.get()?.phase).toBe('stopping');
    await untilIdle(page);
    expect(page.$bulkAdd.get()).toMatchObject({ phase: 'stopped', reason: { kind: 'pressed' } });
    expect(states(page)).toEqual(['added', 'waiting', 'waiting']);
    void page.resumeBulkAdd();
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM01: 1, ITEM02: 1, ITEM03: 1 });
  });

  it('doesn’t start while another one is unfinished [journal One run]', async () => {
    const shop = openShop();
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 1]) });
    expect(await page.startBulkAdd({ source: 'other', rows: rowsOf([2, 1]) })).toBe(false);
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM01: 1 });
    void page.startBulkAdd({ source: 'other', rows: rowsOf([2, 1]) });
    await untilIdle(page);
    expect(page.$bulkAdd.get()?.source).toBe('other');
  });

  it('stops at once while another tab is adding rows, and can go on later [journal Other tabs]', async () => {
    const { take, held } = provideLocks();
    const shop = openShop();
    const page = await openBulkPage();
    const end = take('cb-bulk-add');
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 1]) });
    await untilIdle(page);
    expect(page.$bulkAdd.get()).toMatchObject({ phase: 'stopped', reason: { kind: 'other-tab' } });
    expect(shop.log).toEqual([]);
    end();
    await later(1);
    void page.resumeBulkAdd();
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM01: 1 });
    expect(held()).toEqual([expect.stringMatching(/^cb-tab:/)]);
  });

  it('leaves the queue free for a shopper’s change between two rows [journal Queue]', async () => {
    const shop = openShop(line(9, 1));
    const page = await openBulkPage();
    await page.lineWrites.prepare();
    void page.loadCart();
    await later();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 1], [2, 1], [3, 1], [4, 1]) });
    await later(25);
    page.removeLine('ci9');
    await untilIdle(page);
    const place = shop.log.indexOf('-ci9');
    expect(place).toBeGreaterThan(shop.log.indexOf('+ITEM01*1'));
    expect(place).toBeLessThan(shop.log.indexOf('+ITEM04*1'));
    expect(pieces(shop)).toEqual({ ITEM01: 1, ITEM02: 1, ITEM03: 1, ITEM04: 1 });
    expect(page.$notices.get()).toEqual([]);
  });

  it('isn’t a notice of changes to the shopper if the cart is shown in the middle [journal Told once]', async () => {
    const shop = openShop(line(1), line(2), line(9));
    const page = await openBulkPage();
    await page.lineWrites.prepare();
    void page.loadCart();
    await later();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 1], [2, 1], [1, 1], [2, 1]) });
    await later(25);
    page.removeLine('ci9');
    await untilIdle(page);
    expect(shop.log.indexOf('-ci9')).toBeLessThan(shop.log.lastIndexOf('+ITEM02*1'));
    expect(page.$notices.get()).toEqual([]);
  });
});

describe('a lost reply', () => {
  it.each([
    ['added', {}],
    ['not added', { ignored: true }],
  ])('is decided by the cart: %s [journal Decided]', async (_, how) => {
    const shop = openShop(line(1, 5));
    shop.answers.set('+', [{}, { end: 'cut', ...how }]);
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 2], [1, 2], [2, 1]) });
    await untilIdle(page);
    expect(new Set(states(page))).toEqual(new Set(['added']));
    expect(pieces(shop)).toEqual({ ITEM01: 9, ITEM02: 1 });
  });

  it('is waited for as long as the server may still be working [journal Decided]', async () => {
    const shop = openShop();
    shop.answers.set('+', [{ end: 'cut', ignored: true }]);
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 2]) });
    await later(5000);
    expect(shop.log.filter((entry) => entry.startsWith('+'))).toHaveLength(1);
    // The request arrives late.
    shop.lines.push({ id: 'ci50', itemNumber: 'ITEM01', quantity: 2 });
    await untilIdle(page);
    expect(states(page)).toEqual(['added']);
    expect(shop.log.filter((entry) => entry.startsWith('+'))).toHaveLength(1);
  });

  it('leads to a question if the shop has capped the quantity, and nothing is sent again [journal Asked]', async () => {
    const shop = openShop(line(1, 990));
    shop.answers.set('+', [{ end: 'cut' }]);
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 20], [2, 1]) });
    await untilIdle(page);
    expect(states(page)).toEqual(['asking', 'added']);
    expect(await page.startBulkAdd({ source: 'other', rows: rowsOf([3, 1]) })).toBe(false);
    page.answerRow('r0', 'arrived');
    expect(states(page)).toEqual(['added', 'added']);
  });

  it('leads to a question if others have changed the cart in the meantime; "send" sends the row [journal Asked]', async () => {
    const shop = openShop();
    shop.answers.set('+', [{ end: 'cut', ignored: true }]);
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 2]) });
    await later(5);
    shop.lines.push({ id: 'ci50', itemNumber: 'ITEM07', quantity: 1 });
    await untilIdle(page);
    expect(states(page)).toEqual(['asking']);
    expect(page.$bulkAdd.get()?.phase).toBe('done');
    page.answerRow('r0', 'send');
    await untilIdle(page);
    expect(states(page)).toEqual(['added']);
    expect(pieces(shop)).toMatchObject({ ITEM01: 2 });
  });

  it('stops the run with the row in doubt if the cart can’t be read, and is decided at Continue [journal Unread]', async () => {
    const shop = openShop();
    const page = await openBulkPage();
    shop.answers.set('+', [{ end: 'cut' }]);
    shop.answers.set('read', [{}, { end: 500 }, { end: 500 }, { end: 500 }]);
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 2], [2, 1]) });
    await untilIdle(page);
    expect(page.$bulkAdd.get()).toMatchObject({ phase: 'stopped', reason: { kind: 'cart-unread' } });
    expect(states(page)).toEqual(['sending', 'waiting']);
    void page.resumeBulkAdd();
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM01: 2, ITEM02: 1 });
  });

  it('doesn’t delay the following rows for ever [journal Decided]', async () => {
    const shop = openShop();
    shop.answers.set('+', Array(3).fill({ end: 500, ignored: true }));
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 2], [2, 1]) });
    await untilIdle(page);
    expect(page.$bulkAdd.get()).toMatchObject({ phase: 'stopped', reason: { kind: 'failed' } });
    void page.resumeBulkAdd();
    await untilIdle(page);
    expect(states(page)).toEqual(['refused', 'added']);
    expect(pieces(shop)).toEqual({ ITEM02: 1 });
  });
});

describe('another write at the same time', () => {
  it('sends the row again if it certainly wasn’t added [journal Conflict]', async () => {
    const shop = openShop();
    shop.answers.set('+', [CONFLICT]);
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 2]) });
    await later(5);
    shop.lines.push({ id: 'ci50', itemNumber: 'ITEM07', quantity: 1 });
    await untilIdle(page);
    expect(states(page)).toEqual(['added']);
    expect(pieces(shop)).toEqual({ ITEM01: 2, ITEM07: 1 });
  });

  it('leads to a question if the quantity of its item has grown [journal Conflict]', async () => {
    const shop = openShop();
    shop.answers.set('+', [{ ...CONFLICT, ignored: true }]);
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 2]) });
    await later(15);
    shop.lines.push({ id: 'ci50', itemNumber: 'ITEM01', quantity: 2 });
    await untilIdle(page);
    expect(states(page)).toEqual(['asking']);
  });
});

describe('a run that can’t go on', () => {
  it.each([
    ['its session has ended', { end: 401, ignored: true, body: {} } as const, 'session'],
    ['the shop forbids it', { end: 403, ignored: true, body: {} } as const, 'failed'],
  ])('stops and keeps every row if %s [journal Stopped]', async (_, answer, kind) => {
    const shop = openShop();
    shop.answers.set('+', [{}, answer]);
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 1], [2, 1], [3, 1]) });
    await untilIdle(page);
    expect(page.$bulkAdd.get()).toMatchObject({ phase: 'stopped', reason: { kind } });
    expect(states(page)).toEqual(['added', 'waiting', 'waiting']);
  });

  it('sends nothing if the cart can’t be read first [journal Unread]', async () => {
    const shop = openShop();
    shop.answers.set('read', [{ end: 500 }, { end: 500 }, { end: 500 }]);
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 1]) });
    await untilIdle(page);
    expect(page.$bulkAdd.get()?.reason?.kind).toBe('cart-unread');
    expect(shop.log.some((entry) => entry.startsWith('+'))).toBe(false);
  });

  it('stops while the browser is offline, with nothing sent [journal Stopped]', async () => {
    const shop = openShop();
    const page = await openBulkPage();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 1]) });
    await untilIdle(page);
    expect(page.$bulkAdd.get()?.reason?.kind).toBe('offline');
    expect(shop.log).toEqual([]);
  });
});
