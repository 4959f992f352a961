/** The browser that takes the pictures: with the same fonts on every run, a stopped clock and no motion. */
import { readFile } from 'node:fs/promises';
import puppeteer, { type Browser, type CDPSession, type Page } from 'puppeteer-core';
import { findChrome, launchOptions, unpackChromium } from '../../shared/tools/doctor/find-chrome.mjs';
import { settle } from './settle.ts';

const PATIENCE_MS = 20_000;

/** How long a browser may take to answer one command. */
const PROTOCOL_MS = 40_000;

/** A state that is loading for ever is never idle. */
const IDLE_MS = 1500;

const CALM = [{ name: 'prefers-reduced-motion', value: 'reduce' }];

/** Hides the text cursor, which blinks, and videos, whose first frame comes at any time. */
export const STILL = '* { caret-color: transparent !important; } video { opacity: 0 !important; }';

/**
 * Starts the browser from the packages, or else an installed one. It finds the shop at every name that ends in `.localhost`,
 * without a port, so that the addresses that pages show are the same in each run.
 * @param shop the shop's address
 */
export async function launchCalmBrowser(shop: string): Promise<Browser> {
  const options = await launchOptions();
  const own = [
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--hide-scrollbars',
    '--disable-dev-shm-usage',
    `--host-resolver-rules=MAP *.localhost ${new URL(shop).host}`,
  ];
  return puppeteer.launch({
    ...options,
    protocolTimeout: PROTOCOL_MS,
    executablePath: await unpackChromium().catch(() => findChrome()),
    args: [...(options.args ?? []), ...own],
  });
}

/**
 * Opens a state in a window of this size.
 * @returns 'shown', or what the page is still waiting for
 */
export async function openState(
  page: Page,
  address: string,
  window: { width: number; height: number },
): Promise<string> {
  await page.setBypassCSP(true);
  await emulate(page, {});
  await page.evaluateOnNewDocument(await readFile(new URL('./freeze-clock.mjs', import.meta.url), 'utf8'));
  await page.setViewport(window);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.addStyleTag({ content: STILL });
  await page.waitForSelector('html[data-scenario="shown"]', { timeout: PATIENCE_MS }).catch(() => undefined);
  return page.evaluate(() => document.documentElement.dataset.scenario ?? 'no scenario');
}

/** How the page is shown. */
export interface Look {
  media?: 'screen' | 'print';
  /** Media features to emulate, such as `forced-colors`. */
  features?: readonly { name: string; value: string }[];
}

/** Scrolls through the page once, because some parts are only loaded near the window, and waits until nothing is loading. */
export async function loadAll(page: Page): Promise<void> {
  await page.evaluate(scrollThrough);
  await page.waitForNetworkIdle({ idleTime: 100, timeout: IDLE_MS }).catch(() => undefined);
}

/**
 * Shows the page on the screen or on paper, and waits until it has come to rest: pictures and fonts have loaded, nothing has
 * changed for a while, and animations have ended.
 */
export async function comeToRest(page: Page, { media = 'screen', features = [] }: Look): Promise<void> {
  await emulate(page, { media, features });
  // Widgets render what is only for paper on `beforeprint`.
  if (media === 'print') await page.evaluate(() => void dispatchEvent(new Event('beforeprint')));
  await page.evaluate(settle);
}

/** Each page's session for emulation, which lasts as long as its session. */
const sessions = new WeakMap<Page, CDPSession>();

/** Emulates media type and features by one command, because separate ones reset each other. */
async function emulate(page: Page, { media = 'screen', features = [] }: Look): Promise<void> {
  const session = sessions.get(page) ?? (await page.createCDPSession());
  sessions.set(page, session);
  await session.send('Emulation.setEmulatedMedia', { media, features: [...CALM, ...features] });
}

async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  scrollTo(0, 0);
}
