/**
 * The tab in which one visit follows another. A new one brings a new process that compiles every script
 * anew, which takes longer than most journeys.
 */
import type { Browser, Page } from 'puppeteer-core';

/** A page of the shop without scripts, from which its storage can be reached. */
const QUIET = '/forms/catalog';

/** What the last visit has left, clean. */
let kept: Page | undefined;

/** Gives a tab without a past. */
export async function takeTab(browser: Browser): Promise<Page> {
  const page = kept ?? (await browser.newPage());
  kept = undefined;
  return page;
}

/** Keeps a tab for the next visit, without anything that the last one could have left in it. */
export async function keepTab(page: Page, address: string): Promise<void> {
  await page.emulateMediaType();
  await page.goto(address + QUIET, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
    window.name = '';
  });
  // A pointer that rests where it was would open what is below it on the next page.
  await page.mouse.move(-1, -1);
  const client = await page.createCDPSession();
  await client.send('Page.resetNavigationHistory');
  await client.detach();
  kept = page;
}
