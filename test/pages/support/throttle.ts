/** Slows the browser down: `THROTTLE=4 npm test` runs every page as on a CPU that is four times slower. */
import type { Page } from 'puppeteer-core';

/** How many times slower the CPU of each page is; 1 unless `THROTTLE` says otherwise. */
export const THROTTLE = Number(process.env.THROTTLE || 1);

if (!(THROTTLE >= 1)) throw new Error(`THROTTLE=${process.env.THROTTLE}: expected a number of at least 1`);

/** Slows down an empty page, and all pages that are opened in it. */
export async function throttle(page: Page): Promise<void> {
  if (THROTTLE > 1) await page.emulateCPUThrottling(THROTTLE);
}
