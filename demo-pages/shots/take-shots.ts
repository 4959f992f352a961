/**
 * Takes a picture of every scenario of one work tree: `take-shots.ts TREE FOLDER [TEXT]`. Runs in a separate
 * process, whose clock `freeze-clock.mjs` has stopped. TREE has its own shop, scenarios and build. TEXT
 * selects scenarios by their ids.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'puppeteer-core';
import type { ALL_SCENARIOS } from '../server/scenarios/all-scenarios.ts';
import type { startShop } from '../server/start-shop.ts';
import { comeToRest, launchCalmBrowser, openState } from './calm-browser.ts';

interface Tree {
  startShop: typeof startShop;
  ALL_SCENARIOS: typeof ALL_SCENARIOS;
}

/** Window sizes by name. On paper, the page has the width of a sheet of paper. */
const SIZES = [
  ['1280', { width: 1280, height: 900 }],
  ['640', { width: 640, height: 900 }],
  ['375', { width: 375, height: 800 }],
  ['paper', { width: 794, height: 1123 }],
] as const;

/** The maximum height. On longer pages the rest only repeats what is above. */
const MOST_PIXELS = 4000;
const BATCH = 12;

const [tree = '', folder = '', text = ''] = process.argv.slice(2);
const load = (path: string): Promise<Tree> => import(pathToFileURL(join(tree, path)).href);
const { startShop: start } = await load('demo-pages/server/start-shop.ts');
const { ALL_SCENARIOS: scenarios } = await load('demo-pages/server/scenarios/all-scenarios.ts');

await mkdir(folder, { recursive: true });
const shop = await start({ widgets: join(tree, 'dist') });
const chosen = scenarios.filter(({ id }) => id.includes(text));
// Restarts the browser, which may crash after hundreds of large pictures.
for (let first = 0; first < chosen.length; first += BATCH) {
  const browser = await launchCalmBrowser();
  for (const { id } of chosen.slice(first, first + BATCH)) {
    const page = await browser.newPage();
    const how = await openState(page, `${shop.address}/states/${id}`, SIZES[0][1]);
    if (how !== 'shown') console.error(`${id}: ${how}`);
    for (const [name, size] of SIZES) await take(page, join(folder, `${id}.${name}.png`), name, size);
    await page.close();
  }
  await browser.close();
}
await shop.close();

async function take(
  page: Page,
  path: string,
  name: string,
  size: { width: number; height: number },
): Promise<void> {
  await page.setViewport(size);
  await comeToRest(page, name === 'paper' ? 'print' : 'screen');
  const full = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width: size.width, height: Math.min(Math.max(full, size.height), MOST_PIXELS) };
  await page.screenshot({ path: path as `${string}.png`, clip, captureBeyondViewport: true });
}
