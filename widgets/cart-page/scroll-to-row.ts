/**
 * How long the way to a row takes in milliseconds: a longer cart has a longer way [1 §9].
 * @param count how many items the cart shows: under 15, 15 to 150, over 150
 */
export function scrollDuration(count: number): number {
  if (count < 15) return 250;
  return count <= 150 ? 500 : 900;
}

/**
 * Brings a row into the middle of the window, gliding there unless less motion is asked for. A shopper who
 * scrolls or types meanwhile is not held.
 */
export function scrollToRow(row: HTMLElement, count: number): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const duration = isCalm ? 0 : scrollDuration(count);
  const begin = performance.now();
  const from = scrollY;
  const interruption = new AbortController();
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(type, () => interruption.abort(), { signal: interruption.signal, passive: true });
  }

  function glide(now: number): void {
    if (interruption.signal.aborted) return;
    const progress = duration && Math.min(1, (now - begin) / duration);
    if (!duration || progress === 1) {
      interruption.abort();
      row.scrollIntoView({ block: 'center', behavior: 'instant' });
      return;
    }
    // Rows take their real height when they come near, so the goal is measured at each step.
    const { top, height } = row.getBoundingClientRect();
    const goal = scrollY + top - (innerHeight - height) / 2;
    scrollTo({ top: from + (goal - from) * (1 - (1 - progress) ** 3), behavior: 'instant' });
    requestAnimationFrame(glide);
  }
  glide(begin);
}
