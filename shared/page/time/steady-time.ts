/**
 * The time in milliseconds since 1970 as this page has counted it since it was opened: unlike `Date.now()`, it goes neither
 * back nor ahead when the computer's clock is set. Two pages may therefore disagree on it.
 */
export function steadyTime(): number {
  return performance.timeOrigin + performance.now();
}
