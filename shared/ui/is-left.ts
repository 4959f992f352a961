/** The storage keys of `open-writes.ts` and `count-note.ts` of `page/storage`. */
const KEYS = { writes: 'cb-open-writes', count: 'cb-left-count' };

/** Whether an earlier page has left an entry, for which the code that reads it must be loaded. Never throws. */
export function isLeft(what: keyof typeof KEYS): boolean {
  try {
    return KEYS[what] in sessionStorage;
  } catch {
    return false;
  }
}
