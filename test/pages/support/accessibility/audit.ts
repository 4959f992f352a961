/** Checks a page with axe-core, and for content wider than the window. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'puppeteer-core';

/** Less than half as long as the source that the package exports, which each page would have to parse. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Returns the violations on the current page: one text for each rule, with the elements.
 * @param rules the rules to check; all by default
 * @param selector of the elements to check; the whole page by default
 */
export async function findViolations(
  page: Page,
  rules?: readonly string[],
  selector?: string,
): Promise<string[]> {
  await settle(page);
  // It stays in the page for the next time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async (tags, only, part) => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      const { violations } = await runner.run(part ?? document, {
        runOnly: only ? { type: 'rule', values: [...only] } : { type: 'tag', values: tags },
        resultTypes: ['violations'],
        // Framed content is somebody else's page, and out of reach in a sandbox.
        iframes: false,
      });
      return violations.flatMap(({ id, help, nodes }) => {
        const places = nodes.flatMap(({ html, any }) => {
          const message = any[0]?.message ?? '';
          // Sticky elements cover part of others until the page is scrolled.
          return message.includes('partially obscured') ? [] : `${html} (${message})`;
        });
        return places.length > 0 ? `${id}: ${help}: ${places.join('\n  ')}` : [];
      });
    },
    TAGS,
    rules,
    selector,
  );
}

/** Returns the widths at which the page as a whole can be scrolled sideways. */
export async function findWidthsWithScroll(page: Page, widths: readonly number[]): Promise<number[]> {
  const tooWide: number[] = [];
  for (const width of widths) {
    await page.setViewport({ width, height: 800 });
    await settle(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    if (wide) tooWide.push(width);
  }
  return tooWide;
}

/** Ends every transition, because colours in between have too little contrast. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState !== 'finished' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    do {
      for (const animation of moving()) animation.finish();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    } while (moving().length > 0);
  });
}
