import type { StoredKey } from '../page/storage/stored-data.ts';

/** A key of the tab's storage: of `open-writes.ts` and `count-note.ts` of `page/storage`, and of `stores/remembered-items.ts`. */
type LeftKey = Extract<StoredKey, 'cb-open-writes' | 'cb-left-count' | 'cb-seen-items'>;

/** Whether an earlier page has left an entry, for which the code that reads it must be loaded. Never throws. */
export function isLeft(key: LeftKey): boolean {
  try {
    return key in sessionStorage;
  } catch {
    return false;
  }
}
