import { useEffect, useState } from 'react';

/** With fewer rows all are moved at once. */
const LONG = 200;

/** So many rows are moved before the browser paints: more than a screen has. */
const SLICE = 100;

/**
 * The rows of a table as they stand while a long one gets another order: the first hundred stand right at once, those below
 * follow after each paint. No row is missing meanwhile, for whoever searches, prints or has the table read out.
 * @param rows in their order; a row that has not changed is the same object
 */
export function useRowSlices<Row>(rows: readonly Row[]): readonly Row[] {
  const [state, setState] = useState({ rows, shown: rows, placed: rows.length });
  let { shown, placed } = state;
  if (state.rows !== rows) {
    const isMoved = rows.length > LONG && isReordered(shown, rows);
    placed = isMoved ? SLICE : rows.length;
    shown = isMoved ? withFirst(placed, rows, shown) : rows;
    setState({ rows, shown, placed });
  }
  useEffect(() => {
    if (placed >= rows.length) return;
    let timer: ReturnType<typeof setTimeout>;
    const next = placed + SLICE;
    const isEnd = next >= rows.length;
    const move = () => setState({ rows, shown: isEnd ? rows : withFirst(next, rows, shown), placed: next });
    // Behind the paint of what stands by now.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(move);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [rows, shown, placed]);
  return shown;
}

/** Whether the same rows stand in another order. */
function isReordered<Row>(before: readonly Row[], after: readonly Row[]): boolean {
  const known = new Set(before);
  return before.length === after.length && after.every((row) => known.has(row));
}

/** The first rows of an order, then all others as they stood. */
function withFirst<Row>(count: number, rows: readonly Row[], before: readonly Row[]): readonly Row[] {
  const first = new Set(rows.slice(0, count));
  return [...first, ...before.filter((row) => !first.has(row))];
}
