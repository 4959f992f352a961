/** The memory of a line, and the memory that a page keeps after removals. */

import { openCart } from '../cart-place.ts';
import type { Bench } from '../context.ts';
import { type OpenPage, readMetrics, settle } from '../site/browser.ts';
import { slope } from '../statistics.ts';
import { type Row, SIDES, type Side } from '../table.ts';

/** The cost of a line is the difference between two carts, so that fixed costs don't count. */
export const FEW = 200;
export const MANY = 1000;

const REMOUNTS = 50;
const CHANGES = 200;

interface Counts {
  lines: number;
  elements: number;
  kilobytes: number;
  listeners: number;
}

/** Counts elements, memory and listeners of carts of two lengths. */
export async function measureMemory(bench: Bench): Promise<Row[]> {
  const counts: Record<Side, [Counts, Counts][]> = { floor: [], preact: [], react: [] };
  for (let round = 0; round < bench.runs; round += 1) {
    for (const side of SIDES) {
      counts[side].push([await countCart(bench, side, FEW), await countCart(bench, side, MANY)]);
    }
  }
  const row = (name: string, part: 'elements' | 'kilobytes' | 'listeners', goal: number): Row => ({
    name: `memory, ${name} per line`,
    unit: part === 'kilobytes' ? 'KB' : 'count',
    values: Object.fromEntries(
      SIDES.map((side) => [
        side,
        counts[side].map(([few, many]) =>
          slope({ lines: few.lines, value: few[part] }, { lines: many.lines, value: many[part] }),
        ),
      ]),
    ),
    goal: { value: goal },
  });
  return [row('elements', 'elements', 16), row('heap', 'kilobytes', 7), row('listeners', 'listeners', 4)];
}

async function countCart(bench: Bench, side: Side, lines: number): Promise<Counts> {
  const { open, cart } = await openCart(bench, side, lines, 'no');
  try {
    await open.page.goto(cart.address, { waitUntil: 'load' });
    await open.page.evaluate(async () => void (await cbBench.started()));
    await settle(open.page);
    const kilobytes = await heapKilobytes(open);
    const metric = await readMetrics(open.client);
    const elements = await open.page.evaluate(() => cbBench.elements());
    return { lines, elements, kilobytes, listeners: metric('JSEventListeners') };
  } finally {
    await open.close();
  }
}

/** Remounts the cart repeatedly, then makes the server change it, and measures how the heap grows. */
export async function measureLeak(bench: Bench): Promise<Row[]> {
  const values: Record<'before' | 'after', number[]> = { before: [], after: [] };
  const { open, cart } = await openCart(bench, 'preact', FEW, 'no');
  try {
    await open.page.goto(cart.address, { waitUntil: 'load' });
    await open.page.evaluate(async () => void (await cbBench.started()));
    await settle(open.page);
    // Code loaded by the first remount and the first change stays, and isn't a leak.
    await disturb(open, 1, 5);
    values.before.push(await heapKilobytes(open));
    await disturb(open, REMOUNTS, CHANGES);
    values.after.push(await heapKilobytes(open));
  } finally {
    await open.close();
  }
  const note = `${REMOUNTS} remounts and ${CHANGES} changes made by the server, ${FEW} lines`;
  return [
    { name: 'leak, heap before', unit: 'KB', values: { preact: values.before } },
    { name: 'leak, heap after', unit: 'KB', values: { preact: values.after }, note },
  ];
}

async function disturb({ page }: OpenPage, remounts: number, changes: number): Promise<void> {
  await page.evaluate(
    async (mounts, writes) => cbBench.disturb({ remounts: mounts, changes: writes }),
    remounts,
    changes,
  );
  await settle(page);
}

async function heapKilobytes({ client }: OpenPage): Promise<number> {
  await client.send('HeapProfiler.enable');
  for (let times = 0; times < 3; times += 1) await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.disable');
  return (await readMetrics(client))('JSHeapUsedSize') / 1000;
}
