/** The `{name}` and `{name:one|many}` placeholders of a text of the interface. */

/** Returns the names of a text's placeholders, each once. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)[:}]/g)].map(([, name = '']) => name))];
}

/**
 * Compares the placeholders of a text with those of the text that it replaces [embedding Messages].
 * @param path the place of the text, such as 'config.messages.cart-page.title'
 * @returns what is wrong, without a full stop; nothing if they are the same
 */
export function placeholderMistakes(path: string, replaced: string, given: string): string[] {
  const [expected, found] = [placeholdersIn(replaced), placeholdersIn(given)];
  const missing = expected.filter((name) => !found.includes(name));
  const unknown = found.filter((name) => !expected.includes(name));
  const list = (names: string[]) => names.map((name) => `{${name}}`).join(', ');
  return [
    ...(missing.length > 0 ? [`${path} lacks ${list(missing)}`] : []),
    ...(unknown.length > 0 ? [`${path} has ${list(unknown)}, which nothing fills in`] : []),
  ];
}
