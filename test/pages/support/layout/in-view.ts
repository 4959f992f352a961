import type { Page } from 'puppeteer-core';
import { readFrom } from '../shop-visit.ts';

/** Whether a whole element is in the window; by default, the focused element. */
export function isInView(page: Page, selector = ':focus'): Promise<boolean> {
  return readFrom(page, selector, (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}
