/** The whole cart page of the shop: header, mini-cart, cart, quick order, recommendations, footer. */
import type { Bench } from '../context.ts';
import { nextVisit, open, siteOf } from '../context.ts';
import { readWork, settle } from '../site/browser.ts';
import { RUNTIMES } from '../site/builds.ts';
import { fillCart } from '../site/visits.ts';
import type { Row } from '../table.ts';

const LINES = 10;

interface ShopRun {
  /** Since the navigation, until every widget in view shows something. */
  painted: number;
  /** Of the processor, until nothing is left to do. */
  script: number;
  task: number;
}

/** Measures the whole page; nobody has written one by hand, so the two runtimes are all there is. */
export async function measureShop(bench: Bench): Promise<Row[]> {
  const runs: Record<'preact' | 'react', ShopRun[]> = { preact: [], react: [] };
  for (let round = 0; round < bench.runs; round += 1) {
    for (const runtime of RUNTIMES) runs[runtime].push(await visitShop(bench, runtime));
  }
  const row = (name: string, part: keyof ShopRun): Row => ({
    name: `shop, ${name}`,
    unit: 'ms',
    values: Object.fromEntries(RUNTIMES.map((runtime) => [runtime, runs[runtime].map((run) => run[part])])),
  });
  return [
    row('start, to paint', 'painted'),
    row('script, processor', 'script'),
    row('all, processor', 'task'),
  ];
}

async function visitShop(bench: Bench, runtime: 'preact' | 'react'): Promise<ShopRun> {
  const site = siteOf(bench, runtime);
  const visit = nextVisit();
  const session = site.sessions.begin(visit);
  fillCart(session, LINES);
  session.head = 'self';
  const { page, client, close } = await open(
    bench,
    'cbBench.expectWidgets(["site-header", "mini-cart", "cart-page"])',
  );
  try {
    const before = await readWork(client);
    await page.goto(`${site.address}/checkout/cart?visit=${visit}`, { waitUntil: 'load' });
    const painted = await page.evaluate(() => cbBench.widgets());
    await settle(page);
    const after = await readWork(client);
    return { painted, script: after.script - before.script, task: after.task - before.task };
  } finally {
    await close();
  }
}
