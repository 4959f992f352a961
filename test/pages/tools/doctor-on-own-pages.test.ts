/** The doctor on the shop's own pages, which are as they must be: it must find nothing. */
import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { HEAD_FORMS } from '../../../demo-pages/server/pages/page-variants.ts';
import { examine } from '../../../shared/tools/doctor/examine.ts';
import { type KnownWidgets, readKnownWidgets } from '../../../shared/tools/known-widgets.ts';
import { SHIPPED, useShop } from '../support/shop-visit.ts';

describe('the doctor', () => {
  const shop = useShop(SHIPPED);
  let browser: Browser;
  let widgets: KnownWidgets;
  beforeAll(async () => {
    widgets = await readKnownWidgets();
    browser = await puppeteer.connect({ browserWSEndpoint: inject('browsers')[0] as string });
  });
  afterAll(() => browser.disconnect());

  it.each(HEAD_FORMS.flatMap((form) => ['checkout/cart', 'account/order'].map((path) => [path, form])))(
    'finds no fault on /%s with the head "%s" [embedding Doctor, embedding Head]',
    async (path, form) => {
      const verdicts = await examine(browser, `${shop.address}/${path}?as=individual&head=${form}`, widgets);
      expect(verdicts.find(({ rule }) => rule === 'widgets')).toMatchObject({ outcome: 'pass' });
      const failed = verdicts.filter(({ outcome }) => outcome === 'fail');
      // The shop of the tests has no compressed files.
      expect(failed.filter(({ rule }) => rule !== 'compression')).toEqual([]);
    },
  );
});
