import { useEffect, useMemo, useState } from 'react';
import { afterPaint, FIRST, LONG, SLICE } from './drawn-rows.ts';

interface Slices<Row> {
  rows: readonly Row[];
  /** The rows that the table showed before. */
  before: readonly Row[];
  /** How many of the rows are in place. */
  count: number;
  /** Whether they are the same rows in another order. */
  isReordered: boolean;
}

/**
 * Draws the rows of a long table in slices: the first fifty at once, a hundred more after each paint. If only
 * the order changes, the remaining rows keep the old order until it's their turn, so no row is ever missing.
 * @param rows in their order; the same array until something changes
 * @param keyOf tells the rows apart, also after one of them has changed; the same function at each render
 */
export function useRowSlices<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[] {
  const [state, setState] = useState(() => startSlices(rows, [], keyOf));
  let current = state;
  if (state.rows !== rows) {
    current = startSlices(rows, shownRows(state, keyOf), keyOf);
    setState(current);
  }
  useEffect(() => {
    if (current.count >= rows.length) return;
    return afterPaint(() => setState({ ...current, count: current.count + SLICE }));
  }, [rows, current]);
  return useMemo(() => shownRows(current, keyOf), [current, keyOf]);
}

function startSlices<Row>(
  rows: readonly Row[],
  before: readonly Row[],
  keyOf: (row: Row) => string,
): Slices<Row> {
  const keys = before.map(keyOf);
  const known = new Set(keys);
  const unknown = rows.filter((row) => !known.has(keyOf(row))).length;
  const isReordered = unknown === 0 && rows.length === before.length;
  // Adding rows to a long table doesn't remove those already drawn.
  const firstMoved = rows.findIndex((row, index) => keyOf(row) !== keys[index]);
  const placed = firstMoved < 0 ? rows.length : firstMoved;
  const isLong = (isReordered ? rows.length - placed : unknown) > LONG;
  return { rows, before, count: isLong ? Math.max(FIRST, placed) : rows.length, isReordered };
}

function shownRows<Row>(
  { rows, before, count, isReordered }: Slices<Row>,
  keyOf: (row: Row) => string,
): readonly Row[] {
  if (count >= rows.length) return rows;
  const first = rows.slice(0, count);
  if (!isReordered) return first;
  const placed = new Set(first.map(keyOf));
  return [...first, ...before.filter((row) => !placed.has(keyOf(row)))];
}
