/** The browser that takes the pictures: with the same fonts on every run, a stopped clock and no motion. */
import { readFile } from 'node:fs/promises';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findChrome, launchOptions, unpackChromium } from '../../shared/tools/doctor/find-chrome.mjs';

const PATIENCE_MS = 20_000;

const CALM = [{ name: 'prefers-reduced-motion', value: 'reduce' }];

/** Hides the text cursor, which blinks. */
const STILL = '* { caret-color: transparent !important; }';

/** Starts the browser from the packages, or else an installed one. */
export async function launchCalmBrowser(): Promise<Browser> {
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
  await page.emulateMediaFeatures(CALM);
  await page.evaluateOnNewDocument(await readFile(new URL('./freeze-clock.mjs', import.meta.url), 'utf8'));
  await page.setViewport(window);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.addStyleTag({ content: STILL });
  await page.waitForSelector('html[data-scenario="shown"]', { timeout: PATIENCE_MS }).catch(() => undefined);
  return page.evaluate(() => document.documentElement.dataset.scenario ?? 'no scenario');
}

/** Waits until fonts and pictures have loaded and animations have ended, on the screen or on paper. */
export async function comeToRest(page: Page, media: 'screen' | 'print'): Promise<void> {
  await page.emulateMediaType(media);
  // Emulating the media type resets the media features.
  await page.emulateMediaFeatures(CALM);
  // Widgets render what is only for paper on `beforeprint`.
  if (media === 'print') await page.evaluate(() => void dispatchEvent(new Event('beforeprint')));
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    const decoded = [...document.images].map((image) => image.decode().catch(() => undefined));
    // In some states a picture never loads.
    await Promise.race([Promise.all(decoded), new Promise((resolve) => setTimeout(resolve, 2000))]);
    scrollTo(0, 0);
    // Animations that ignore reduced motion go to their beginning or end.
    for (const moving of document.getAnimations()) {
      if (moving.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY) moving.cancel();
      else moving.finish();
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
