/** The doctor on a site that does one thing wrong at a time. */
import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { examine } from '../../../shared/tools/doctor/examine.ts';
import { type KnownWidgets, readKnownWidgets } from '../../../shared/tools/known-widgets.ts';
import { ALL_PROBLEMS } from '../../../shared/tools/problems/problem-table.ts';
import { speculationScript } from '../../../shared/tools/speculation-rules.mjs';
import { SHIPPED, useShop } from '../support/shop-visit.ts';
import { FAULTS } from './doctor-faults.ts';
import { type Fault, startSite } from './staged-site.ts';

describe('the doctor', () => {
  const shop = useShop(SHIPPED);
  let browser: Browser;
  let site: Awaited<ReturnType<typeof startSite>>;
  let widgets: KnownWidgets;

  beforeAll(async () => {
    widgets = await readKnownWidgets();
    site = await startSite(shop.address);
    browser = await puppeteer.connect({ browserWSEndpoint: inject('browsers')[0] as string });
  });

  afterAll(async () => {
    await browser?.disconnect();
    await site?.close();
  });

  async function failures(fault: Fault): Promise<Map<string, string[]>> {
    site.plant(fault);
    const verdicts = await examine(browser, `${site.address}/page`, widgets);
    expect(verdicts).toHaveLength(16);
    const failed = verdicts.filter(({ outcome }) => outcome === 'fail');
    for (const { codes = [], advice = '' } of failed) {
      expect(codes).not.toEqual([]);
      for (const code of codes) expect(advice).toContain(ALL_PROBLEMS[code].cure);
    }
    return new Map(failed.map(({ rule, found }) => [rule, found]));
  }

  it('passes a correct page [embedding Doctor]', async () => {
    expect([...(await failures({}))]).toEqual([]);
  });

  it.each(FAULTS)('finds %s [embedding Doctor]', async (_, rule, said, fault, others = []) => {
    const failed = await failures(fault);
    expect(
      failed.get(rule)?.some((line) => said.test(line)),
      JSON.stringify([...failed]),
    ).toBe(true);
    expect([...failed.keys()].filter((other) => other !== rule && !others.includes(other))).toEqual([]);
  });

  it('says which pages may be prerendered and which may not, and why [embedding Doctor, embedding Prerendering]', async () => {
    site.plant({
      parts: {
        head: speculationScript(),
        body: '<a href="/checkout/cart">Cart</a><a href="/checkout/shipping">Checkout</a><a href="/about">About</a>',
        policy: '',
      },
    });
    const verdicts = await examine(browser, `${site.address}/page`, widgets);
    expect(verdicts.find(({ rule }) => rule === 'prerendering')?.found).toEqual([
      'this page is your own: let it be prerendered only if reading it changes nothing',
      'its rules prerender: /checkout/cart',
      'links to pages that may be prerendered: /checkout/cart',
      'links to pages that may not: /checkout/shipping (it is a step of the checkout)',
    ]);
  });

  it('says where a redirected page leads [embedding Doctor]', async () => {
    site.plant({ parts: { head: '<script>location.href = "/account/login"</script>', policy: '' } });
    await expect(examine(browser, `${site.address}/page`, widgets)).rejects.toThrow(
      /navigates to .*\/account\/login/,
    );
  });
});
