/** What a screen reader, and scripts of the page, hear when a run stops, goes on or ends. */
import { describe, expect, it, vi } from 'vitest';
import { listen } from '../../../../../shared/page/events.ts';
import { keepTestsApart } from '../../../support/page.ts';
import { type Answer, line, openShop, refusal } from '../../../support/shop.ts';
import { announced, later } from '../../../support/stores.ts';
import { openBulkPage, rowsOf, untilIdle } from './support.ts';

keepTestsApart({ quiet: true });

const THREE = rowsOf([1, 1], [2, 1], [3, 1]);
const FORBIDDEN: Answer = { end: 403, ignored: true, body: {} };
const NOT_FOUND: Answer = { end: 404, ignored: true };

/** Opens a page of a shop that answers each request after 200 ms, the next additions in this way. */
async function open(...answers: Answer[]) {
  const shop = openShop();
  shop.latency = 200;
  shop.answers.set('+', answers);
  const page = await openBulkPage();
  const errors: unknown[] = [];
  listen('cb:cart-error', (error) => errors.push(error));
  return { ...page, shop, errors };
}

describe('a run that stops', () => {
  it('says how many rows are done; it’s no error if Stop was pressed [journal Told, embedding Cart events]', async () => {
    const page = await open();
    void page.startBulkAdd({ source: 'test', rows: THREE });
    await later(300);
    page.stopBulkAdd();
    await later(1000);
    expect([announced(), page.errors]).toEqual(['Stopped. 1 of 3 done.', []]);
  });

  it('tells scripts of the page which failure has stopped it [journal Told, embedding Cart events]', async () => {
    const page = await open({}, FORBIDDEN);
    void page.startBulkAdd({ source: 'test', rows: THREE });
    await later(1200);
    const message = 'Stopped. 1 of 3 done.';
    expect([announced(), page.errors]).toEqual([message, [{ action: 'add', kind: 'forbidden', message }]]);
  });

  it('says how many rows are left when it goes on [journal Told]', async () => {
    const page = await open();
    void page.startBulkAdd({ source: 'test', rows: THREE });
    await later(300);
    page.stopBulkAdd();
    await later(1000);
    void page.resumeBulkAdd();
    await later(150);
    expect(announced()).toBe('Adding 2 items to your cart.');
  });
});

describe('a run that ends', () => {
  it('says how many rows were refused, and gives each reason once [journal Told, embedding Cart events]', async () => {
    const page = await open(refusal('Sold out.'), refusal('Sold out.'), NOT_FOUND, refusal('Too heavy.'));
    const rows = rowsOf([1, 1], [2, 1], [3, 1], [4, 1], [5, 1]);
    void page.startBulkAdd({ source: 'test', rows });
    await later(2000);
    expect(announced()).toBe('1 of 5 added to your cart, 4 not added, 0 not confirmed.');
    expect(page.errors).toEqual([{ action: 'add', kind: 'business', message: 'Sold out. Too heavy.' }]);
  });

  it('tells scripts of the page the announced text if the server gave no reason [embedding Cart events]', async () => {
    const page = await open(NOT_FOUND);
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 1], [2, 1]) });
    await later(2000);
    const message = '1 of 2 added to your cart, 1 not added, 0 not confirmed.';
    expect(page.errors).toEqual([{ action: 'add', kind: 'business', message }]);
  });

  it('gives no reason that is about a row in the cart [embedding Cart events, journal Capped]', async () => {
    const page = await open({}, refusal('Sold out.'));
    page.shop.lines = [line(1, 990)];
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 20], [2, 1]) });
    await later(2000);
    expect(page.$bulkAdd.get()?.rows[0]?.message).toContain('999');
    expect(page.errors).toMatchObject([{ message: 'Sold out.' }]);
  });

  it('tells scripts of a page without the cart which items were added [embedding Cart events, journal Told once]', async () => {
    const page = await open({}, refusal('Sold out.'));
    page.shop.lines = [line(2)];
    const changes: unknown[] = [];
    listen('cb:cart-lines', (change) => changes.push(change));
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 1], [2, 1]) });
    await later(2000);
    await vi.dynamicImportSettled();
    const added = [{ itemNumber: 'ITEM01', quantity: 1, before: 0 }];
    expect(changes).toEqual([{ added, removed: [], changed: [], by: 'shopper' }]);
  });

  it('is no error if every row was added [embedding Cart events]', async () => {
    const page = await open();
    void page.startBulkAdd({ source: 'test', rows: THREE });
    await later(2000);
    expect([announced(), page.errors]).toEqual(['3 of 3 added to your cart.', []]);
  });

  it.each([
    ['done', refusal('Sold out.')],
    ['stopped', FORBIDDEN],
  ])('isn’t announced again on the next page: %s [journal Told, journal Restored]', async (phase, answer) => {
    const before = await open(answer);
    void before.startBulkAdd({ source: 'test', rows: THREE });
    await untilIdle(before);
    await later(1000);
    const page = await open();
    page.restoreBulkAdd('220022');
    await later(3000);
    expect(page.$bulkAdd.get()?.phase).toBe(phase);
    expect([announced() ?? '', page.errors]).toEqual(['', []]);
  });
});
