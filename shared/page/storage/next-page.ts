/**
 * Values that one page leaves for the next page of this tab. They stay in the tab's storage for at most a
 * minute and are removed when they are taken. They must not contain anything personal.
 */
import { writeJson } from '../../domain/json.ts';
import type { StoredKey } from './stored-data.ts';

const KEPT_MS = 60_000;

/** Used if storage is blocked: the value is then taken on this page or not at all. */
const blocked = new Map<string, string>();

/** Leaves a value under a key, replacing an earlier one. Call it just before the page is left. */
export function leaveForNextPage(key: StoredKey, left: object): void {
  const written = writeJson({ ...left, at: Date.now() });
  try {
    sessionStorage.setItem(key, written);
    blocked.delete(key);
  } catch {
    blocked.set(key, written);
  }
}

/** Takes the value that was left under a key: once, and only while it is recent. The caller validates it. */
export function takeFromPageBefore(key: StoredKey): Record<string, unknown> | undefined {
  const written = blocked.get(key) ?? takeStored(key);
  blocked.delete(key);
  try {
    const left = JSON.parse(written ?? 'null');
    const age = Date.now() - left.at;
    return age >= 0 && age < KEPT_MS ? left : undefined;
  } catch {
    return undefined;
  }
}

function takeStored(key: string): string | null {
  try {
    const written = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return written;
  } catch {
    return null;
  }
}
