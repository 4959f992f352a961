/**
 * The shopper's edits of cart lines, kept in the tab's storage until the server has them, because a page can
 * be left, reloaded or lost at any moment. Line ids are unique to a cart, so no other cart has them; signing
 * out deletes the key. Another release may run in the same tab, so a format that it couldn't read needs
 * another key (`shared/README.md`, 'What another release finds').
 */
import type { LineEdits } from '../../domain/cart/line-edit.ts';
import { writeJson } from '../../domain/json.ts';
import type { StoredKey } from './stored-data.ts';

export const LINE_EDITS_KEY = 'cb-line-edits' satisfies StoredKey;

let hasKept = false;
let replaced: string | null = null;

/**
 * Returns what was kept before this page kept its first edits, as text: an earlier page's edits, which this page may not have
 * read by then.
 */
export function replacedEdits(): string | null {
  return replaced;
}

/** Keeps the edits instead of those kept before. Never throws. */
export function keepEdits(edits: LineEdits): void {
  try {
    if (!hasKept) replaced = sessionStorage.getItem(LINE_EDITS_KEY);
    hasKept = true;
    const kept = { at: Date.now(), page: performance.timeOrigin, edits };
    sessionStorage.setItem(LINE_EDITS_KEY, writeJson(kept));
  } catch {
    // Storage is blocked or full.
  }
}
