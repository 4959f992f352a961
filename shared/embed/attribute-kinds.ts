/**
 * The kinds of attributes in a widget's definition [embedding Attributes]. Each kind parses its text and describes the
 * expected value, both for the error message and for the manifest.
 */

/** One attribute of a widget: `data-` and its name with hyphens. */
export interface Attribute<Value> {
  /** The expected value, in words that complete "expected …". */
  expected: string;
  required?: boolean;
  default?: Value;
  /** Returns the value of a text; `undefined` if the text isn't as expected. */
  read(text: string): Value | undefined;
}

/** The options of an attribute besides its kind. */
export interface Options<Value> {
  default?: Value;
  required?: true;
}

export type Neither = Record<never, never>;
type Sure<Value> = { default: Value } | { required: true };
/** The resulting attribute: its value may be `undefined` only if it has no default and isn't required. */
export type Given<Value, Chosen> = Attribute<Chosen extends Sure<Value> ? Value : Value | undefined>;

/**
 * A kind that only one widget has.
 * @param expected the expected value, in words that complete "expected …"
 * @param read returns `undefined` for a text that isn't as expected
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

/** One of several words. */
export function choiceAttribute<const Word extends string, Chosen extends Options<NoInfer<Word>> = Neither>(
  words: readonly Word[],
  options?: Chosen,
): Given<Word, Chosen> {
  const expected = words.map((word) => `"${word}"`).join(' or ');
  return ownAttribute<Word, Chosen>(expected, (text) => words.find((word) => word === text), options);
}
