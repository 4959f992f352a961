import type { Page } from 'puppeteer-core';

/** Whether the whole of an element is in the window: unless told, of what has the focus. */
export function isInView(page: Page, selector = ':focus'): Promise<boolean> {
  return page.$eval(selector, (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}
