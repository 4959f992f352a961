/**
 * The kinds of attributes that a widget's definition is made of [embedding Attributes]. Each kind knows how its
 * text becomes a value and says in words what it expects; the words serve the error message and the manifest alike.
 */

/** One attribute of a widget: `data-` and its name with hyphens. */
export interface Attribute<Value> {
  /** What a template author writes, as it completes "expected …". */
  expected: string;
  required?: boolean;
  default?: Value;
  /** Gives the value of a text; `undefined` when the text is not as expected. */
  read(text: string): Value | undefined;
}

/** What a definition says of an attribute besides its kind. */
export interface Options<Value> {
  default?: Value;
  required?: true;
}

export type Neither = Record<never, never>;
type Sure<Value> = { default: Value } | { required: true };
/** The attribute that results: its value may be `undefined` only where it has no default and is not required. */
export type Given<Value, Chosen> = Attribute<Chosen extends Sure<Value> ? Value : Value | undefined>;

/**
 * A kind that only one widget has.
 * @param expected what a template author writes, as it completes "expected …"
 * @param read gives `undefined` for a text that is not as expected
 */
export function ownAttribute<Value, Chosen extends Options<Value> = Neither>(
  expected: string,
  read: (text: string) => Value | undefined,
  options?: Chosen,
): Given<Value, Chosen> {
  return { ...options, expected, read } as Given<Value, Chosen>;
}

/** Any text. */
export function textAttribute<Chosen extends Options<string> = Neither>(
  options?: Chosen,
): Given<string, Chosen> {
  return ownAttribute('a text', (text) => text, options);
}

/** `true` or `false`. */
export function flagAttribute<Chosen extends Options<boolean> = Neither>(
  options?: Chosen,
): Given<boolean, Chosen> {
  const read = (text: string) => (['true', 'false'].includes(text) ? text === 'true' : undefined);
  return ownAttribute('"true" or "false"', read, options);
}

/** One of some words. */
export function choiceAttribute<const Word extends string, Chosen extends Options<NoInfer<Word>> = Neither>(
  words: readonly Word[],
  options?: Chosen,
): Given<Word, Chosen> {
  const expected = words.map((word) => `"${word}"`).join(' or ');
  return ownAttribute<Word, Chosen>(expected, (text) => words.find((word) => word === text), options);
}
