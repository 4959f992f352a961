import type { Struct } from 'superstruct';
import { coerce, coercer, isAbsent } from './coercers.ts';
import { orLeaveOut, readAt } from './fields.ts';

/** The valid rows of a list, and how many broke the contract; `broken` has those unchanged. */
export interface Rows<Row> {
  rows: Row[];
  unreadable: number;
  broken: unknown[];
}

/** A list: a row that breaks the contract is left out and counted, the others stay. */
/* @__NO_SIDE_EFFECTS__ */
export function list<Row extends object>(row: Struct<Row, null>): Struct<Rows<Row> | undefined, null> {
  return coercer<Rows<Row>>((value, reading) => {
    if (isAbsent(value)) return undefined;
    if (!Array.isArray(value)) return null;
    const rows: Row[] = [];
    const broken: unknown[] = [];
    value.forEach((item, index) => {
      const read = orLeaveOut(readAt(index, item, row, reading), reading);
      if (read) rows.push(read);
      else broken.push(item);
    });
    return { rows, unreadable: broken.length, broken };
  });
}

/** A field that is left out by itself if it breaks the contract; the rest of its row stays. */
/* @__NO_SIDE_EFFECTS__ */
export function tolerant<Value>(struct: Struct<Value | undefined, null>): Struct<Value | undefined, null> {
  return coercer<Value>((value, reading) => orLeaveOut(coerce(value, struct, reading), reading));
}
