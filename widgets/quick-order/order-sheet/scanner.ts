/**
 * Tells a scanner from a person. A scanner types the code and ends with Enter or Tab, with only a few milliseconds
 * between keys. Nobody types six keys in a row that fast; a key held down repeats and doesn't count, and a paste has no
 * keys [sheet Scanners].
 */

/** The part of a keyboard event that is needed. */
export type ScannedKey = Pick<KeyboardEvent, 'key' | 'timeStamp' | 'repeat' | 'isComposing'>;

/** The longest time between two keys of a scanner, including slow wireless ones. */
const LONGEST_GAP_MS = 40;
/** The length of the shortest item number. */
const FEWEST_KEYS = 6;

/** The scanned text, and the field's earlier text. */
export interface Scan {
  code: string;
  before: string;
}

/**
 * Creates a detector for the keys of one form.
 * @returns a function to call with each key and the field's text before it; it returns a scan if the key ends one
 */
export function createScanDetector(): (pressed: ScannedKey, text: string) => Scan | null {
  let code = '';
  let before = '';
  let last = Number.NEGATIVE_INFINITY;

  return ({ key, timeStamp, repeat, isComposing }, text) => {
    const isFast = timeStamp - last <= LONGEST_GAP_MS;
    last = timeStamp;
    if (isComposing || repeat) {
      code = '';
      return null;
    }
    // A scanner holds Shift for capital letters.
    if (key === 'Shift') return null;
    const isCharacter = key.length === 1;
    if (isCharacter) {
      if (!isFast || !code) {
        code = '';
        before = text;
      }
      code += key;
      return null;
    }
    const endsScan = (key === 'Enter' || key === 'Tab') && isFast && code.length >= FEWEST_KEYS;
    const scan = endsScan ? { code, before } : null;
    code = '';
    return scan;
  };
}
