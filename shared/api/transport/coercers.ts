import { Struct } from 'superstruct';
import { scalar } from './envelope.ts';

/**
 * The server writes one value in many ways: `3` or `"3"`, `true` or `"1"`, `"$1,234.50"`. Each coercer reads one kind
 * of value in all of its forms. An absent value (`null`, `""`, no field) is `undefined`, and so is an unreadable
 * scalar: values are never guessed. `required` refuses both.
 */

/**
 * Creates a coercer: a struct that converts its input into a value.
 * @param read returns `undefined` for an absent value and `null` for one that breaks the contract
 */
/* @__NO_SIDE_EFFECTS__ */
export function coercer<Value>(
  read: (value: unknown, reading?: Reading) => Value | undefined | null,
): Struct<Value | undefined, null> {
  const struct = new Struct<Value | undefined, null>({
    type: 'reply',
    schema: null,
    coercer: (value) => read(value),
    validator: (value) => value !== null,
  });
  return Object.assign(struct, { readReply: read });
}

/**
 * Converts a value with a struct; `null` if the value breaks the contract. Nested structs pass the reading on, so that
 * a breach is reported with its path. Functions that a page has added to all objects appear both in a schema and in a
 * reply; they are ignored.
 */
export function coerce<Value>(value: unknown, struct: Struct<Value, null>, reading?: Reading): Value | null {
  const { readReply } = struct as unknown as Partial<ReplyStruct<Value>>;
  return readReply?.(typeof value !== 'function' ? value : undefined, reading) as Value | null;
}

/** The progress of reading a reply. */
export interface Reading {
  /** The current path in the reply. */
  path: PropertyKey[];
  /** The path of the latest breach of the contract. */
  breach: string;
  /** The paths of values that were left out. */
  leftOut: string[];
}

/** A struct created by these coercers. */
interface ReplyStruct<Value> {
  readReply(value: unknown, reading?: Reading): Value | null | undefined;
}

/** The same value, but required. */
/* @__NO_SIDE_EFFECTS__ */
export function required<Value>(struct: Struct<Value | undefined, null>): Struct<Value, null> {
  return coercer((value, reading) => coerce(value, struct, reading) ?? null) as Struct<Value, null>;
}

/** Any value, unchanged. */
export const anything = coercer((value) => value ?? undefined);

/** True for the three ways in which the server omits a value. */
export function isAbsent(value: unknown): boolean {
  return value == null || value === '';
}

/** Text without surrounding white space; numbers and flags as text. */
export const text = coercer((value) =>
  value === null || typeof value === 'object' ? undefined : `${value ?? ''}`.trim() || undefined,
);

/** HTML by the shop's editors. Only the component that cleans it (`ui/server-html.tsx`) shows it. */
export const html = text;

/** An id, as text, because a number can't represent a long one. A rounded number isn't read as an id. */
export const identifier = coercer((value) =>
  typeof value === 'string' || Number.isSafeInteger(value) ? `${value}`.trim() || undefined : undefined,
);

/** `true`, `"true"`, `1` and `"1"` are true; any other value that is present is false. */
export const flag = coercer((value) =>
  isAbsent(value) ? undefined : value === true || value === 1 || value === 'true' || value === '1',
);

/**
 * Whether a line's price is hidden: by any value except `false`, `"false"`, 0 and an absent one [wire Hidden price]. If
 * in doubt, the price is hidden.
 */
export const hides = coercer(
  (value) => !isAbsent(value) && (typeof value === 'object' || !/^(false|0)$/.test(`${value}`)),
);

/** A count: 0 or more, as a number or its text. */
export const wholeNumber = coercer((value) => {
  const [, digits] = /^(\d+)(\.0*)?$/.exec(scalar(value)) ?? [];
  return digits && Number.isSafeInteger(Number(digits)) ? Number(digits) : undefined;
});
