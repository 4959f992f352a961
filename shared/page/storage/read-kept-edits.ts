import { LINE_EDITS_KEY } from './kept-edits.ts';

/** Edits that a page left. */
export interface KeptEdits {
  /** When they were kept, in milliseconds since 1970. */
  at: number;
  /** Whether this page has kept them itself. */
  isOwn: boolean;
  /** By line id. Unchecked: the storage may hold anything. */
  edits: Record<string, unknown>;
}

/** Returns the edits that a page kept last; undefined if there are none, or they can't be read. Never throws. */
export function readKeptEdits(): KeptEdits | undefined {
  try {
    const { at, page, edits } = JSON.parse(sessionStorage.getItem(LINE_EDITS_KEY) ?? '');
    if (!Object.keys(Object(edits)).length) return undefined;
    return { at: Number(at) || 0, isOwn: page === performance.timeOrigin, edits };
  } catch {
    return undefined;
  }
}
