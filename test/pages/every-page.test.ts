/** Every page of the demonstration: nothing breaks on it, everything mounts, anybody can use it. */
import { describe, expect, it } from 'vitest';
import { findViolations, findWidthsWithScroll } from './support/audit.ts';
import { allMounted } from './support/mounted.ts';
import { SHIPPED, useShop } from './support/shop-visit.ts';

/** A list of 500 items. */
const LONG = '/account/list-detail?giftlistId=gl20002&isWishlist=false&as=individual';

const PAGES = [
  '/',
  '/checkout/cart',
  '/checkout/inspect/cart',
  '/catalogue',
  '/product/591280',
  '/account/login',
  '/account/landing?as=contract&message=temporary',
  '/account/profile?as=individual',
  '/account/b2i/organization-user?as=contract',
  '/account/order?as=individual',
  '/account/order-detail?orderId=o99661500&userId=220022&as=individual',
  '/account/order-detail?orderId=o99664497&userId=220104&as=csr',
  '/checkout/shipping?sample=true&as=guest&cart=plain',
  '/redeem-voucher',
  '/order/resources?orderId=W66401500&productIds=142304,591234,211010,867890',
  '/account/list?as=individual',
  LONG,
  '/account/list-public?id=310001',
  '/account/list-detail-public?giftlistId=gl010000&profileId=310001',
  '/learn',
  '/catalog-request',
  '/catalog-request?form=hanging',
  '/reference',
  '/order-sheet',
  '/gallery',
  '/slots?as=individual',
  '/bare',
  '/hostile',
];

/** The gallery shows mistakes of templates, each of which the console tells. */
const MISTAKES = { names: ['quick-oder'], errors: [/^console: \[catalogue-islands\]/] };

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
    '%s keeps to its policy, mounts everything and is accessible [embedding Policy, embedding Reference, S10, accessibility Axe, accessibility Widths, 2 §2 Routes]',
    async (path) => {
      const { page } = await shop.visit(path, { expects: path === '/gallery' ? MISTAKES.errors : [] });
      await allMounted(page, MISTAKES.names);
      if (path !== SPOILT) expect(await findWidthsWithScroll(page, [1280, 640, 375, 320])).toEqual([]);
      await page.setViewport({ width: 320, height: 800 });
      // Of 500 items, axe finds in half a minute what it finds in the lists of the widgets' own tests.
      if (path !== LONG) expect(await findViolations(page)).toEqual([]);
    },
  );
});

/** Those of which no other test has a journey on real React. */
describe('a page on real React', () => {
  const shop = useShop('react');

  it.each(['/', '/gallery', '/bare', '/hostile', '/learn', '/checkout/inspect/cart', '/product/591280'])(
    '%s keeps to its policy and mounts everything [embedding Policy, architecture Runtimes]',
    async (path) => {
      const { page } = await shop.visit(path, { expects: path === '/gallery' ? MISTAKES.errors : [] });
      await allMounted(page, MISTAKES.names);
    },
  );
});

/** One page for each thing that a policy could be what keeps it right: fragments, frames, forms that leave. */
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
