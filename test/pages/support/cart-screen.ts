/** The cart page as a shopper uses it: controls by their accessible names, lines by their text. */
import type { Page } from 'puppeteer-core';
import { findPoint } from './layout/find-point.ts';
import { eventually, PATIENCE_MS, readFrom } from './shop-visit.ts';

/** Products of the demo shop's sample cart. */
export const BEAKERS = 'Beaker Set, Graduated, 50-1000 mL, Set of 6';
export const FLASK = 'Erlenmeyer Flask, Wide Mouth, 1000 mL';
export const BALANCE = 'Triple-Beam Balance, 610 g x 0.1 g';

/** One line on the screen. */
export interface ShownLine {
  itemNumber: string;
  /** All of its text, with the parts separated by single spaces. */
  text: string;
  /** The quantity field's text; the fixed quantity if there is no field. */
  quantity: string;
  total: string;
  /** The state of a change: 'sending', 'failed' and so on; empty if none is under way. */
  state: string;
}

/** Reads the lines from the top. */
export function readLines(page: Page): Promise<ShownLine[]> {
  return page.$$eval('cb-cart-page tr[data-line]', (rows) =>
    rows.map((row) => {
      const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode.nodeValue?.trim() ?? '');
      const part = (name: string) => row.querySelector(`.cb-line__${name}`)?.textContent ?? '';
      return {
        itemNumber: part('number').replace('Item #', ''),
        text: texts.filter(Boolean).join(' '),
        quantity: row.querySelector('input')?.value ?? part('fixed'),
        total: part('total'),
        state: row.getAttribute('data-state') ?? '',
      };
    }),
  );
}

/** Reads the first line of an item; fails if there is none. */
export async function readLine(page: Page, itemNumber: string): Promise<ShownLine> {
  const lines = await readLines(page);
  const line = lines.find((candidate) => candidate.itemNumber === itemNumber);
  if (!line) throw new Error(`no line of ${itemNumber}`);
  return line;
}

/** The subtotal in the totals card; empty while it is being recalculated. */
export function readSubtotal(page: Page): Promise<string> {
  return readFrom(
    page,
    'cb-cart-page .cb-summary__total',
    (total) => total.querySelector('.cb-money')?.textContent ?? '',
  );
}

/** The number on the mini-cart in the page's header. */
export function readMiniCartCount(page: Page): Promise<string> {
  return readFrom(page, 'header cb-mini-cart .cb-mini-cart__count', (count) => count.textContent ?? '');
}

/** Presses the button, link or checkbox with that accessible name as soon as it exists, is enabled and no longer moves. */
export async function press(
  page: Page,
  name: string,
  role: 'button' | 'link' | 'checkbox' = 'button',
): Promise<void> {
  await click(page, `aria/${name}[role="${role}"]`);
}

/** Presses the disabled button with that accessible name, which does nothing or says what is missing. */
export async function pressDisabled(page: Page, name: string): Promise<void> {
  const button = await page.waitForSelector(`aria/${name}[role="button"]`);
  await eventually(() => button?.evaluate((each) => each.ariaDisabled)).toBe('true');
  await button?.click();
}

/** Clicks the selected element as soon as it exists, is enabled, no longer moves, and isn't covered. */
export async function click(page: Page, selector: string): Promise<void> {
  let obstacle = '';
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    const control = await page.waitForSelector(selector, { visible: true });
    // The page may replace it at any moment.
    const found = (await control?.evaluate(findPoint).catch(String)) ?? '';
    if (typeof found === 'object') return page.mouse.click(found.x, found.y);
    obstacle = found;
    // It may be a hint that opened under the pointer.
    await page.mouse.move(-1, -1);
  }
  throw new Error(`${selector} cannot be clicked: ${obstacle}`);
}

/** Types into the field with that accessible name, replacing its text. */
export async function typeInto(page: Page, name: string, text: string): Promise<void> {
  const field = await page.waitForSelector(`aria/${name}[role="textbox"]`);
  await field?.focus();
  await page.keyboard.down('Control');
  await page.keyboard.press('KeyA');
  await page.keyboard.up('Control');
  await page.keyboard.type(text);
}

/** Goes to the form for item numbers with the cart's own link, because the form loads when it comes near. */
export async function goToQuickOrder(page: Page): Promise<void> {
  await press(page, 'Quick Order', 'link');
  await page.waitForSelector('#quick-order input[data-field="itemNumber"]:focus');
}

/** Waits until a text is visible somewhere on the page. */
export async function sees(page: Page, text: string): Promise<void> {
  await page.waitForSelector(`::-p-text(${text})`, { visible: true });
}

/** Waits until the cart page shows its lines, or that there are none. */
export async function cartStands(page: Page): Promise<void> {
  await page.waitForSelector('cb-cart-page .cb-cart__body[data-phase="ready"]');
}
