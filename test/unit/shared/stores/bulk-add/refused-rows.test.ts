import { describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { CONFLICT, openShop } from '../../../support/shop.ts';
import { later } from '../../../support/stores.ts';
import { openBulkPage, pieces, rowsOf, states, untilIdle } from './support.ts';

keepTestsApart({ quiet: true });

const sent = (log: readonly string[]) => log.filter((entry) => entry.startsWith('+')).length;

describe('a status without a message', () => {
  it.each([400, 404, 422, 499])('%s is about the row, and the run goes on [journal Refused]', async (end) => {
    const shop = openShop();
    shop.answers.set('+', [{ end, ignored: true }]);
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 1], [2, 1]) });
    await untilIdle(page);
    expect(states(page)).toEqual(['refused', 'added']);
    expect(page.$bulkAdd.get()?.rows[0]?.message).toBeUndefined();
  });

  it('429 stops the run, with the row still to be sent [journal Stopped]', async () => {
    const shop = openShop();
    shop.answers.set('+', [{ end: 429, ignored: true }]);
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 1], [2, 1]) });
    await untilIdle(page);
    expect(page.$bulkAdd.get()).toMatchObject({ phase: 'stopped', reason: { kind: 'failed' } });
    expect(states(page)).toEqual(['waiting', 'waiting']);
    expect(pieces(shop)).toEqual({});
  });
});

describe('a row that is refused because of another write', () => {
  it('waits half a second before it is sent again [journal Conflict]', async () => {
    const shop = openShop();
    shop.answers.set('+', [CONFLICT]);
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 2]) });
    await later(400);
    expect(sent(shop.log)).toBe(1);
    await later(200);
    expect(sent(shop.log)).toBe(2);
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM01: 2 });
  });

  it('is refused after three tries, and stops the run; the others are sent at Continue [journal Conflict]', async () => {
    const shop = openShop();
    shop.answers.set('+', [CONFLICT, CONFLICT, CONFLICT]);
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 2], [2, 1]) });
    await untilIdle(page);
    expect(page.$bulkAdd.get()).toMatchObject({ phase: 'stopped', reason: { kind: 'failed' } });
    expect([states(page), sent(shop.log)]).toEqual([['refused', 'waiting'], 3]);
    void page.resumeBulkAdd();
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM02: 1 });
  });

  it('has three tries again after another failure has stopped the run [journal Conflict, journal Stopped]', async () => {
    const shop = openShop();
    const BUSY = { end: 429, ignored: true };
    shop.answers.set('+', [BUSY, BUSY, CONFLICT]);
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 2]) });
    await untilIdle(page);
    void page.resumeBulkAdd();
    await untilIdle(page);
    void page.resumeBulkAdd();
    await untilIdle(page);
    expect([states(page), pieces(shop)]).toEqual([['added'], { ITEM01: 2 }]);
  });

  it('stops the run with that failure if the cart can’t be read either, and is decided at Continue [journal Unread]', async () => {
    const shop = openShop();
    const page = await openBulkPage();
    shop.answers.set('+', [CONFLICT]);
    shop.answers.set('read', [
      {},
      { end: 500 },
      { end: 500 },
      { end: 500 },
      { end: 500 },
      { end: 500 },
      { end: 500 },
    ]);
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 2]) });
    await untilIdle(page);
    expect(page.$bulkAdd.get()).toMatchObject({
      phase: 'stopped',
      reason: { kind: 'cart-unread', failure: { kind: 'conflict' } },
    });
    void page.resumeBulkAdd();
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM01: 2 });
  });

  it('shows the cart while the page asks whether the row was added [journal Conflict]', async () => {
    const shop = openShop();
    const page = await openBulkPage();
    void page.loadCart();
    await later();
    shop.answers.set('+', [{ ...CONFLICT, ignored: true }]);
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 2]) });
    await later(15);
    shop.lines.push({ id: 'ci50', itemNumber: 'ITEM01', quantity: 2 });
    await untilIdle(page);
    expect(states(page)).toEqual(['asking']);
    expect(page.$cart.get().cart?.lines).toMatchObject([{ itemNumber: 'ITEM01', quantity: 2 }]);
  });
});

it('a row that asks already explains the additional pieces in the cart [journal Asked]', async () => {
  const shop = openShop();
  shop.answers.set('+', [{}, { ...CONFLICT, ignored: true }]);
  const page = await openBulkPage();
  void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 2], [1, 3]) });
  await later(25);
  const [line] = shop.lines;
  if (line) line.quantity += 3;
  await untilIdle(page);
  expect(states(page)).toEqual(['added', 'asking']);
  expect(page.$bulkAdd.get()?.rows[0]?.message).toBeUndefined();
});
