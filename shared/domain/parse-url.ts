/** Reads an address; null where the text is none. As `URL.parse`, which half of our browsers lack. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
