/** How much a field takes from somebody who types or pastes into it. */
import type { Page } from 'puppeteer-core';

/** Longer than any field takes. */
const LONG = 'x'.repeat(1100);

/**
 * Puts a long text into a field, in place of what it holds.
 * @param name the accessible name of the field
 * @returns what it holds then
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
