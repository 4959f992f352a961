import { useEffect, useState } from 'react';

/** With fewer rows all are moved at once. */
const LONG = 200;

/** So many rows are moved before the browser paints: more than a screen has. */
const FIRST = 50;

/**
 * The rows of a table as they stand while a long one gets another order: the first fifty stand right at once, all others
 * after the next paint. No row is missing meanwhile, for whoever searches, prints or has the table read out.
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

/** The first rows of an order, then the others as they stood; where that are not all, the rows as they are to be. */
function withFirst<Row>(rows: readonly Row[], before: readonly Row[]): readonly Row[] {
  const first = new Set(rows.slice(0, FIRST));
  const others = before.filter((row) => !first.has(row));
  const isReordered = rows.length > LONG && others.length === rows.length - FIRST;
  return isReordered ? [...first, ...others] : rows;
}
