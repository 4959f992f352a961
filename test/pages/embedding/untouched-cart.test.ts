/**
 * What a shopper's browser loads for a cart page without interaction, including the lazy modules that every cart shows.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cartStands } from '../support/cart-screen.ts';
import { atRest, holdTime } from '../support/page-clock.ts';
import { builtFolder, SHIPPED, useShop } from '../support/shop-visit.ts';

/** Runs in the page: leaves the cart page alone on it, before the loader looks. */
function leaveTheCartAlone(): void {
  document.addEventListener('readystatechange', () => {
    for (const point of document.querySelectorAll('[data-cb-widget]:not([data-cb-widget=cart-page])')) {
      point.remove();
    }
  });
}

function sizeOf(address: string): number {
  const content = readFileSync(
    join(builtFolder(SHIPPED), new URL(address).pathname.replace('/widgets/', '')),
  );
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

describe.each([SHIPPED])('a cart page that nobody touches, %s', (runtime) => {
  const shop = useShop(runtime);

  it('loads at most 46 KB of JavaScript in 14 files, all requested at once, and nothing of debug mode [performance Files, performance Sizes, embedding Debug]', async () => {
    const { page } = await shop.visit('/checkout/cart?cart=plain', {
      before: leaveTheCartAlone,
      fresh: true,
      prepare: holdTime,
    });
    await cartStands(page);
    await page.waitForSelector('cb-cart-page .cb-totals__lines');
    await page.waitForSelector('cb-cart-page .cb-line-tools');
    await atRest(page);
    const { loaded, linked } = await page.evaluate(() => ({
      loaded: performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        // The sanitiser is loaded if the server has sent HTML, as for this cart; the others, once the page is idle.
        .filter(
          (name) =>
            /\/widgets\/.*\.js$/.test(name) &&
            !/\/(clean-html|measure-vitals|cart-later|tab-claim)-/.test(name),
        ),
      linked: [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
        ({ href }) => href,
      ),
    }));
    const late = loaded.filter((name) => !linked.includes(name) && !name.endsWith('/loader.js'));
    expect(late).toEqual([]);
    expect(loaded.filter((name) => name.includes('/debug'))).toEqual([]);
    expect(loaded.length).toBeLessThanOrEqual(14);
    expect(loaded.reduce((sum, name) => sum + sizeOf(name), 0)).toBeLessThanOrEqual(46_000);
  });
});
