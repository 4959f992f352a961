/** Where earlier pages leave things: `open-writes.ts` and `count-note.ts` of `page/storage`. */
const KEYS = { writes: 'cb-open-writes', count: 'cb-left-count' };

/** Whether an earlier page has left something that only code reads which is loaded for that. Never throws. */
export function isLeft(what: keyof typeof KEYS): boolean {
  try {
    return KEYS[what] in sessionStorage;
  } catch {
    return false;
  }
}
