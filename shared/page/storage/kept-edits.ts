/**
 * What the shopper wants of the cart's lines, kept in the tab's storage until the server has it: a page can be left, reloaded
 * or lost at any moment. Line ids are unique to a cart, so nobody else's cart has them; signing out deletes the key. Another
 * release may be in the same tab: a form that it could not read needs another key.
 */
import type { LineEdits } from '../../domain/cart/line-edit.ts';
import { writeJson } from '../../domain/json.ts';

/** What an earlier page has left. */
export interface KeptEdits {
  /** When it was kept, in milliseconds since 1970. */
  at: number;
  /** By line id. Unchecked: the storage may hold anything. */
  edits: Record<string, unknown>;
}

const KEY = 'cb-line-edits';

/** Keeps the edits in place of those kept before. Never throws. */
export function keepEdits(edits: LineEdits): void {
  try {
    sessionStorage.setItem(KEY, writeJson({ at: Date.now(), edits }));
  } catch {
    // Storage is blocked or full.
  }
}

/** Returns what an earlier page has kept; undefined if there is nothing, or it can't be read. Never throws. */
export function readKeptEdits(): KeptEdits | undefined {
  try {
    const { at, edits } = JSON.parse(sessionStorage.getItem(KEY) ?? '');
    return Object.keys(Object(edits)).length ? { at: Number(at) || 0, edits } : undefined;
  } catch {
    return undefined;
  }
}
