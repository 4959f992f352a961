/** The rows of an order sheet, as a shopper fills them. */
import type { Page } from 'puppeteer-core';

/** Waits for the form, then focuses the item number in its first row. */
export async function focusFirstField(page: Page): Promise<void> {
  const field = await page.waitForSelector('[data-field="itemNumber"]');
  await field?.focus();
}

/** Acts like the browser when the shopper pastes a text, which may repeat itself, into the focused element. */
export function pasteText(page: Page, text: string, count = 1): Promise<void> {
  return page.evaluate(
    (pasted, times) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted.repeat(times));
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    },
    text,
    count,
  );
}

/** Pastes lines of item number and quantity into the form. */
export async function pasteRows(page: Page, lines: readonly string[]): Promise<void> {
  await focusFirstField(page);
  await pasteText(page, lines.join('\n'));
}

/** What is in the rows that aren't empty: `PS10001:2`. */
export function filledRows(page: Page): Promise<string[]> {
  return page.$$eval('#quick-order [data-row]', (all) =>
    all
      .map((row) => [...row.querySelectorAll('input')].map(({ value }) => value).join(':'))
      .filter((row) => !row.startsWith(':')),
  );
}
