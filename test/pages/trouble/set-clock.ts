/** A computer's clock that is set while the shop is open. */
import type { Page } from 'puppeteer-core';
import { holdTime } from '../support/page-clock.ts';

/**
 * For the `prepare` of a visit: only `passTime` lets time pass, including that of `performance.now()`, and `setClock`
 * sets the clock of this page and of the next ones.
 */
export async function holdSettableTime(page: Page): Promise<void> {
  await holdTime(page);
  await page.evaluateOnNewDocument(() => {
    const clock = clockOfPage();
    const { pass } = clock;
    const { now: heldNow } = Date;
    const steadyNow = performance.now.bind(performance);
    let passed = 0;
    clock.pass = (ms) => {
      passed += ms;
      return pass(ms);
    };
    performance.now = () => steadyNow() + passed;
    Date.now = () => heldNow() + Number(sessionStorage.getItem('test-clock') ?? 0);
  });
}

/** Sets the clock this many milliseconds ahead of the right time, or behind it. */
export function setClock(page: Page, ms: number): Promise<void> {
  return page.evaluate((offset) => sessionStorage.setItem('test-clock', `${offset}`), ms);
}

declare function clockOfPage(): { pass(ms: number): Promise<number> };
