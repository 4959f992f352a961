import type { Page } from 'puppeteer-core';

/**
 * Scrolls through the page, as a shopper would, until every mount point shows its widget, which may be nothing.
 * @param mistakes names that no widget has
 */
export async function allMounted(page: Page, mistakes: string[] = []): Promise<void> {
  await page.waitForFunction(
    (wrong) => {
      const points = [...document.querySelectorAll<HTMLElement>('[data-cb-widget]')];
      const waiting = points.filter(
        (point) => !wrong.includes(point.dataset.cbWidget ?? '') && !point.querySelector('.cb-island'),
      );
      if (waiting.length > 0) waiting[0]?.scrollIntoView();
      else scrollTo(0, 0);
      return waiting.length === 0;
    },
    {},
    mistakes,
  );
}
