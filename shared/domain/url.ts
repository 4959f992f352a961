/** Parses an address; null if the text isn't one. Same as `URL.parse`, which half of our browsers lack. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/**
 * Whether a text may be a segment of a path to the server: 1 to 64 letters, digits and `_ . : -`, but neither
 * `.` nor `..`, which a browser would resolve into another path [wire Paths].
 */
export function isPathSegment(text: string): boolean {
  return /^[A-Za-z0-9_.:-]{1,64}$/.test(text) && text !== '.' && text !== '..';
}
