/**
 * What the shopper wants of the cart's lines, kept in the tab's storage until the server has it: a page can be left, reloaded
 * or lost at any moment. Line ids are unique to a cart, so nobody else's cart has them; signing out deletes the key. Another
 * release may be in the same tab: a form that it could not read needs another key.
 */
import type { LineEdits } from '../../domain/cart/line-edit.ts';
import { writeJson } from '../../domain/json.ts';

export const LINE_EDITS_KEY = 'cb-line-edits';

/** Keeps the edits in place of those kept before. Never throws. */
export function keepEdits(edits: LineEdits): void {
  try {
    sessionStorage.setItem(LINE_EDITS_KEY, writeJson({ at: Date.now(), edits }));
  } catch {
    // Storage is blocked or full.
  }
}
