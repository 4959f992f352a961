import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkJournal } from '../../../../../shared/stores/bulk-add/check-journal.ts';
import { fc } from '../../../support/generated.ts';
import { keepTestsApart } from '../../../support/page.ts';
import { openShop } from '../../../support/shop.ts';
import { later } from '../../../support/stores.ts';
import { openBulkPage, pieces, rowsOf, untilIdle } from './support.ts';

keepTestsApart({ quiet: true });

const ME = '220022';
const KEY = 'cb-bulk-add';
const ROWS = rowsOf([1, 1], [2, 2]);
const GOOD = {
  source: 'test',
  startedAt: 1,
  rows: ROWS.map((row) => ({ row, state: 'waiting' })),
  expected: { ITEM01: 1 },
  confirmed: 0,
};

/** Puts a journal into the tab's storage, as another script of the page would. */
function forge(journal: object): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...journal, owner: ME }));
}

describe('a stored journal', () => {
  it('is read as it was stored [journal Restored, reliability Storage]', () => {
    expect(checkJournal(GOOD)).toMatchObject(GOOD);
  });

  it.each([
    ['no rows', { ...GOOD, rows: [] }],
    ['rows that aren’t a list', { ...GOOD, rows: 'two' }],
    ['no source', { ...GOOD, source: 7 }],
    ['nothing', null],
    ['a text', 'cb'],
  ])('with %s is ignored [reliability Storage]', (_, kept) => {
    expect(checkJournal(kept)).toBeUndefined();
  });

  it.each([
    ['a quantity that is a text', { row: { ...ROWS[0], quantity: '3' }, state: 'waiting' }],
    ['a quantity of 0', { row: { ...ROWS[0], quantity: 0 }, state: 'waiting' }],
    ['a quantity of 2.5', { row: { ...ROWS[0], quantity: 2.5 }, state: 'waiting' }],
    ['a quantity of 1000', { row: { ...ROWS[0], quantity: 1000 }, state: 'waiting' }],
    ['a quantity of 1e308', { row: { ...ROWS[0], quantity: 1e308 }, state: 'waiting' }],
    ['an item number that is an object', { row: { ...ROWS[0], itemNumber: {} }, state: 'waiting' }],
    ['no row in it', { state: 'waiting' }],
    ['null for a row', null],
  ])('loses a row with %s, and keeps the others [reliability Storage]', (_, damaged) => {
    const kept = checkJournal({ ...GOOD, rows: [damaged, GOOD.rows[1]] });
    expect(kept?.rows.map(({ row }) => row.key)).toEqual([ROWS[1]?.key]);
  });

  it('keeps the highest quantity, and each row’s message [journal Restored]', () => {
    const rows = [{ row: { ...ROWS[0], quantity: 999 }, state: 'refused', message: 'Sold out.' }];
    expect(checkJournal({ ...GOOD, rows })?.rows).toEqual(rows);
  });

  it('begins when it’s read if storage doesn’t say when it began [reliability Storage]', async () => {
    openShop();
    forge({ ...GOOD, startedAt: 'yesterday' });
    const page = await openBulkPage();
    page.restoreBulkAdd(ME);
    expect(page.$bulkAdd.get()?.startedAt).toBe(Date.now());
  });

  it('keeps the first of several rows with one key [reliability Storage]', () => {
    const rows = [GOOD.rows[0], { row: { ...ROWS[1], key: ROWS[0]?.key }, state: 'waiting' }, GOOD.rows[1]];
    expect(checkJournal({ ...GOOD, rows })?.rows.map(({ row }) => row)).toEqual(ROWS);
  });

  it.each(['paid', undefined, 7])(
    'asks about a row whose state, %j, only another release knows, and doesn’t send it without an answer [reliability Other release, journal Asked]',
    async (state) => {
      forge({
        ...GOOD,
        rows: [{ row: ROWS[0], state, since: 1 }, GOOD.rows[1]],
        plan: { of: 'another release' },
      });
      const shop = openShop();
      const page = await openBulkPage();
      page.restoreBulkAdd(ME);
      void page.resumeBulkAdd();
      await untilIdle(page);
      expect(page.$bulkAdd.get()?.rows.map((row) => row.state)).toEqual(['asking', 'added']);
      expect(pieces(shop)).toEqual({ ITEM02: 2 });
    },
  );

  it.each([
    ['counts that aren’t numbers', { expected: { ITEM01: '1' } }, { expected: null }],
    ['an unknown reason to stop', { stopped: { kind: 'bored' } }, { stopped: { kind: 'left' } }],
    ['an invalid number', { confirmed: -1 }, { confirmed: null }],
  ])('with %s lets the cart decide [reliability Storage, journal Decided]', (_, damage, expected) => {
    expect(checkJournal({ ...GOOD, ...damage })).toMatchObject(expected);
  });

  it('may contain anything, and nothing throws [reliability Storage]', () => {
    const part = fc.jsonValue();
    const journal = fc.record(
      {
        source: fc.oneof(part, fc.constant('test')),
        rows: fc.oneof(part, fc.array(fc.record({ row: part, state: part }, { requiredKeys: [] }))),
        expected: part,
        confirmed: part,
        startedAt: part,
        sent: part,
        untold: part,
        stopped: part,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(part, journal), (kept) => {
        expect(() => checkJournal(kept)).not.toThrow();
      }),
      { numRuns: 1000 },
    );
  });

  it('sends the rows that can be read when the shopper continues [reliability Storage]', async () => {
    forge({ ...GOOD, rows: [{ row: { ...ROWS[0], quantity: 'many' }, state: 'waiting' }, GOOD.rows[1]] });
    const shop = openShop();
    const page = await openBulkPage();
    page.restoreBulkAdd(ME);
    void page.resumeBulkAdd();
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM02: 2 });
    expect(page.$bulkAdd.get()?.phase).toBe('done');
  });
});

