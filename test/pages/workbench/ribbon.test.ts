/** The ribbon of the demo pages, as a developer meets it. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { findViolations, findWidthsWithScroll } from '../support/accessibility/audit.ts';
import { focusedName } from '../support/accessibility/focus.ts';
import { BEAKERS, cartStands, press, sees, typeInto } from '../support/cart-screen.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const SUMMARY = '>>> summary';

/** Each tab is its own host. */
const TAB = /^request to http:\/\/t[0-9a-f]{8}\.localhost/;

/** Axe copies the sheets of a shadow root, which no policy allows. */
const AXE = [/^console: Applying inline style/, /^console: policy violation: style-src-elem inline/];

const textOf = (page: Page) => readFrom(page, SUMMARY, (summary) => summary.textContent);

describe('the ribbon', () => {
  const shop = useShop(SHIPPED, { workbench: true });

  it('says whom the page is for, is folded, moves nothing and comes last [workbench Ribbon]', async () => {
    const { page } = await shop.visit('/checkout/cart?as=contract&cart=plain', {
      expects: [TAB, ...AXE],
    });
    await cartStands(page);
    const top = () => page.$eval('#content', (main) => main.getBoundingClientRect().top);
    const before = await top();
    expect(await textOf(page)).toBe(
      'You are: Contract buyer on the contract site · cart: 3 lines · fault: none',
    );
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('link Skip to main content');
    await page.click(SUMMARY);
    await sees(page, 'Outline the widgets');
    expect(await top()).toBe(before);
    expect(await findViolations(page)).toEqual([]);
    expect(await findWidthsWithScroll(page, [1280, 375, 320])).toEqual([]);
    await page.emulateMediaType('print');
    expect(await readFrom(page, '#demo-ribbon', (ribbon) => ribbon.getClientRects().length)).toBe(0);
  });

  it('changes everything with one Apply, in another tab [workbench Ribbon, workbench Sheets, workbench Runtimes]', async () => {
    const { page } = await shop.visit('/help?as=individual', { expects: [TAB] });
    const before = new URL(page.url()).host;
    await page.click(SUMMARY);
    await page.select('>>> select[name="as"]', 'quote');
    await page.select('>>> select[name="sheet"]', 'bootstrap2');
    await page.select('>>> select[name="policy"]', 'off');
    await page.select('>>> select[name="runtime"]', 'react');
    await Promise.all([page.waitForNavigation(), press(page, 'Apply')]);
    const { host, search } = new URL(page.url());
    expect(host).not.toBe(before);
    expect(search).toBe('?as=quote&sheet=bootstrap2&policy=off&runtime=react');
    await eventually(() => page.$$('.cb-island').then(({ length }) => length)).toBeGreaterThan(1);
    expect(
      await page.evaluate(() => fetch('/widgets/manifest.json').then((reply) => reply.json())),
    ).toMatchObject({
      runtime: 'react',
    });
    expect(await page.$('link[href="/vendor/bootstrap2/css/bootstrap.min.css"]')).not.toBeNull();
  });

  it('lists calls, holds one until it is released, and writes a ticket [workbench Inspector, workbench Races, workbench Ticket]', async () => {
    const { page } = await shop.visit('/checkout/cart', {});
    await cartStands(page);
    await page.click(SUMMARY);
    await (await page.waitForSelector('aria/Hold calls with'))?.type('update-item');
    await press(page, 'Hold');
    await sees(page, 'Held at their request');
    await page.click(SUMMARY);
    await typeInto(page, `Quantity of ${BEAKERS}`, '12');
    await page.keyboard.press('Enter');
    await sees(page, 'Saving');
    await page.click(SUMMARY);
    await press(page, 'Let go');
    await sees(page, 'Saved: 12');
    await press(page, 'Copy a ticket');
    const ticket = await readFrom(page, '>>> textarea', (area) => (area as HTMLTextAreaElement).value);
    expect(ticket).toContain('POST cart/update-item');
    expect(ticket).toContain('cart-page: mounted');
    expect(ticket).not.toMatch(/token|[0-9A-F]{32}/i);
  });
});
