import { useEffect, useState } from 'react';

/** Up to this many rows are moved at once. */
const LONG = 200;

/** How many rows are moved before the browser paints: more than fit on a screen. */
const FIRST = 50;

/**
 * Moves the rows of a long table in two steps when its order changes: the first fifty at once, all others after the next paint.
 * No row is missing in between, so the page can be searched, printed and read out.
 * @param rows in their order; a row that has not changed is the same object
 */
export function useRowSlices<Row>(rows: readonly Row[]): readonly Row[] {
  const [state, setState] = useState({ rows, shown: rows });
  let { shown } = state;
  if (state.rows !== rows) {
    shown = withFirst(rows, shown);
    setState({ rows, shown });
  }
  useEffect(() => {
    if (shown === rows) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setState({ rows, shown: rows }));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [rows, shown]);
  return shown;
}

/** The first rows of the new order, then the others in the old order; the new order if rows were added or removed. */
function withFirst<Row>(rows: readonly Row[], before: readonly Row[]): readonly Row[] {
  const first = new Set(rows.slice(0, FIRST));
  const others = before.filter((row) => !first.has(row));
  const isReordered = rows.length > LONG && others.length === rows.length - FIRST;
  return isReordered ? [...first, ...others] : rows;
}
