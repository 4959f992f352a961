import type { Struct } from 'superstruct';
import { report } from '../../page/report.ts';
import { coerce, coercer, isAbsent, type Reading } from './coercers.ts';
import { isRecord, parseJson } from './envelope.ts';

/**
 * Structs for the objects of a reply; `list.ts` has those for its lists. superstruct's own `object` takes noticeable time
 * for a cart of 1000 lines and fails on a field named `toString`. These read each row field by field, keep known
 * fields, and leave out only the parts that break the contract, not the whole reply.
 */

/** An object with these fields; others are ignored. A breach in a field is a breach of the object. */
/* @__NO_SIDE_EFFECTS__ */
export function fields<Fields extends object>(
  schema: {
    [Name in keyof Fields]: Struct<Fields[Name], null>;
  },
): Struct<Fields, null> {
  return coercer<unknown>((value, reading) => {
    if (!isRecord(value)) return breakOff(reading);
    const known: Partial<Fields> = {};
    for (const name in schema) {
      const read = readAt(name, value[name], schema[name], reading);
      if (read === null) return null;
      if (read !== undefined) known[name] = read;
    }
    return known;
  }) as Struct<Fields, null>;
}

/** An object within a reply, or its JSON text. One that breaks the contract is left out. */
/* @__NO_SIDE_EFFECTS__ */
export function group<Fields extends object>(struct: Struct<Fields, null>): Struct<Fields | undefined, null> {
  return coercer((value, reading) => {
    if (isAbsent(value)) return undefined;
    return orLeaveOut(coerce(typeof value === 'string' ? parseJson(value) : value, struct, reading), reading);
  });
}

/**
 * Reads a payload through its struct. Omitted parts are reported once, with their paths but without their
 * values, which may be personal.
 * @param source names the reply in the report
 * @throws an Error that names the path, if the payload as a whole breaks the contract
 */
export function readPayload<Value>(source: string, struct: Struct<Value, null>, payload: unknown): Value {
  const reading: Reading = { path: [], breach: '', leftOut: [] };
  const value = coerce(payload, struct, reading);
  const { breach, leftOut } = reading;
  if (leftOut.length) {
    report('reply-incomplete', `${source} breaks the contract; ${leftOut.length} ignored:`, {}, leftOut);
  }
  if (value === null) throw new Error(breach || 'payload');
  return value;
}

/** Reads one field or row; returns `null` and records the path if it breaks the contract. */
export function readAt<Value>(
  name: PropertyKey,
  value: unknown,
  struct: Struct<Value, null>,
  reading?: Reading,
): Value | null {
  reading?.path.push(name);
  const read = coerce(value, struct, reading);
  if (read === null) breakOff(reading);
  reading?.path.pop();
  return read;
}

function breakOff(reading?: Reading): null {
  if (reading) reading.breach ||= reading.path.join('.');
  return null;
}

/** Records an unreadable value as left out, and returns `undefined` for it. */
export function orLeaveOut<Value>(read: Value | null, reading?: Reading): Value | undefined {
  if (read !== null) return read;
  breakOff(reading);
  reading?.leftOut.push(reading.breach);
  if (reading) reading.breach = '';
  return undefined;
}
