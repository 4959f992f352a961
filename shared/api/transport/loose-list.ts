import type { Struct } from 'superstruct';
import { coerce, coercer, isAbsent } from './coercers.ts';
import { isRecord, parseJson } from './envelope.ts';
import { list, type Rows } from './list.ts';

/**
 * One of several lists side by side, or its JSON text; some servers send an empty object as an empty list.
 * Any other value counts as the list's only row, so that the other lists aren't lost with it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function looseList<Row extends object>(row: Struct<Row, null>): Struct<Rows<Row> | undefined, null> {
  const rows = list(row);
  return coercer((value, reading) => {
    const given = typeof value === 'string' ? (parseJson(value) ?? value) : value;
    if (isAbsent(given) || (isRecord(given) && Object.keys(given).length === 0)) return undefined;
    return coerce(Array.isArray(given) ? given : [given], rows, reading);
  });
}
