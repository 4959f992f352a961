/** A run beside that of another tab: begun meanwhile, or left and looked at later. The rows may have been the same ones. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { provideLocks } from '../../../support/locks.ts';
import { keepTestsApart } from '../../../support/page.ts';
import { line, openShop, type Shop } from '../../../support/shop.ts';
import { later } from '../../../support/stores.ts';
import { type BulkPage, leaveAfter, openBulkPage, pieces, rowsOf, states, untilIdle } from './support.ts';

keepTestsApart({ quiet: true });

const ME = '220022';
const TWO = rowsOf([1, 1], [2, 2]);
let shop: Shop;
let page: BulkPage;

/** Begins a run while the other tab has the turn, which then ends with these lines in the cart. */
async function startBeside(rows = TWO, lines = [line(1, 1), line(2, 2)]): Promise<void> {
  const { take } = provideLocks();
  page = await openBulkPage();
  const end = take('cb-bulk-add');
  void page.startBulkAdd({ source: 'test', rows });
  await untilIdle(page);
  expect(page.$bulkAdd.get()).toMatchObject({ phase: 'stopped', reason: { kind: 'other-tab' } });
  shop.lines = lines;
  localStorage.setItem('cb-sent-last', '1');
  end();
  await later(1);
}

beforeEach(() => {
  shop = openShop();
});

describe('a run that waits for another tab, and then goes on,', () => {
  it('asks about rows that the other tab has sent: they may have been the same ones, in a duplicate [journal Asked, journal Copies]', async () => {
    await startBeside();
    void page.resumeBulkAdd();
    await untilIdle(page);
    expect([states(page), pieces(shop)]).toEqual([['asking', 'asking'], { ITEM01: 1, ITEM02: 2 }]);
  });

  it('takes them for its own if storage doesn’t say that another run has sent any [journal Copies]', async () => {
    await startBeside();
    localStorage.clear();
    void page.resumeBulkAdd();
    await untilIdle(page);
    expect([states(page), pieces(shop)]).toEqual([['added', 'added'], { ITEM01: 1, ITEM02: 2 }]);
  });

  it('asks about rows whose items are in the cart, if something else is there as well [journal Asked, journal Copies]', async () => {
    await startBeside(rowsOf([1, 1], [2, 2], [3, 1]), [line(1, 1), line(2, 2), line(5)]);
    void page.resumeBulkAdd();
    await untilIdle(page);
    expect(states(page)).toEqual(['asking', 'asking', 'added']);
    page.answerRow('r0', 'arrived');
    page.answerRow('r1', 'send');
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM01: 1, ITEM02: 4, ITEM03: 1, ITEM05: 2 });
  });

  it('also asks on the next page [journal Copies, journal Restored]', async () => {
    await startBeside();
    page = await openBulkPage();
    page.restoreBulkAdd(ME);
    await untilIdle(page);
    void page.resumeBulkAdd();
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM01: 1, ITEM02: 2 });
  });

  it('adds rows of other items without a question [journal Other tabs]', async () => {
    await startBeside(TWO, [line(5)]);
    void page.resumeBulkAdd();
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM01: 1, ITEM02: 2, ITEM05: 2 });
  });
});

