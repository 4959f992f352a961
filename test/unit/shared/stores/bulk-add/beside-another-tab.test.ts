/** A run that was begun while another tab was adding rows, which may have been the same ones. */
import { beforeEach, describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { line, openShop, type Shop } from '../../../support/shop.ts';
import { type BulkPage, openBulkPage, pieces, provideLocks, rowsOf, states, untilIdle } from './support.ts';

keepTestsApart({ quiet: true });

const ME = '220022';
const TWO = rowsOf([1, 1], [2, 2]);
let shop: Shop;
let page: BulkPage;

/** Begins a run while the other tab has the turn, which then ends with these lines in the cart. */
async function startBeside(rows = TWO, lines = [line(1, 1), line(2, 2)]): Promise<void> {
  const { held } = provideLocks();
  page = await openBulkPage();
  held.add('cb-bulk-add');
  void page.startBulkAdd({ source: 'test', rows });
  await untilIdle(page);
  expect(page.$bulkAdd.get()).toMatchObject({ phase: 'stopped', reason: { kind: 'other-tab' } });
  shop.lines = lines;
  held.delete('cb-bulk-add');
}

beforeEach(() => {
  shop = openShop();
});

describe('a run that waits for another tab, and then goes on,', () => {
  it('adds nothing that the other tab has added: a duplicate of the tab had the same rows [journal Copies]', async () => {
    await startBeside();
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
