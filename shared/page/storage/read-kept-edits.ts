import { LINE_EDITS_KEY } from './kept-edits.ts';

/** Edits that an earlier page left. */
export interface KeptEdits {
  /** When it was kept, in milliseconds since 1970. */
  at: number;
  /** By line id. Unchecked: the storage may hold anything. */
  edits: Record<string, unknown>;
}

/** Returns the edits that an earlier page kept; undefined if there are none, or they can't be read. Never throws. */
export function readKeptEdits(): KeptEdits | undefined {
  try {
    const { at, edits } = JSON.parse(sessionStorage.getItem(LINE_EDITS_KEY) ?? '');
    return Object.keys(Object(edits)).length ? { at: Number(at) || 0, edits } : undefined;
  } catch {
    return undefined;
  }
}
