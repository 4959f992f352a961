/**
 * What one page leaves for the next one of this tab. It lives in the tab's storage for a minute at most and is gone once
 * it was taken. Nothing personal may be in it.
 */
import { writeJson } from '../../domain/json.ts';

const KEPT_MS = 60_000;

/** Stands in where storage is blocked: then it is taken on this page or not at all. */
const blocked = new Map<string, string>();

/** Leaves something under a key, in place of what was there. To be called just before the page is left. */
export function leaveForNextPage(key: string, left: object): void {
  const written = writeJson({ ...left, at: Date.now() });
  try {
    sessionStorage.setItem(key, written);
    blocked.delete(key);
  } catch {
    blocked.set(key, written);
  }
}

/** Takes what was left under a key: once, and only while it is news. Who reads it checks what it is. */
export function takeFromPageBefore(key: string): Record<string, unknown> | undefined {
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
