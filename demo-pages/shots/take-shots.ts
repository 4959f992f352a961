/**
 * Takes a picture of every scenario of one tree: `take-shots.ts TREE FOLDER [TEXT]`, in a process of its own, whose clock
 * `freeze-clock.mjs` has stopped. TREE has its own shop, table and build; TEXT chooses scenarios by their ids.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findChrome, launchOptions, unpackChromium } from '../../shared/tools/doctor/find-chrome.mjs';
import type { ALL_SCENARIOS } from '../server/scenarios/all-scenarios.ts';
import type { startShop } from '../server/start-shop.ts';

interface Tree {
  startShop: typeof startShop;
  ALL_SCENARIOS: typeof ALL_SCENARIOS;
}

/** Windows by name; on paper the page has the width of a sheet. */
const SIZES = [
  ['1280', { width: 1280, height: 900 }],
  ['640', { width: 640, height: 900 }],
  ['375', { width: 375, height: 800 }],
  ['paper', { width: 794, height: 1123 }],
] as const;

/** Of longer pages the rest repeats what is above. */
const MOST_PIXELS = 4000;
const PATIENCE_MS = 20_000;
const BATCH = 12;

const CALM = [{ name: 'prefers-reduced-motion', value: 'reduce' }];

/** The mark where one types comes and goes. */
const STILL = '* { caret-color: transparent !important; }';

const [tree = '', folder = '', text = ''] = process.argv.slice(2);
const load = (path: string): Promise<Tree> => import(pathToFileURL(join(tree, path)).href);
const { startShop: start } = await load('demo-pages/server/start-shop.ts');
const { ALL_SCENARIOS: scenarios } = await load('demo-pages/server/scenarios/all-scenarios.ts');
const frozen = await readFile(new URL('./freeze-clock.mjs', import.meta.url), 'utf8');

await mkdir(folder, { recursive: true });
const shop = await start({ widgets: join(tree, 'dist') });
const chosen = scenarios.filter(({ id }) => id.includes(text));
// A browser that has taken hundreds of large pictures may give up.
for (let first = 0; first < chosen.length; first += BATCH) {
  const browser = await launch();
  for (const { id } of chosen.slice(first, first + BATCH)) {
    const page = await browser.newPage();
    const how = await open(page, `${shop.address}/states/${id}`);
    if (how !== 'shown') console.error(`${id}: ${how}`);
    for (const [name, size] of SIZES) await take(page, join(folder, `${id}.${name}.png`), name, size);
    await page.close();
  }
  await browser.close();
}
await shop.close();

async function launch(): Promise<Browser> {
  const options = await launchOptions();
  const own = [
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--hide-scrollbars',
    '--disable-dev-shm-usage',
  ];
  return puppeteer.launch({
    ...options,
    executablePath: await unpackChromium().catch(() => findChrome()),
    args: [...(options.args ?? []), ...own],
  });
}

/** Opens a state. @returns 'shown', or what the page still waits for */
async function open(page: Page, address: string): Promise<string> {
  await page.setBypassCSP(true);
  await page.emulateMediaFeatures(CALM);
  await page.evaluateOnNewDocument(frozen);
  await page.setViewport(SIZES[0][1]);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.addStyleTag({ content: STILL });
  await page.waitForSelector('html[data-scenario="shown"]', { timeout: PATIENCE_MS }).catch(() => undefined);
  return page.evaluate(() => document.documentElement.dataset.scenario ?? 'no scenario');
}

async function take(
  page: Page,
  path: string,
  name: string,
  size: { width: number; height: number },
): Promise<void> {
  await page.setViewport(size);
  await page.emulateMediaType(name === 'paper' ? 'print' : 'screen');
  // The type alone would take the wish for calm back.
  await page.emulateMediaFeatures(CALM);
  // What the widgets put on paper comes when they are told of it.
  if (name === 'paper') await page.evaluate(() => void dispatchEvent(new Event('beforeprint')));
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    const decoded = [...document.images].map((image) => image.decode().catch(() => undefined));
    // One that never comes is part of some states.
    await Promise.race([Promise.all(decoded), new Promise((resolve) => setTimeout(resolve, 2000))]);
    scrollTo(0, 0);
    // Whatever moves all the same stands where it begins or ends.
    for (const moving of document.getAnimations()) {
      if (moving.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY) moving.cancel();
      else moving.finish();
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  const full = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width: size.width, height: Math.min(Math.max(full, size.height), MOST_PIXELS) };
  await page.screenshot({ path: path as `${string}.png`, clip, captureBeyondViewport: true });
}
