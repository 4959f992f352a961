/** Long tables: how long the first rows and all rows take, the longest task meanwhile, and the listeners of a row. */
import type { Page } from 'puppeteer-core';
import { lengthenList } from '../../../demo-pages/server/lists/list-seeds.ts';
import { openCart } from '../cart-place.ts';
import { type Bench, open } from '../context.ts';
import type { RowMoments } from '../in-page/watch.ts';
import { beginMemberVisit, LONG_LIST } from '../member-visit.ts';
import { type OpenPage, readMetrics, settle } from '../site/browser.ts';
import type { Row, Side } from '../table.ts';

/** The lengths of the carts, which are also drawn by hand. */
export const CARTS = [500, 1000, 2000] as const;
const LISTS = [500, 2000, 5000] as const;
const LONGEST_TASK_MS = 200;
const LISTENERS = 2;

/** From the navigation on. */
interface LongRun extends RowMoments {
  longestTask: number;
  listeners: number;
}

/** Measures carts and lists of each length. */
export async function measureLong(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const length of CARTS)
    rows.push(
      ...(await measure(bench, `cart of ${length}`, ['floor', 'preact'], (side) =>
        openLongCart(bench, side, length),
      )),
    );
  for (const length of LISTS)
    rows.push(
      ...(await measure(bench, `list of ${length}`, ['preact'], (side) => openLongList(bench, side, length))),
    );
  return rows;
}

interface LongPage {
  opened: OpenPage;
  address: string;
  rows: string;
}

async function measure(
  bench: Bench,
  name: string,
  sides: Side[],
  openLong: (side: Side) => Promise<LongPage>,
): Promise<Row[]> {
  const runs = new Map<Side, LongRun[]>(sides.map((side) => [side, []]));
  for (let round = 0; round < bench.runs; round += 1) {
    for (const [side, measured] of runs) measured.push(await draw(await openLong(side)));
  }
  const row = (part: string, unit: Row['unit'], read: (run: LongRun) => number, goal?: Row['goal']): Row => ({
    name: `long, ${name}, ${part}`,
    unit,
    values: Object.fromEntries([...runs].map(([side, measured]) => [side, measured.map(read)])),
    goal,
  });
  return [
    row('first rows', 'ms', ({ first }) => first, sides.includes('floor') ? { ratio: 1.2 } : undefined),
    row('all rows', 'ms', ({ all }) => all),
    row('longest task', 'ms', ({ longestTask }) => longestTask, { value: LONGEST_TASK_MS }),
    row('listeners per row', 'count', ({ listeners }) => listeners, { value: LISTENERS }),
  ];
}

async function draw({ opened: { page, client, close }, address, rows }: LongPage): Promise<LongRun> {
  try {
    await page.evaluateOnNewDocument((selector) => cbBench.expectRows(selector), rows);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForSelector(rows);
    await settle(page);
    const moments = await page.evaluate(() => cbBench.rows());
    const count = await countOf(page, rows);
    const metric = await readMetrics(client);
    return { ...moments, listeners: metric('JSEventListeners') / count };
  } finally {
    await close();
  }
}

function countOf(page: Page, rows: string): Promise<number> {
  return page.$$eval(rows, ({ length }) => length);
}

async function openLongCart(bench: Bench, side: Side, lines: number): Promise<LongPage> {
  const { open: opened, cart } = await openCart(bench, side, lines, 'no');
  return { opened, address: cart.address, rows: '.cb-line' };
}

async function openLongList(bench: Bench, side: Side, items: number): Promise<LongPage> {
  const { session, address } = beginMemberVisit(bench, side, LONG_LIST.path);
  session.lists = lengthenList(session.lists, items);
  return { opened: await open(bench), address, rows: 'cb-list-detail tbody tr' };
}
