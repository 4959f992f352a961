/** How much text a field accepts when it is typed or pasted. */
import type { Page } from 'puppeteer-core';

/** Longer than any field accepts. */
const LONG = 'x'.repeat(1100);

/**
 * Puts a long text into a field, replacing its content.
 * @param name the accessible name of the field
 * @returns the field's text afterwards
 */
export async function fillUp(page: Page, name: string, role = 'textbox'): Promise<string> {
  const field = await page.waitForSelector(`aria/${name}[role="${role}"]`);
  await field?.focus();
  await page.keyboard.down('Control');
  await page.keyboard.press('KeyA');
  await page.keyboard.up('Control');
  await page.keyboard.sendCharacter(LONG);
  return (await field?.evaluate((input) => (input as HTMLInputElement).value)) ?? '';
}
