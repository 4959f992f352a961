/**
 * What a shopper leaves unfinished, kept in the tab's storage for the visit: for that shopper alone. Keys begin with
 * `cb-`, so that signing out deletes them.
 */
import type { Visitor } from '../../domain/account/visitor.ts';
import { writeJson } from '../../domain/json.ts';

/** Where it goes when the browser refuses its storage (blocked, full): it then lasts as long as the page. */
const memory = new Map<string, string>();

/** Whose what is left now is: a profile's id, empty for a guest. */
export function ownerFor({ guest, profileId = 'member' }: Visitor): string {
  return guest ? '' : profileId;
}

/**
 * Reads what was kept before a reload. What a guest has left is there after signing in. What somebody has left who
 * has signed out since, or another shopper on this computer, is deleted.
 *
 * @param owner Who is here now, as `ownerFor` says.
 * @returns An empty object where nothing is kept, or the entry is damaged. Who reads it checks what it is.
 */
export function readKept(key: string, owner: string): Record<string, unknown> {
  try {
    const kept = JSON.parse(memory.get(key) ?? sessionStorage.getItem(key) ?? '{}');
    if (!kept.owner || kept.owner === owner) return kept;
    keepForShopper(key, owner, null);
  } catch {
    // It is damaged, or the storage is blocked and nothing was kept.
  }
  return {};
}

/**
 * Keeps something in place of what was there. Never throws.
 *
 * @param owner Whose it is, as `ownerFor` says.
 * @param kept Null removes the entry.
 */
export function keepForShopper(key: string, owner: string, kept: object | null): void {
  const text = writeJson({ owner, ...kept });
  memory.delete(key);
  try {
    if (kept) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    if (kept) memory.set(key, text);
  }
}
