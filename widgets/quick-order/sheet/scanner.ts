/**
 * Tells a scanner, which types what it has read and ends with Enter or Tab, from a person. A scanner sends a key every few
 * milliseconds; nobody types six keys in a row that fast, a held key repeats and is left out, and a paste has no keys
 * [sheet Scanners].
 */

/** What a key press tells. */
export type ScannedKey = Pick<KeyboardEvent, 'key' | 'timeStamp' | 'repeat' | 'isComposing'>;

/** The longest time between two keys of a scanner, slow wireless ones included. */
const LONGEST_GAP_MS = 40;
/** As many characters as the shortest item number. */
const FEWEST_KEYS = 6;

/** What was scanned, and what stood in the field before. */
export interface Scan {
  code: string;
  before: string;
}

/**
 * Makes a detector for the keys of one form.
 * @returns a function to call with each key, and what the field holds then; it gives the scan that the key ends
 */
export function createScanDetector(): (pressed: ScannedKey, text: string) => Scan | null {
  let code = '';
  let before = '';
  let last = Number.NEGATIVE_INFINITY;

  return ({ key, timeStamp, repeat, isComposing }, text) => {
    const isFast = timeStamp - last <= LONGEST_GAP_MS;
    last = timeStamp;
    if (isComposing || repeat) code = '';
    else if (key.length === 1) {
      if (!isFast || !code) {
        code = '';
        before = text;
      }
      code += key;
    } else if (key !== 'Shift') {
      const ends = (key === 'Enter' || key === 'Tab') && isFast && code.length >= FEWEST_KEYS;
      const scan = ends ? { code, before } : null;
      code = '';
      return scan;
    }
    return null;
  };
}
