/** A cart page on which an earlier page of the tab has left edits. */
import { vi } from 'vitest';
import type { LineEdit } from '../../../../../shared/domain/cart/line-edit.ts';
import { openPage, type Page } from '../../../support/stores.ts';

/** The edits in the tab's storage. */
export const KEY = 'cb-line-edits';
export const HOUR = 3_600_000;

/** Keeps edits as an earlier page does. */
export function leave(edits: object, at = Date.now()): void {
  sessionStorage.setItem(KEY, JSON.stringify({ at, edits }));
}

/** Opens a page with the kept edits, as the cart page does. */
export async function openLeft(cart: object): Promise<Page> {
  const page = await openPage({ cart });
  await page.loadCart();
  await resume(page);
  // The claim of the tab is in a lazy module.
  await vi.dynamicImportSettled();
  return page;
}

/** Takes over the kept edits, as the cart page does. */
export async function resume(page: Page): Promise<void> {
  const { resumeLeftEdits } = await import('../../../../../widgets/cart-page/left-edits.ts');
  const { readKeptEdits } = await import('../../../../../shared/page/storage/read-kept-edits.ts');
  const left = readKeptEdits(page.textOfLeftEdits());
  if (left) await resumeLeftEdits(left);
}

/** The edit of a line. */
export const editOf = (page: Page, id: string): LineEdit | undefined => page.$lineEdits.get()[id];
