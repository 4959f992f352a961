import type { Page } from 'puppeteer-core';

/** Whether a whole element is in the window; by default, the focused element. */
export function isInView(page: Page, selector = ':focus'): Promise<boolean> {
  return page.$eval(selector, (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}
