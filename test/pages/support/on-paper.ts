import type { Page } from 'puppeteer-core';

/**
 * Shows a widget as printed, once the header of the printed page has loaded, which happens after the widget
 * is shown.
 */
export async function onPaper(page: Page): Promise<void> {
  await page.waitForSelector('.cb-print-only');
  await page.emulateMediaType('print');
}
