/** How long the cart takes over a mobile line: with nothing in the cache, and with all files in it. */
import { PredefinedNetworkConditions } from 'puppeteer-core';
import { type CartPlace, openCart } from '../cart-place.ts';
import type { Bench } from '../context.ts';
import { type OpenPage, settle } from '../site/browser.ts';
import { type Row, SIDES, type Side } from '../table.ts';

/** The size of most carts. */
export const LINES = 10;

const CONDITIONS = PredefinedNetworkConditions['Fast 4G'];

/** Moments since the navigation. */
interface Visible {
  lines: number;
  /** Including the totals and the forms. */
  whole: number;
}

interface Visits {
  cold: Visible;
  cached: Visible;
}

/** Measures the line of each side, with and without hints in the head. */
export async function measureNetwork(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const hints of ['no', 'yes'] as const) {
    const visits: Record<Side, Visits[]> = { floor: [], preact: [], react: [] };
    for (let round = 0; round < bench.runs; round += 1) {
      for (const side of SIDES) visits[side].push(await visitTwice(bench, side, hints));
    }
    const row = (name: string, read: (visit: Visits) => number, goal?: Row['goal']): Row => ({
      name: `4G, ${hints === 'yes' ? 'hints' : 'no hints'}, ${name}`,
      unit: 'ms',
      values: Object.fromEntries(SIDES.map((side) => [side, visits[side].map(read)])),
      goal,
    });
    const near = hints === 'yes' ? { more: 60 } : undefined;
    rows.push(
      row('lines, cold', ({ cold }) => cold.lines, near),
      row('lines, cached', ({ cached }) => cached.lines, near),
      row('totals and forms after the lines, cold', ({ cold }) => Math.max(0, cold.whole - cold.lines), {
        value: 100,
      }),
    );
  }
  return rows;
}

async function visitTwice(bench: Bench, side: Side, hints: 'yes' | 'no'): Promise<Visits> {
  const { open, cart } = await openCart(bench, side, LINES, 'no', hints);
  try {
    await open.client.send('Network.enable');
    await open.client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: CONDITIONS.latency,
      downloadThroughput: CONDITIONS.download,
      uploadThroughput: CONDITIONS.upload,
    });
    return { cold: await visit(open, cart), cached: await visit(open, cart) };
  } finally {
    await open.close();
  }
}

async function visit({ page }: OpenPage, { address }: CartPlace): Promise<Visible> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const { painted } = await page.evaluate(() => cbBench.started());
  const whole = await page.evaluate(() => cbBench.whole());
  await settle(page);
  return { lines: painted, whole };
}
