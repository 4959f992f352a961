/** The rows of an order sheet, as a shopper fills them. */
import type { Page } from 'puppeteer-core';

/** Pastes lines of item number and quantity into the form, as the browser does. */
export async function pasteRows(page: Page, lines: readonly string[]): Promise<void> {
  const field = await page.waitForSelector('[data-field="itemNumber"]');
  await field?.focus();
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, lines.join('\n'));
}

/** What is in the rows that aren't empty: `PS10001:2`. */
export function filledRows(page: Page): Promise<string[]> {
  return page.$$eval('#quick-order [data-row]', (all) =>
    all
      .map((row) => [...row.querySelectorAll('input')].map(({ value }) => value).join(':'))
      .filter((row) => !row.startsWith(':')),
  );
}
