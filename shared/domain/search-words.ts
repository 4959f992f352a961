/**
 * Whether each word of a search occurs in the texts, ignoring case. A search without words matches
 * everything.
 */
export function matchesSearch(search: string, texts: readonly (string | undefined)[]): boolean {
  const all = texts.join('\n').toLowerCase();
  const words = search.toLowerCase().split(/\s+/);
  return words.every((word) => all.includes(word));
}
