/**
 * A shopper's unfinished work, kept in the tab's storage during the visit, for that shopper only. Keys begin with
 * `cb-`, so that signing out deletes them.
 */
import type { Visitor } from '../../domain/account/visitor.ts';
import { writeJson } from '../../domain/json.ts';
import { isPrerendering } from '../leaving/when-activated.ts';
import type { StoredKey } from './stored-data.ts';

/** Used if the browser refuses its storage (blocked, full): entries then last as long as the page. */
const memory = new Map<string, string>();

/** The owner of new entries: a profile's id, empty for a guest. */
export function ownerFor({ guest, profileId = 'member' }: Visitor): string {
  return guest ? '' : profileId;
}

/**
 * Reads an entry that was kept before a reload. A guest's entry stays after signing in. The entry of somebody who has
 * signed out since, or of another shopper on this computer, is deleted.
 *
 * @param owner The current visitor, as returned by `ownerFor`.
 * @returns An empty object if nothing is kept or the entry is damaged. The caller validates the content.
 */
export function readKept(key: StoredKey, owner: string): Record<string, unknown> {
  try {
    const kept = JSON.parse(memory.get(key) ?? sessionStorage.getItem(key) ?? '{}');
    if (!kept.owner || kept.owner === owner) return kept;
    keepForShopper(key, owner, null);
  } catch {
    // The entry is damaged, or the storage is blocked and nothing was kept.
  }
  return {};
}

/**
 * Keeps a value, replacing an earlier one. Never throws. Does nothing on a prerendered page, which knows only a copy of
 * the storage: what depends on it is read and kept once the page is activated.
 *
 * @param owner The owner, as returned by `ownerFor`.
 * @param kept Null removes the entry.
 */
export function keepForShopper(key: StoredKey, owner: string, kept: object | null): void {
  if (isPrerendering()) return;
  const text = writeJson({ owner, ...kept });
  memory.delete(key);
  try {
    if (kept) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    if (kept) memory.set(key, text);
  }
}
