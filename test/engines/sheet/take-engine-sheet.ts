/**
 * Takes pictures of six pages at two widths in each engine, and writes a page with them side by side: `take-engine-sheet.ts
 * FOLDER`. `npm run shots -- --engines` starts it in a process whose clock is stopped. An engine that isn't installed is
 * skipped, and the page says how to install it.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { ALL_SCENARIOS } from '../../../demo-pages/server/scenarios/all-scenarios.ts';
import { scenarioAddress } from '../../../demo-pages/server/scenarios/scenario.ts';
import { startShop } from '../../../demo-pages/server/start-shop.ts';
import { STILL } from '../../../demo-pages/shots/calm-browser.ts';
import { settle } from '../../../demo-pages/shots/settle.ts';
import { STARTS } from '../support/engine-launcher.ts';
import { findEngines } from '../support/find-engines.mjs';
import type { Tab } from '../support/tab.ts';
import { PAGES, type SheetEngine, WIDTHS, writeSheet } from './sheet-page.ts';

/** The height of the window while the page reaches its state. */
const HEIGHT = 900;

/** The maximum height of a picture. */
const MOST_PIXELS = 3000;

const PATIENCE_MS = 40_000;

/** The page is shown in a frame, because no window of MiniBrowser is as narrow as a phone. */
const FRAME = '#shown';

const [folder = ''] = process.argv.slice(2);
const shop = await startShop();
const pictures = join(folder, 'engines');
await rm(pictures, { recursive: true, force: true });
await mkdir(pictures, { recursive: true });
const shown: SheetEngine[] = [];
for (const { engine, program, advice } of findEngines()) {
  if (!program) {
    console.error(`${engine}: skipped, since it isn't installed. Install it with: ${advice}`);
    shown.push({ engine, advice });
    continue;
  }
  const browser = await STARTS[engine](program);
  for (const page of PAGES) {
    for (const width of WIDTHS) {
      const tab = await browser.newTab();
      const { port } = new URL(shop.address);
      const host = `http://${engine}-${page}-${width}.localhost:${port}`;
      const picture = await take(tab, host, page, width);
      await writeFile(join(pictures, `${page}.${width}.${engine}.png`), picture);
      await tab.close();
    }
  }
  await browser.close();
  shown.push({ engine, version: browser.version });
}
await shop.close();
await writeFile(join(folder, 'engines.html'), writeSheet(shown));

/** Takes a picture of a page in a frame of this width. Every host has its own session. */
async function take(tab: Tab, host: string, id: string, width: number): Promise<Buffer> {
  const scenario = ALL_SCENARIOS.find((each) => each.id === id);
  if (!scenario) throw new Error(`no scenario ${id}`);
  await tab.resize(width, HEIGHT);
  await tab.open(`${host}/help`);
  await tab.run(showInFrame, FRAME, scenarioAddress(scenario), width, HEIGHT);
  await reached(tab, id);
  await tab.run(calm, FRAME, STILL);
  // A long frame also loads the parts that load near the window. Scrolling would take WebKit a second for each step.
  await tab.run(lengthen, FRAME, MOST_PIXELS);
  await tab.run(settle, FRAME);
  const height = await tab.run(lengthen, FRAME, MOST_PIXELS);
  await tab.resize(width, height);
  await tab.run(settle, FRAME);
  return cut(await tab.picture(), width, height);
}

/** Waits until the page in the frame has performed its steps. */
async function reached(tab: Tab, id: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  let state = '';
  while (state !== 'shown') {
    if (performance.now() > end) throw new Error(`${id}: ${state || 'no scenario'}`);
    state = await tab.run(
      (frame) =>
        document.querySelector<HTMLIFrameElement>(frame)?.contentDocument?.documentElement?.dataset
          .scenario ?? '',
      FRAME,
    );
  }
}

/** Replaces the page by a frame. Runs in the page. */
function showInFrame(frame: string, address: string, width: number, height: number): void {
  const element = document.createElement('iframe');
  element.id = frame.slice(1);
  element.src = address;
  element.scrolling = 'no';
  element.style.cssText = `display: block; border: 0; width: ${width}px; height: ${height}px;`;
  document.body.style.margin = '0';
  document.body.replaceChildren(element);
}

/** Hides what moves in the frame, and keeps the heights that depend on the window's. Runs in the page. */
function calm(frame: string, styles: string): void {
  const inner = document.querySelector<HTMLIFrameElement>(frame)?.contentDocument as Document;
  const parts = [...inner.querySelectorAll<HTMLElement>('main, main *')];
  // Reads all heights first: setting one may change the others.
  const heights = parts.map((part) => getComputedStyle(part).minHeight);
  for (const [index, part] of parts.entries()) {
    const height = heights[index] ?? '';
    if (Number.parseFloat(height) > 300) part.style.setProperty('min-height', height, 'important');
  }
  const added = inner.createElement('style');
  added.textContent = styles;
  inner.head.append(added);
}

/** Makes the frame as high as its page, up to `most`. Returns the height. Runs in the page. */
function lengthen(frame: string, most: number): number {
  const element = document.querySelector(frame) as HTMLIFrameElement;
  const inner = element.contentDocument as Document;
  inner.defaultView?.scrollTo(0, 0);
  const height = Math.min(inner.documentElement.scrollHeight, most);
  element.style.height = `${height}px`;
  return height;
}

/** Cuts away what the window shows beside the frame. */
function cut(picture: Buffer, width: number, height: number): Buffer {
  const whole = PNG.sync.read(picture);
  const kept = new PNG({ width: Math.min(width, whole.width), height: Math.min(height, whole.height) });
  PNG.bitblt(whole, kept, 0, 0, kept.width, kept.height, 0, 0);
  return PNG.sync.write(kept);
}