describe('a stored row that was being sent', () => {
  it('is sent once more, even if storage doesn’t say when it was sent [reliability Storage, journal Decided]', async () => {
    forge({ ...GOOD, rows: [{ row: ROWS[0], state: 'sending' }, GOOD.rows[1]], expected: {} });
    const shop = openShop();
    const page = await openBulkPage();
    page.restoreBulkAdd(ME);
    void page.resumeBulkAdd();
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM01: 1, ITEM02: 2 });
    expect(page.$bulkAdd.get()?.phase).toBe('done');
  });
});

describe('a service worker that answers reads by their address from an old cache', () => {
  it('never causes a row to be sent twice after its reply was lost [reliability Old replies, journal Decided]', async () => {
    const shop = openShop();
    shop.answers.set('+', [{ end: 'lost' }]);
    Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true });
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'serviceWorker');
    });
    const ask = fetch;
    const cache = new Map<string, Response>();
    vi.stubGlobal('fetch', async (address: string, options: RequestInit = {}) => {
      if (options.method === 'POST') return ask(address, options);
      const reply = cache.get(address) ?? (await ask(address.replace(/\?at=.*/, ''), options));
      cache.set(address, reply.clone());
      return reply;
    });
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: ROWS });
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM01: 1, ITEM02: 2 });
    expect(page.$bulkAdd.get()?.phase).toBe('done');
  });
});

describe('a run during which the clock is set', () => {
  it.each([
    ['back', -86_400_000],
    ['forward', 86_400_000],
  ])('leaves no row in doubt: a day %s [journal Decided, reliability Clock]', async (_, by) => {
    const shop = openShop();
    shop.answers.set('+', [{ ignored: true, end: 'lost' }]);
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: ROWS });
    await later(25);
    vi.setSystemTime(Date.now() + by);
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM01: 1, ITEM02: 2 });
    expect(page.$bulkAdd.get()?.phase).toBe('done');
  });
});
