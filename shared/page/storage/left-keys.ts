/** Where an earlier page may have left something. Apart from the code that reads it, which is loaded if there is any. */

/** See `kept-edits.ts`. */
export const LINE_EDITS = 'cb-line-edits';

/** See `open-writes.ts`. */
export const OPEN_WRITES = 'cb-open-writes';

/** Whether the tab's storage has such an entry. Never throws. */
export function isLeft(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
