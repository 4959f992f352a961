/**
 * What the attributes of a widget are. Each kind knows how its text becomes a value and says in words what it
 * expects; the words serve the error message and the manifest alike. Each kind has a file of its own, so
 * that a page gets those that its widgets have.
 */
import type { Struct } from 'superstruct';
import { coerce, coercer } from '../api/coercers.ts';

/** One attribute of a widget: `data-` and its name with hyphens. */
export interface Attribute<Value> {
  /** What a template author writes, as it completes "expected …". */
  expected: string;
  /** One sentence for the manifest. */
  description: string;
  required?: boolean;
  default?: Value;
  /** Takes the attribute's text. */
  // biome-ignore lint/suspicious/noExplicitAny: structs of different values have no type in common.
  struct: Struct<any, null>;
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

/** The struct of a value that is written as text; `read` gives `undefined` where the text is none. */
export function written<Value>(read: (text: string) => Value | undefined): Struct<Value, null> {
  return coercer((text) => read(text as string) ?? null) as Struct<Value, null>;
}

/** What an attribute's text says; `null` when it is none of what is expected. */
export function attributeValue(attribute: Attribute<unknown>, text: string): unknown {
  return coerce(text, attribute.struct);
}
