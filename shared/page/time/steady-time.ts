/**
 * Milliseconds since 1970, counted from the moment the page was opened. Unlike `Date.now()`, it doesn't jump
 * when the computer's clock is set, so two pages may disagree.
 */
export function steadyTime(): number {
  return performance.timeOrigin + performance.now();
}
