/** The shopper's changes to a choice of items, and what is ticked after a run. */
import { describe, expect, it } from 'vitest';
import { pickRows } from '../../../../../shared/domain/bulk-add/item-pick.ts';
import { keepTestsApart } from '../../../support/page.ts';
import { type Answer, openShop } from '../../../support/shop.ts';
import { later } from '../../../support/stores.ts';
import { openBulkPage, pickItems, pieces, rowsOf, untilIdle } from './support.ts';

keepTestsApart({ quiet: true });

const SOURCE = 'order:o1';
const ITEMS = pickItems(1, 2, 3);

/** Opens the table on a new page of a shop that answers the next additions in this way. */
async function openTable(...answers: Answer[]) {
  const shop = openShop();
  shop.answers.set('+', answers);
  const page = await openBulkPage();
  const store = await import('../../../../../shared/stores/bulk-add/item-picking.ts');
  const picking = store.createItemPicking(SOURCE);
  const close = picking.open();
  await later();
  const rows = () => pickRows(ITEMS, picking.$picks.get(), null);
  return {
    ...page,
    ...store,
    shop,
    picking,
    close,
    rows,
    /** The keys of the ticked rows, each as often as it would be sent. */
    ticked: () => [...picking.$picks.get().ticked].sort(),
    texts: () => rows().map(({ text }) => text),
    wrong: () => rows().map(({ wrong }) => wrong),
    shownRun: () => store.runInTheWay(page.$bulkAdd.get(), SOURCE),
  };
}

describe('a row', () => {
  it('has the ordered quantity again after a reset, and no mark; the others stay as they are [picker Quantity]', async () => {
    const { picking, texts, wrong } = await openTable();
    picking.type('k1', '0');
    picking.type('k2', '7');
    picking.markWrong(['k1', 'k3']);
    picking.reset('k1');
    expect([texts(), wrong()]).toEqual([
      ['1', '7', '3'],
      [false, false, true],
    ]);
  });

  it('keeps its mark while another one is corrected, or is found to be wrong [picker Quantity]', async () => {
    const { picking, wrong } = await openTable();
    picking.markWrong(['k1']);
    picking.markWrong(['k2']);
    picking.type('k2', '4');
    expect(wrong()).toEqual([true, false, false]);
  });

  it('loses only its own tick, and is ticked once however often it is ticked [picker Ticks]', async () => {
    const { picking, ticked } = await openTable();
    picking.tick(['k1', 'k2'], true);
    picking.tick(['k2', 'k3'], true);
    expect(ticked()).toEqual(['k1', 'k2', 'k3']);
    picking.tick(['k2'], false);
    expect(ticked()).toEqual(['k1', 'k3']);
  });

  it('has its typed quantity in the next table, even without a tick [picker Kept]', async () => {
    const { picking, createItemPicking } = await openTable();
    picking.type('k2', '9');
    expect(createItemPicking(SOURCE).$picks.get().texts).toEqual({ k2: '9' });
  });

  it('keeps its tick when the other ticked rows are added [picker Adding]', async () => {
    const { picking, rows, ticked, texts, ...page } = await openTable();
    picking.tick(['k1', 'k2'], true);
    picking.type('k1', '4');
    picking.type('k3', '5');
    picking.add(rows());
    await untilIdle(page);
    expect([ticked(), texts()]).toEqual([[], ['1', '2', '5']]);
  });
});

describe('after a run', () => {
  it('rows that were not sent are ticked again with their quantities, next to new ticks [picker Adding]', async () => {
    const { picking, rows, ticked, texts, ...page } = await openTable(
      {},
      { end: 403, ignored: true, body: {} },
    );
    picking.tick(['k1', 'k2'], true);
    picking.type('k2', '6');
    picking.add(rows());
    await untilIdle(page);
    expect(page.$bulkAdd.get()?.phase).toBe('stopped');
    picking.tick(['k2', 'k3'], true);
    picking.type('k3', '8');
    picking.leaveRun();
    expect([ticked(), texts(), page.shownRun()]).toEqual([['k2', 'k3'], ['1', '6', '8'], null]);
  });

  it('a question about a row keeps the run in sight until it’s answered [picker In the way, journal Asked]', async () => {
    const { picking, rows, shop, shownRun, ...page } = await openTable({ end: 'cut', ignored: true });
    picking.tick(['k1'], true);
    picking.add(rows());
    await later(5);
    shop.lines.push({ id: 'ci50', itemNumber: 'ITEM07', quantity: 1 });
    await untilIdle(page);
    expect(shownRun()?.rows[0]?.state).toBe('asking');
    expect(page.runInTheWay(page.$bulkAdd.get(), 'list:l1')).toBe(page.$bulkAdd.get());
    picking.leaveRun();
    expect(shownRun()?.rows[0]?.state).toBe('asking');
    page.answerRow('k1', 'arrived');
    picking.leaveRun();
    expect([shownRun(), page.$bulkAdd.get()]).toEqual([null, null]);
  });

  it('stays in sight while one row asks and another may still arrive [picker In the way, journal Asked]', async () => {
    const lost: Answer = { end: 'cut', ignored: true };
    const { picking, rows, shop, shownRun, ...page } = await openTable(lost, lost);
    picking.tick(['k1', 'k2'], true);
    picking.add(rows());
    await later(5);
    shop.lines.push({ id: 'ci50', itemNumber: 'ITEM07', quantity: 1 });
    await later(50);
    page.stopBulkAdd();
    await untilIdle(page);
    expect(shownRun()?.rows.map(({ state }) => state)).toEqual(['asking', 'sending']);
    picking.leaveRun();
    expect(shownRun()?.phase).toBe('stopped');
  });
});

describe('a run that goes on', () => {
  it('stays in sight, and its rows unticked [picker In the way]', async () => {
    const { picking, rows, ticked, shop, shownRun, ...page } = await openTable();
    picking.tick(['k1', 'k2'], true);
    picking.add(rows());
    picking.leaveRun();
    expect([shownRun()?.phase, ticked()]).toEqual(['running', []]);
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM01: 1, ITEM02: 2 });
  });
});

describe('a run of another table that has stopped', () => {
  it('is shown in place of the items while rows are left [picker In the way]', async () => {
    const { shownRun, ...page } = await openTable();
    void page.startBulkAdd({ source: 'list:l1', rows: rowsOf([1, 1], [2, 1]) });
    page.stopBulkAdd();
    await untilIdle(page);
    expect(shownRun()).toMatchObject({ source: 'list:l1', phase: 'stopped' });
  });
});

describe('the next table', () => {
  it.each([
    ['ticks that aren’t a list', { ticked: 'k1', texts: { k1: '9' } }, { ticked: [], texts: { k1: '9' } }],
    ['quantities that aren’t an object', { ticked: ['k1'], texts: null }, { ticked: ['k1'], texts: {} }],
  ])('opens even if storage has %s [picker Kept, reliability Storage]', async (_, damaged, shown) => {
    openShop();
    sessionStorage.setItem(`cb-picks:${SOURCE}`, JSON.stringify(damaged));
    const { picking } = await openTable();
    expect(picking.$picks.get()).toMatchObject(shown);
  });
});
