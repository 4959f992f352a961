import { useEffect, useState } from 'react';

/** Up to this many rows are drawn or moved at once. */
export const LONG = 200;

/** How many rows are drawn or moved before the browser paints: more than fit on a screen. */
export const FIRST = 50;

/** How many rows follow after each paint, so that the page answers keys and presses meanwhile. */
export const SLICE = 100;

/**
 * Draws a long table in slices when it opens: the first fifty rows at once, a hundred more after each paint. Rows that come
 * later are drawn at once.
 * @param total the number of rows
 * @returns how many of the first rows to draw
 */
export function useDrawnRows(total: number): number {
  const [count, setCount] = useState(total > LONG ? FIRST : Infinity);
  useEffect(() => {
    if (count === Infinity) return;
    const next = count + SLICE;
    return afterPaint(() => setCount(next < total ? next : Infinity));
  }, [count, total]);
  return count;
}

/** Calls a function once the browser has painted. @returns the function that cancels it */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
