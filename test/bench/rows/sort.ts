/** The sort of a long table, from the click to the paint. */
import { type Bench, open, siteOf } from '../context.ts';
import type { ChangeMoments } from '../in-page/watch.ts';
import { beginMemberVisit, LONG_LIST } from '../member-visit.ts';
import {
  bundle,
  copyDocument,
  type OpenPage,
  readWork,
  settle,
  type Work,
  workBetween,
} from '../site/browser.ts';
import { type Row, SIDES, type Side } from '../table.ts';

const TABLES = [
  { name: '400 lists', path: '/account/list', goal: 75 },
  { name: '500 items', path: LONG_LIST.path, goal: 100 },
];
const SORT = '.cb-table__sort';

/** From the click on. */
type SortRun = ChangeMoments & { work: Work };

/** Measures both tables. */
export async function measureSort(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, path, goal } of TABLES) {
    await makeFloor(bench, path);
    const runs: Record<Side, SortRun[]> = { floor: [], preact: [], react: [] };
    for (let round = 0; round < bench.runs; round += 1) {
      for (const side of SIDES) runs[side].push(await sortTable(bench, side, path));
    }
    const row = (part: string, read: (run: SortRun) => number, value?: number): Row => ({
      name: `sort, ${name}, ${part}`,
      unit: 'ms',
      values: Object.fromEntries(SIDES.map((side) => [side, runs[side].map(read)])),
      goal: value ? { value } : undefined,
    });
    rows.push(
      row('click to paint', ({ painted }) => painted, goal),
      row('reply to paint', ({ painted, replied }) => painted - replied),
      row('processor', ({ work }) => work.task),
      row('script', ({ work }) => work.script),
      row('style and layout', ({ work }) => work.style + work.layout),
    );
  }
  return rows;
}

/** Copies the product's current page without its scripts, and adds the hand-written sort. */
async function makeFloor(bench: Bench, path: string): Promise<void> {
  const { page, close } = await openTable(bench, 'preact', path);
  try {
    const document = await copyDocument(page);
    const asked = page.waitForRequest((request) => /sort/.test(request.url()));
    await page.click(SORT);
    const call = new URL((await asked).url());
    const script = await bundle(
      'floor/sort.ts',
      `const CALL=${JSON.stringify(call.pathname + call.search)};`,
    );
    const { pages } = siteOf(bench, 'floor');
    pages.scripts.set('sort', script);
    pages.documents.set(
      'table',
      document.replace('</head>', '<script type="module" src="/bench/scripts/sort.js"></script></head>'),
    );
  } finally {
    await close();
  }
}

async function sortTable(bench: Bench, side: Side, path: string): Promise<SortRun> {
  const { page, client, close } = await openTable(bench, side, path);
  try {
    const sorted = await page.evaluateHandle(() => ({ moments: cbBench.sorted() }));
    const before = await readWork(client);
    await page.click(SORT);
    const moments = await sorted.evaluate(({ moments }) => moments);
    return { ...moments, work: workBetween(before, await readWork(client)) };
  } finally {
    await close();
  }
}

/** Opens the table as a shopper with that many lists, and waits until nothing changes any more. */
async function openTable(bench: Bench, side: Side, path: string): Promise<OpenPage> {
  const shown = side === 'floor' ? '/bench/documents/table' : path;
  const { address } = beginMemberVisit(bench, side, shown, '400');
  const opened = await open(bench);
  const { page } = opened;
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForSelector(SORT);
  await settle(page);
  return opened;
}
