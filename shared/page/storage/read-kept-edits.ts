import { readKeptText } from './kept-edits.ts';

/** Edits that a page left. */
export interface KeptEdits {
  /** When they were kept, in milliseconds since 1970. */
  at: number;
  /** Whether this page has kept them itself. */
  isOwn: boolean;
  /** By line id. Unchecked: the storage may hold anything. */
  edits: Record<string, unknown>;
}

/**
 * Reads the edits that a page kept. Never throws.
 * @param text what is kept now, or what this page has replaced
 * @returns undefined if there are none, or they can't be read
 */
export function readKeptEdits(text = readKeptText()): KeptEdits | undefined {
  try {
    const { at, page, edits } = JSON.parse(text);
    if (!Object.keys(Object(edits)).length) return undefined;
    return { at: Number(at) || 0, isOwn: page === performance.timeOrigin, edits };
  } catch {
    return undefined;
  }
}
