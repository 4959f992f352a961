/** The whole cart page of the shop: header, mini-cart, cart, quick order, recommendations, footer. */
import type { Bench } from '../context.ts';
import { nextVisit, open, siteOf } from '../context.ts';
import { readWork, settle } from '../site/browser.ts';
import { RUNTIMES, type Runtime } from '../site/builds.ts';
import { fillCart } from '../site/visits.ts';
import type { Row } from '../table.ts';

const LINES = 10;

const SLOW = 4;

interface ShopRun {
  /** From the navigation until header, mini-cart and cart show something. */
  painted: number;
  /** Compiling and first running of the modules, which mounts the widgets. */
  evaluation: number;
  /** All work of the page's own thread until it is idle. */
  script: number;
  task: number;
}

/**
 * Measures the page with and without a slow processor. There is no hand-written version, so only the runtimes
 * are compared.
 */
export async function measureShop(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const slowDown of [1, SLOW]) {
    const runs: Record<Runtime, ShopRun[]> = { preact: [], react: [] };
    for (let round = 0; round < bench.runs; round += 1) {
      for (const runtime of RUNTIMES) runs[runtime].push(await visitShop({ ...bench, slowDown }, runtime));
    }
    const row = (name: string, part: keyof ShopRun): Row => ({
      name: `shop, ${slowDown} × slower, ${name}`,
      unit: 'ms',
      values: Object.fromEntries(RUNTIMES.map((runtime) => [runtime, runs[runtime].map((run) => run[part])])),
    });
    rows.push(
      row('start, to paint', 'painted'),
      row('evaluation of modules, processor', 'evaluation'),
      row('script, processor', 'script'),
      row('all, processor', 'task'),
    );
  }
  return rows;
}

async function visitShop(bench: Bench, runtime: Runtime): Promise<ShopRun> {
  const site = siteOf(bench, runtime);
  const visit = nextVisit();
  const session = site.sessions.begin(visit);
  fillCart(session, LINES);
  session.head = 'self';
  const widgets = JSON.stringify(['site-header', 'mini-cart', 'cart-page']);
  const { page, client, close } = await open(bench, `cbBench.expectWidgets(${widgets})`);
  try {
    await page.tracing.start({ categories: ['devtools.timeline', 'v8', 'disabled-by-default-v8.compile'] });
    await page.goto(`${site.address}/checkout/cart?visit=${visit}`, { waitUntil: 'load' });
    const painted = await page.evaluate(() => cbBench.widgets());
    await settle(page);
    const { script, task } = await readWork(client);
    const trace = JSON.parse(Buffer.from((await page.tracing.stop()) ?? []).toString());
    return { painted, evaluation: evaluationIn(trace.traceEvents, site.address), script, task };
  } finally {
    await close();
  }
}

/** One event of a trace; times are in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tdur?: number;
  args?: { data?: { url?: string } };
}

/** The browser's own pages evaluate modules too, in other processes. */
function evaluationIn(events: readonly TraceEvent[], address: string): number {
  const own = events.find(({ args }) => args?.data?.url?.startsWith(address))?.pid;
  const parts = events.filter(
    ({ name, pid }) => pid === own && (name === 'v8.compileModule' || name === 'v8.evaluateModule'),
  );
  return parts.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
}
