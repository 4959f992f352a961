/**
 * The doctor, the template check and debug mode on the shop's own pages, with every head, under its policy, from both
 * origins: the pages are correct, so they must find nothing. With PROOF=all each page has each head; otherwise the
 * heads take turns, and the cart has all of them.
 */
import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { PAGE_GROUPS } from '../../../demo-pages/server/pages/page-list.ts';
import { HEAD_FORMS, type HeadForm } from '../../../demo-pages/server/pages/page-variants.ts';
import { examine } from '../../../shared/tools/doctor/examine.ts';
import { type KnownWidgets, readKnownWidgets } from '../../../shared/tools/known-widgets.ts';
import { checkTemplates } from '../../../shared/tools/templates/check-templates.ts';
import { SHIPPED, useShop } from '../support/shop-visit.ts';

/** Pages that are incorrect on purpose, or that aren't pages of the shop. */
const WRONG = [/^\/gallery/, /^\/reference/, /hanging/, /^\/campaign/];
/** The doctor's findings about the shop of the tests, which are correct: it has no compressed files. */
const TRUE_OF_TESTS = ['compression'];

const PAGES = PAGE_GROUPS.flatMap(({ pages }) => pages.map(([address]) => address)).filter(
  (address) => !WRONG.some((wrong) => wrong.test(address)),
);

const VISITS: [address: string, form: HeadForm][] = PAGES.flatMap((address, nth) =>
  HEAD_FORMS.filter(
    (_, index) => process.env.PROOF || address === '/checkout/cart' || index === nth % HEAD_FORMS.length,
  ).map((form): [string, HeadForm] => [address, form]),
);

describe('on a page of our own', () => {
  const shop = useShop(SHIPPED);
  let browser: Browser;
  let widgets: KnownWidgets;
  beforeAll(async () => {
    widgets = await readKnownWidgets();
    browser = await puppeteer.connect({ browserWSEndpoint: inject('browsers')[0] as string });
  });
  afterAll(() => browser.disconnect());

  function addressOf(address: string, form: HeadForm): URL {
    const url = new URL(address, shop.address);
    url.searchParams.set('head', form);
    if (!url.searchParams.has('as')) url.searchParams.set('as', 'individual');
    return url;
  }

  it.each(HEAD_FORMS)(
    'the check finds no fault in all pages with the head "%s" [embedding Template check, embedding Head]',
    async (form) => {
      const site = await Promise.all(
        PAGES.map(async (address, nth) => ({
          path: `${nth}.html`,
          text: await (await fetch(addressOf(address, form))).text(),
        })),
      );
      expect(checkTemplates(site, widgets)).toEqual([]);
    },
  );

  it.each(VISITS)(
    'doctor and debug mode find no fault: %s with the head "%s" [embedding Doctor, embedding Debug, embedding Head]',
    async (address, form) => {
      const url = addressOf(address, form);
      const html = await (await fetch(url)).text();
      url.searchParams.set('cb-debug', '');
      const verdicts = await examine(browser, url.href, widgets);
      const failed = verdicts.filter(({ outcome }) => outcome === 'fail');
      expect(failed.filter(({ rule }) => !TRUE_OF_TESTS.includes(rule))).toEqual([]);
      if (/data-cb-widget/.test(html)) {
        expect(verdicts.find(({ rule }) => rule === 'widgets')).toMatchObject({ outcome: 'pass' });
      }
    },
  );
});
