/** The footer of every page. The tests of the pages check that it is accessible. */
import { describe, expect, it } from 'vitest';
import { SHIPPED, useShop } from '../support/shop-visit.ts';

describe.each([SHIPPED])('the footer, %s', (runtime) => {
  const shop = useShop(runtime);

  it('loads when it is near, with links that all lead somewhere, like those of the header [2 §2 Footer]', async () => {
    const { page } = await shop.visit('/product/591280');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForSelector('cb-site-footer .cb-site-footer__legal');
    await page.waitForSelector('cb-site-header .cb-site-header__search');
    const hrefs = await page.$$eval('cb-site-footer a, cb-site-header a', (links) =>
      links.map(({ href }) => href),
    );
    const own = [...new Set(hrefs)].filter((href) => href.startsWith(shop.address));
    expect(own.length).toBeGreaterThan(25);
    const statuses = await Promise.all(own.map(async (href) => [(await fetch(href)).status, href]));
    expect(statuses.filter(([status]) => status !== 200)).toEqual([]);
    expect(hrefs.filter((href) => href.startsWith('https:'))).toEqual([
      'https://knowledge.fernbrook.example/',
      'https://support.fernbrook.example/',
    ]);
    expect(await page.$$eval('footer', (footers) => footers.length)).toBe(1);
  });
});
