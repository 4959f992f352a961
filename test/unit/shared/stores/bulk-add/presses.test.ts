/** What the shopper's presses do at each moment of a run, and what they don't do. */
import { describe, expect, it } from 'vitest';
import { provideLocks } from '../../../support/locks.ts';
import { keepTestsApart } from '../../../support/page.ts';
import { type Answer, openShop, type Shop } from '../../../support/shop.ts';
import { later } from '../../../support/stores.ts';
import { openBulkPage, pieces, rowsOf, states, untilIdle } from './support.ts';

keepTestsApart({ quiet: true });

const THREE = rowsOf([1, 1], [2, 1], [3, 1]);
const sent = (shop: Shop) => shop.log.filter((entry) => entry.startsWith('+'));

/** A run of three rows, stopped after the first. */
async function stopAfterFirst() {
  const shop = openShop();
  const page = await openBulkPage();
  void page.startBulkAdd({ source: 'test', rows: THREE });
  await later(15);
  page.stopBulkAdd();
  await untilIdle(page);
  expect(states(page)).toEqual(['added', 'waiting', 'waiting']);
  return { shop, page };
}

/** A run of two rows at rest: the reply about the first was lost, and somebody else has changed the cart. */
async function runWithQuestion(second: Answer = {}) {
  const shop = openShop();
  shop.answers.set('+', [{ end: 'cut', ignored: true }, second]);
  const page = await openBulkPage();
  void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 2], [2, 1]) });
  await later(5);
  shop.lines.push({ id: 'ci50', itemNumber: 'ITEM07', quantity: 1 });
  await untilIdle(page);
  return { shop, page };
}

async function endWithQuestion() {
  const run = await runWithQuestion();
  expect(states(run.page)).toEqual(['asking', 'added']);
  return run;
}

describe('Start', () => {
  it('does nothing without a row [journal One run]', async () => {
    const shop = openShop();
    const page = await openBulkPage();
    expect(await page.startBulkAdd({ source: 'test', rows: [] })).toBe(false);
    expect([page.$bulkAdd.get(), shop.log]).toEqual([null, []]);
  });

  it('does nothing until the page has shown the cart with the rows of the run before [journal One run]', async () => {
    openShop();
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 1]) });
    await later(25);
    expect([page.$bulkAdd.get()?.phase, states(page)]).toEqual(['running', ['added']]);
    expect(await page.startBulkAdd({ source: 'next', rows: rowsOf([2, 1]) })).toBe(false);
    await untilIdle(page);
    expect(page.$bulkAdd.get()).toMatchObject({ source: 'test', phase: 'done' });
  });

  it('adds the rows of a new run in a duplicated tab as in any other [journal Copies]', async () => {
    const { take } = provideLocks();
    sessionStorage.setItem('cb-tab', 'original');
    take('cb-tab:original');
    const shop = openShop();
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: THREE });
    await later(5000);
    expect([states(page), pieces(shop)]).toEqual([
      ['added', 'added', 'added'],
      { ITEM01: 1, ITEM02: 1, ITEM03: 1 },
    ]);
  });
});

describe('Stop', () => {
  it('changes nothing if no run goes on [journal Stop]', async () => {
    const { page } = await stopAfterFirst();
    page.stopBulkAdd();
    expect(page.$bulkAdd.get()).toMatchObject({ phase: 'stopped', reason: { kind: 'pressed' } });
    void page.resumeBulkAdd();
    await untilIdle(page);
    page.stopBulkAdd();
    const next = page.startBulkAdd({ source: 'next', rows: rowsOf([4, 1]) });
    await untilIdle(page);
    expect(await next).toBe(true);
    expect(states(page)).toEqual(['added']);
  });

  it('doesn’t wait until a lost reply has been looked for [journal Stop]', async () => {
    const shop = openShop();
    shop.answers.set('+', [{ end: 'cut', ignored: true }]);
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: THREE });
    await later(1000);
    expect(page.$bulkAdd.get()?.lookingFor).toBe('ITEM01');
    page.stopBulkAdd();
    await later(1000);
    expect(page.$bulkAdd.get()?.phase).toBe('stopped');
  });
});

