/**
 * The kinds of attributes a widget can have. Each knows how its text becomes a value and says in words
 * what it expects; the words serve the error message and the manifest alike.
 */
import { create, Struct } from 'superstruct';

/** One attribute of a widget: `data-` and its name with hyphens. */
export interface Attribute<Value> {
  /** What a template author writes, as it completes "expected …". */
  expected: string;
  /** One sentence for the manifest. */
  description: string;
  required?: boolean;
  default?: Value;
  /** Takes the attribute's text. */
  // biome-ignore lint/suspicious/noExplicitAny: a struct's schema has no part in what it gives.
  struct: Struct<any, any>;
}

export type Attributes = Record<string, Attribute<unknown>>;

/** What a widget's root gets: one prop for each attribute. */
export type PropsOf<Given extends Attributes> = {
  [Name in keyof Given]: Given[Name] extends Attribute<infer Value> ? Value : never;
};

/** What a definition says of an attribute besides its kind. */
export interface Options<Value> {
  description: string;
  default?: Value;
  required?: true;
}

type Sure<Value> = { default: Value } | { required: true };
/** The attribute that comes of it: `undefined` only where neither a default nor a duty rules that out. */
export type Given<Value, Chosen> = Attribute<Chosen extends Sure<Value> ? Value : Value | undefined>;

/** One of some words. */
export function choice<const Word extends string, Chosen extends Options<NoInfer<Word>>>(
  words: readonly Word[],
  options: Chosen,
): Given<Word, Chosen> {
  const struct = written((text) => words.find((word) => word === text));
  return { ...options, expected: words.map((word) => `"${word}"`).join(' or '), struct };
}

/** Any text. */
export function text<Chosen extends Options<string>>(options: Chosen): Given<string, Chosen> {
  return { ...options, expected: 'a text', struct: written((text) => text) };
}

/** `true` or `false`. */
export function flag<Chosen extends Options<boolean>>(options: Chosen): Given<boolean, Chosen> {
  const struct = written((text) => (/^(true|false)$/.test(text) ? text === 'true' : undefined));
  return { ...options, expected: '"true" or "false"', struct };
}

/** A whole number within limits, both included. */
export function wholeNumber<Chosen extends Options<number>>(
  least: number,
  most: number,
  options: Chosen,
): Given<number, Chosen> {
  const struct = written((text) => {
    const number = /^\d+$/.test(text) ? Number(text) : NaN;
    return number >= least && number <= most ? number : undefined;
  });
  return { ...options, expected: `a whole number from ${least} to ${most}`, struct };
}

/** The struct of a value that is written as text; `read` gives `undefined` or throws where it is none. */
export function written<Value>(read: (text: string) => Value | undefined): Struct<Value, null> {
  return new Struct<Value, null>({
    type: 'attribute',
    schema: null,
    coercer: (text) => read(text as string),
    validator: (value) => value !== undefined,
  });
}

/**
 * Turns an attribute's text into its value.
 * @throws when the text is none of what is expected
 */
export function attributeValue(attribute: Attribute<unknown>, text: string): unknown {
  return create(text, attribute.struct);
}
