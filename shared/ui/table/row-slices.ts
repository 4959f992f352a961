import { useEffect, useMemo, useState } from 'react';

/** Up to this many rows are drawn or moved at once. */
const LONG = 200;

/** How many rows are drawn or moved before the browser paints: more than fit on a screen. */
const FIRST = 50;

/** How many rows follow after each paint, so that the page answers keys and presses meanwhile. */
const SLICE = 100;

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
 * @param rows in their order; an unchanged row is the same object
 */
export function useRowSlices<Row>(rows: readonly Row[]): readonly Row[] {
  const [state, setState] = useState(() => startSlices(rows, []));
  let current = state;
  if (state.rows !== rows) {
    current = startSlices(rows, shownRows(state));
    setState(current);
  }
  useEffect(() => {
    if (current.count >= rows.length) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setState({ ...current, count: current.count + SLICE }));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [rows, current]);
  return useMemo(() => shownRows(current), [current]);
}

function startSlices<Row>(rows: readonly Row[], before: readonly Row[]): Slices<Row> {
  const known = new Set(before);
  const unknown = rows.filter((row) => !known.has(row)).length;
  const isReordered = unknown === 0 && rows.length === before.length;
  // Adding rows to a long table doesn't remove those already drawn.
  const firstMoved = rows.findIndex((row, index) => row !== before[index]);
  const placed = firstMoved < 0 ? rows.length : firstMoved;
  const isLong = (isReordered ? rows.length - placed : unknown) > LONG;
  return { rows, before, count: isLong ? Math.max(FIRST, placed) : rows.length, isReordered };
}

function shownRows<Row>({ rows, before, count, isReordered }: Slices<Row>): readonly Row[] {
  if (count >= rows.length) return rows;
  const first = rows.slice(0, count);
  if (!isReordered) return first;
  const placed = new Set(first);
  return [...first, ...before.filter((row) => !placed.has(row))];
}
