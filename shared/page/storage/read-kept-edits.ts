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

/** Returns the edits that a page kept last; undefined if there are none, or they can't be read. Never throws. */
export function readKeptEdits(): KeptEdits | undefined {
  return parse(readKeptText());
}

/**
 * Returns the edits that an earlier page left, also if the shopper has changed lines of this page before the code that takes
 * them over was loaded. Undefined if there are none, or they can't be read. Never throws.
 * @param replaced what was kept before this page kept its first edits, as text
 */
export function readLeftEdits(replaced: string): KeptEdits | undefined {
  const kept = readKeptEdits();
  return kept?.isOwn ? parse(replaced) : kept;
}

function parse(text: string): KeptEdits | undefined {
  try {
    const { at, page, edits } = JSON.parse(text);
    if (!Object.keys(Object(edits)).length) return undefined;
    return { at: Number(at) || 0, isOwn: page === performance.timeOrigin, edits };
  } catch {
    return undefined;
  }
}