describe('Continue', () => {
  it('does nothing without a run [journal One run]', async () => {
    const shop = openShop();
    const page = await openBulkPage();
    void page.resumeBulkAdd();
    await later(1000);
    expect(page.$bulkAdd.get()).toBeNull();
    expect(shop.log).toEqual([]);
  });

  it('reads the cart before a row is sent, because it may have changed meanwhile [journal Reads]', async () => {
    const { shop, page } = await stopAfterFirst();
    shop.lines = [];
    shop.log.length = 0;
    void page.resumeBulkAdd();
    await untilIdle(page);
    expect(shop.log.slice(0, 3)).toEqual(['read', '+ITEM02*1', '+ITEM03*1']);
  });

  it('doesn’t cancel a Stop that waits for the reply about a row [journal Stop]', async () => {
    const shop = openShop();
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: THREE });
    await later(15);
    page.stopBulkAdd();
    void page.resumeBulkAdd();
    expect(page.$bulkAdd.get()?.phase).toBe('stopping');
    await untilIdle(page);
    expect(sent(shop)).toEqual(['+ITEM01*1']);
  });

  it('estimates the time left from the rows that are sent since [journal Progress]', async () => {
    const shop = openShop();
    shop.latency = 1000;
    const page = await openBulkPage();
    const rows = rowsOf([1, 1], [2, 1], [3, 1], [4, 1], [5, 1], [6, 1], [7, 1]);
    void page.startBulkAdd({ source: 'test', rows });
    await later(3500);
    page.stopBulkAdd();
    await untilIdle(page);
    await later(60_000);
    void page.resumeBulkAdd();
    await later(1500);
    expect(page.$bulkAdd.get()?.secondsLeft).toBeUndefined();
    await later(3000);
    expect(page.$bulkAdd.get()?.secondsLeft).toBeLessThan(5);
  });
});

describe('the answer about a row', () => {
  it('"arrived" at the end of a run sends nothing [journal Asked]', async () => {
    const { shop, page } = await endWithQuestion();
    shop.log.length = 0;
    page.answerRow('r0', 'arrived');
    expect([states(page), page.$bulkAdd.get()?.phase]).toEqual([['added', 'added'], 'done']);
    await later(1000);
    expect(shop.log).toEqual([]);
  });

  it('"send" waits for Continue if the run has stopped [journal Asked]', async () => {
    const { shop, page } = await runWithQuestion({ end: 403, ignored: true, body: {} });
    expect(states(page)).toEqual(['asking', 'waiting']);
    page.answerRow('r0', 'send');
    await later(1000);
    expect([page.$bulkAdd.get()?.phase, states(page)]).toEqual(['stopped', ['waiting', 'waiting']]);
    void page.resumeBulkAdd();
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM01: 2, ITEM02: 1, ITEM07: 1 });
  });

  it('changes no other row [journal Asked]', async () => {
    const { shop, page } = await endWithQuestion();
    shop.log.length = 0;
    page.answerRow('r1', 'send');
    await later(1000);
    expect([states(page), shop.log]).toEqual([['asking', 'added'], []]);
  });

  it('has no effect once the run was dismissed [journal Asked]', async () => {
    const { shop, page } = await endWithQuestion();
    page.dismissBulkAdd();
    shop.log.length = 0;
    page.answerRow('r0', 'send');
    await later(1000);
    expect([page.$bulkAdd.get(), shop.log]).toEqual([null, []]);
  });
});

describe('a run that goes on', () => {
  it('can’t be dismissed [journal One run]', async () => {
    const shop = openShop();
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: THREE });
    await later(15);
    page.dismissBulkAdd();
    expect(page.$bulkAdd.get()?.phase).toBe('running');
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM01: 1, ITEM02: 1, ITEM03: 1 });
  });

  it('lets other tabs add rows as soon as its page is left [journal Other tabs]', async () => {
    const { held } = provideLocks();
    openShop();
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: THREE });
    await later(15);
    expect(held()).toContain('cb-bulk-add');
    window.dispatchEvent(new Event('pagehide'));
    await later(0);
    expect(held()).not.toContain('cb-bulk-add');
  });
});
