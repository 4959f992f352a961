/** The files that load: for a cart page without interaction, and for each widget until it can be used. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { openCart } from '../cart-place.ts';
import type { Bench } from '../context.ts';
import { settle } from '../site/browser.ts';
import { builtFolder } from '../site/builds.ts';
import type { Row } from '../table.ts';
import { LINES } from './network.ts';

/** The goals of widgets in KB; the last number is for all others. */
const FIRST_LOADS: Record<string, number> = {
  'order-history': 22,
  'shopping-lists': 24,
  'public-list': 25,
  'list-detail': 25,
  'cart-page': 26.5,
};
const OTHER_FIRST_LOAD = 26;
const MOST_FILES = 6;

/** A file of the product, from its manifest. */
interface ListedFile {
  file: string;
}

/** Counts files and bytes. */
export async function measureFiles(bench: Bench): Promise<Row[]> {
  return [...(await untouchedCart(bench)), ...(await firstLoads())];
}

async function untouchedCart(bench: Bench): Promise<Row[]> {
  const { open, cart } = await openCart(bench, 'preact', LINES, 'no');
  try {
    await open.page.goto(cart.address, { waitUntil: 'load' });
    await settle(open.page);
    const sizes = await open.page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes('/widgets/') && name.split('?')[0]?.endsWith('.js'))
        .map(({ encodedBodySize }) => encodedBodySize),
    );
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    return [
      {
        name: 'files, untouched cart, JavaScript',
        unit: 'count',
        values: { preact: [sizes.length] },
        goal: { value: 12 },
      },
      {
        name: 'files, untouched cart, JavaScript',
        unit: 'KB',
        values: { preact: [kilobytes] },
        goal: { value: 42 },
      },
    ];
  } finally {
    await open.close();
  }
}

async function firstLoads(): Promise<Row[]> {
  const folder = builtFolder('preact');
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  const rows: Row[] = [];
  for (const [name, { file, imports }] of Object.entries<{ file: string; imports: ListedFile[] }>(
    manifest.widgets,
  )) {
    const files = new Set(['loader.js', file, ...imports.map((each) => each.file)]);
    const sizes = await Promise.all(
      [...files].map(async (each) => brotliCompressSync(await readFile(join(folder, each))).length),
    );
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    const goal = { value: FIRST_LOADS[name] ?? OTHER_FIRST_LOAD };
    rows.push(
      { name: `files, first load of ${name}`, unit: 'KB', values: { preact: [kilobytes] }, goal },
      {
        name: `files, first load of ${name}`,
        unit: 'count',
        values: { preact: [files.size] },
        goal: { value: MOST_FILES },
      },
    );
  }
  return rows;
}
