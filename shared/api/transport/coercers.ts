import { Struct } from 'superstruct';
import { scalar } from './envelope.ts';

/**
 * The server writes one value in many ways: `3` or `"3"`, `true` or `"1"`, `"$1,234.50"`. Each coercer
 * reads one kind of value in all of them. An absent value (`null`, `""`, not there) is `undefined`, and
 * so is a scalar that cannot be read: it is never guessed. `required` refuses both.
 */

/**
 * Makes a coercer: a struct that turns what it is given into a value.
 * @param read gives `undefined` for an absent value and `null` for one that breaks the contract
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
 * What a struct makes of a value; `null` when that breaks the contract. A struct that asks another one hands the
 * reading on, so that a breach is reported with its place. What a page has added to all objects is neither a
 * struct, though a walk over a schema finds it, nor a value of a reply, which has no functions: that makes nothing.
 */
export function coerce<Value>(value: unknown, struct: Struct<Value, null>, reading?: Reading): Value | null {
  const { readReply } = struct as unknown as Partial<ReplyStruct<Value>>;
  return readReply?.(typeof value !== 'function' ? value : undefined, reading) as Value | null;
}

/** How far the reading of a reply has come. */
export interface Reading {
  /** Where in the reply it is. */
  path: PropertyKey[];
  /** Where it last met a breach of the contract. */
  breach: string;
  /** The places of what it has left out. */
  leftOut: string[];
}

/** A struct as these coercers make it. */
interface ReplyStruct<Value> {
  readReply(value: unknown, reading?: Reading): Value | null | undefined;
}

/** The same value, but one that must be there. */
/* @__NO_SIDE_EFFECTS__ */
export function required<Value>(struct: Struct<Value | undefined, null>): Struct<Value, null> {
  return coercer((value, reading) => coerce(value, struct, reading) ?? null) as Struct<Value, null>;
}

/** Any value, unchanged. */
export const anything = coercer((value) => value ?? undefined);

/** True for the three ways in which the server leaves a value out. */
export function isAbsent(value: unknown): boolean {
  return value == null || value === '';
}

/** Text without outer blanks; numbers and flags as their text. */
export const text = coercer((value) =>
  value === null || typeof value === 'object' ? undefined : `${value ?? ''}`.trim() || undefined,
);

/** Markup of the server's editors. Only the component that cleans it (`ui/server-html.tsx`) shows it. */
export const html = text;

/** An id, as text, since a number cannot hold a long one. A rounded number is not read as an id. */
export const identifier = coercer((value) =>
  typeof value === 'string' || Number.isSafeInteger(value) ? `${value}`.trim() || undefined : undefined,
);

/** `true`, `"true"`, `1` and `"1"` are true; anything else that is there is false. */
export const flag = coercer((value) =>
  isAbsent(value) ? undefined : value === true || value === 1 || value === 'true' || value === '1',
);

/**
 * Whether a line's price is hidden: by anything but `false`, `"false"`, 0 and the ways of leaving a value out [wire Hidden
 * price]. A value in a form that nobody expects hides the price rather than telling it.
 */
export const hides = coercer(
  (value) => !isAbsent(value) && (typeof value === 'object' || !/^(false|0)$/.test(`${value}`)),
);

/** A count: 0 or more, as a number or its text. */
export const wholeNumber = coercer((value) => {
  const [, digits] = /^(\d+)(\.0*)?$/.exec(scalar(value)) ?? [];
  return digits && Number.isSafeInteger(Number(digits)) ? Number(digits) : undefined;
});