describe('a run whose page was left, and whose items another tab has added since,', () => {
  const SHEET = rowsOf([1, 1], [2, 1], [1, 1]);

  /** Runs a page in another tab, which shares only the cart and the local storage. */
  async function inOtherTab(run: (other: BulkPage) => unknown): Promise<void> {
    const own = { ...sessionStorage };
    sessionStorage.clear();
    const other = await openBulkPage();
    void run(other);
    await untilIdle(other);
    sessionStorage.clear();
    for (const [key, kept] of Object.entries(own)) sessionStorage.setItem(key, kept);
  }

  async function leaveSheetAfter(milliseconds: number): Promise<void> {
    await leaveAfter(milliseconds, SHEET);
    // That has set the clock back; another run isn't begun in the same millisecond.
    await later(1);
  }

  async function comeBack(): Promise<void> {
    page = await openBulkPage();
    page.restoreBulkAdd(ME);
    await untilIdle(page);
    await later(30_000);
  }

  it('asks about its rows, even if the cart looks as if they had all arrived [journal Asked, journal Other tabs]', async () => {
    shop.answers.set('+', [{ end: 'lost', ignored: true }]);
    await leaveSheetAfter(15);
    await inOtherTab((other) => other.startBulkAdd({ source: 'test', rows: SHEET }));
    expect(pieces(shop)).toEqual({ ITEM01: 2, ITEM02: 1 });
    await comeBack();
    expect(states(page)).toEqual(['asking', 'asking', 'asking']);
  });

  it('asks about the row that was being sent, and another one with its item, if the cart has that row alone [journal Asked, journal Other tabs]', async () => {
    shop.answers.set('+', [{ end: 'lost', ignored: true }]);
    await leaveSheetAfter(15);
    await inOtherTab((other) => other.startBulkAdd({ source: 'test', rows: rowsOf([1, 1]) }));
    await comeBack();
    expect(states(page)).toEqual(['asking', 'waiting', 'asking']);
  });

  it('sends the rows of other items without a question [journal Other tabs]', async () => {
    await leaveSheetAfter(25);
    await inOtherTab((other) => other.startBulkAdd({ source: 'test', rows: rowsOf([5, 1], [6, 1]) }));
    await comeBack();
    expect(states(page)).toEqual(['added', 'asking', 'waiting']);
    page.answerRow('r1', 'arrived');
    void page.resumeBulkAdd();
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM01: 2, ITEM02: 1, ITEM05: 1, ITEM06: 1 });
  });

  it('doesn’t ask if the other tab’s run has ended before this one sent anything [journal Decided, journal Other tabs]', async () => {
    await inOtherTab((other) => other.startBulkAdd({ source: 'test', rows: SHEET }));
    await leaveSheetAfter(25);
    await comeBack();
    expect(states(page)).toEqual(['added', 'added', 'waiting']);
  });

  it('doesn’t ask if the other tab is a duplicate, which has sent the same rows [journal Copies]', async () => {
    await leaveSheetAfter(25);
    const copy = sessionStorage.getItem('cb-bulk-add') ?? '';
    await inOtherTab((other) => {
      sessionStorage.setItem('cb-bulk-add', copy);
      other.restoreBulkAdd(ME);
      void other.resumeBulkAdd();
    });
    await comeBack();
    expect(states(page)).toEqual(['added', 'added', 'added']);
  });

  it('asks about each row in a copy from before the cart was read, although the original tab was closed [journal Copies]', async () => {
    page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: SHEET });
    await later(1);
    const copy = sessionStorage.getItem('cb-bulk-add') ?? '';
    await untilIdle(page);
    sessionStorage.setItem('cb-bulk-add', copy);
    page = await openBulkPage();
    page.restoreBulkAdd(ME);
    void page.resumeBulkAdd();
    await untilIdle(page);
    expect([states(page), pieces(shop)]).toEqual([['asking', 'asking', 'asking'], { ITEM01: 2, ITEM02: 1 }]);
  });

  it.each([
    ['is damaged', () => localStorage.setItem('cb-sent-last', '{"[null'), ['added', 'asking', 'waiting']],
    ['was deleted', () => localStorage.clear(), ['added', 'added', 'waiting']],
    [
      'can’t be read',
      () =>
        vi.stubGlobal('localStorage', {
          getItem() {
            throw new DOMException('blocked', 'SecurityError');
          },
          clear() {},
        }),
      ['added', 'added', 'waiting'],
    ],
  ])(
    'is compared with the cart even if the note about the last run %s [journal Decided]',
    async (_, change, expected) => {
      await leaveSheetAfter(25);
      change();
      await comeBack();
      expect(states(page)).toEqual(expected);
    },
  );
});
