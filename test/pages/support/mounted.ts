import type { Page } from 'puppeteer-core';
import { atRest } from './page-clock.ts';

/**
 * Scrolls through the page, as a shopper would, until every mount point shows its widget, which may be nothing.
 * @param mistakes names that no widget has
 */
export async function allMounted(page: Page, mistakes: string[] = []): Promise<void> {
  await page.waitForFunction(goToNextWaiting, {}, mistakes);
}

/**
 * Like `allMounted`, for a page whose timers are held by `holdTime`. Lets time pass after each scroll, because a widget may be
 * waiting for its stylesheet's time limit.
 */
export async function allMountedInHeldTime(page: Page): Promise<void> {
  do await atRest(page);
  while (!(await page.evaluate(goToNextWaiting, [])));
}

/** Runs in the page. Scrolls to the first mount point without its widget. @returns whether there was none */
function goToNextWaiting(mistakes: string[]): boolean {
  const points = [...document.querySelectorAll<HTMLElement>('[data-cb-widget]')];
  const waiting = points.find(
    (point) => !mistakes.includes(point.dataset.cbWidget ?? '') && !point.querySelector('.cb-island'),
  );
  if (waiting) waiting.scrollIntoView();
  else scrollTo(0, 0);
  return !waiting;
}
