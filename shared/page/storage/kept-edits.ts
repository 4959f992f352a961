/**
 * The shopper's edits of cart lines, kept in the tab's storage until the server has them, because a page can
 * be left, reloaded or lost at any moment. Line ids are unique to a cart, so no other cart has them; signing
 * out deletes the key. Another release may run in the same tab, so a format that it couldn't read needs
 * another key (`shared/README.md`, 'What another release finds').
 */
import type { LineEdits } from '../../domain/cart/line-edit.ts';
import { writeJson } from '../../domain/json.ts';
import type { StoredKey } from './stored-data.ts';

const LINE_EDITS_KEY = 'cb-line-edits' satisfies StoredKey;

/** Keeps the edits instead of those kept before. Never throws. */
export function keepEdits(edits: LineEdits): void {
  try {
    const kept = { at: Date.now(), page: performance.timeOrigin, edits };
    sessionStorage.setItem(LINE_EDITS_KEY, writeJson(kept));
  } catch {
    // Storage is blocked or full.
  }
}

/** Returns what is kept, as text; an empty text if there is nothing, or storage is blocked. */
export function readKeptText(): string {
  try {
    return sessionStorage.getItem(LINE_EDITS_KEY) ?? '';
  } catch {
    return '';
  }
}
