/** Every page of the demonstration: nothing breaks on it, everything mounts, anybody can use it. */
import { describe, expect, it } from 'vitest';
import { findViolations, findWidthsWithScroll } from './support/accessibility/audit.ts';
import { MISTAKEN_NAMES, PAGES } from './support/all-pages.ts';
import { coloursOnPaper } from './support/layout/on-paper.ts';
import { allMounted } from './support/mounted.ts';
import { SHIPPED, useShop } from './support/shop-visit.ts';

/** The gallery shows mistakes of templates, each of which the console reports. */
const MISTAKES = { names: MISTAKEN_NAMES, errors: [/^console: \[catalogue-islands\]/] };

/** The tests of their widgets check these with axe. */
const LOOKED_OVER = /^\/(account\/(?!login)|order\/resources|learn|catalog-request|redeem-voucher)/;

/** Where a part stands for all of a page, whose many sections have the same markup. */
const PARTS: Record<string, string> = { '/reference': '#widget-cart-page' };

/** Its sheet makes the site's own search box wider than a phone. */
const SPOILT = '/hostile';

describe('every page', () => {
  const shop = useShop(SHIPPED);

  it('is in the list of this test', async () => {
    const { page } = await shop.visit('/');
    const listed = await page.$$eval('.page-list a', (links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(['/', ...listed]).toEqual(PAGES);
  });

  it.each(PAGES)(
    '%s follows its policy, mounts everything, is accessible, and is black on white on paper [embedding Policy, embedding Reference, S10, accessibility Axe, accessibility Widths, visual Print, 2 §2 Routes]',
    async (path) => {
      const expects = path === '/gallery' ? MISTAKES.errors : [];
      const { page } = await shop.visit(path, { expects, frameHangs: path.endsWith('form=hanging') });
      await allMounted(page, MISTAKES.names);
      if (path !== SPOILT) expect(await findWidthsWithScroll(page, [1280, 640, 375, 320])).toEqual([]);
      await page.setViewport({ width: 320, height: 800 });
      if (!LOOKED_OVER.test(path)) expect(await findViolations(page, undefined, PARTS[path])).toEqual([]);
      expect(await coloursOnPaper(page, '.cb-island')).toEqual([]);
    },
  );
});

/** Those without a journey on real React in any other test. */
describe('a page on real React', () => {
  const shop = useShop('react');

  it.each(['/', '/gallery', '/bare', '/hostile', '/learn', '/checkout/inspect/cart', '/product/591280'])(
    '%s follows its policy and mounts everything [embedding Policy, architecture Runtimes]',
    async (path) => {
      const { page } = await shop.visit(path, { expects: path === '/gallery' ? MISTAKES.errors : [] });
      await allMounted(page, MISTAKES.names);
    },
  );
});

/** One page for everything that may work only thanks to a policy: fragments, frames, forms that leave. */
describe('a page without a policy', () => {
  const shop = useShop(SHIPPED, { policy: false });

  it.each(['/checkout/cart', '/learn', '/account/b2i/organization-user?as=contract', '/catalog-request'])(
    '%s mounts everything [embedding Policy]',
    async (path) => {
      const { page } = await shop.visit(path);
      await allMounted(page);
    },
  );
});
