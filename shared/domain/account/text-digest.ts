/** A number computed from a text, equal for equal texts: compares two of them where the text itself isn't stored. */
export function digestText(text: string): number {
  let digest = 0;
  for (const character of text) digest = Math.imul(31, digest) + (character.codePointAt(0) ?? 0);
  return digest >>> 0;
}
