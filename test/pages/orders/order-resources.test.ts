/** Resources to read and watch for an order. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { findViolations, findWidthsWithScroll } from '../support/accessibility/audit.ts';
import { focusedName } from '../support/accessibility/focus.ts';
import { press, sees } from '../support/cart-screen.ts';
import { coloursOnPaper } from '../support/layout/on-paper.ts';
import { eventually, PHONE, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const RESOURCES = '/order/resources?orderId=W100&productIds=142304,591280';

/** The accordion: each category, and whether its resources are visible. */
const categories = (page: Page) =>
  page.$$eval('.cb-resource-category', (list) =>
    list.map((category) => [
      category.querySelector('button')?.textContent,
      category.querySelector('button')?.ariaExpanded,
      category.querySelector('ul')?.checkVisibility(),
    ]),
  );

describe.each([SHIPPED])('the resources of an order, %s', (runtime) => {
  const shop = useShop(runtime);

  it('are an accordion with the first category open, which works by keyboard [2 §2 Order resources]', async () => {
    const { page, calls } = await shop.visit(RESOURCES);
    await sees(page, 'Resources for order W100');
    expect(calls('order-resources')).toHaveLength(1);
    const [first, second, ...rest] = await categories(page);
    expect(first).toEqual(['Care & Handling Guides', 'true', true]);
    expect(second).toEqual(['Videos', 'false', false]);
    expect(rest.every(([, , seen]) => seen === false)).toBe(true);

    await page.focus('.cb-resource-category:nth-child(2) button');
    expect(await focusedName(page)).toBe('button Videos');
    await page.keyboard.press('Enter');
    await eventually(() => categories(page).then(([, videos]) => videos?.slice(1))).toEqual(['true', true]);
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toMatch(/^link Unpacking living materials/);
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toMatch(/^link View » Unpacking living materials/);
    const next = page.waitForNavigation();
    await page.keyboard.press('Enter');
    await next;
    expect(new URL(page.url()).pathname).toBe('/resources/142304-unpacking');
  });
});

describe('the order resources page', () => {
  const shop = useShop(SHIPPED);

  it('passes axe, on a phone and narrower, closed or open [accessibility Axe, accessibility Widths]', async () => {
    const { page } = await shop.visit(RESOURCES, { viewport: PHONE });
    await sees(page, 'Resources for order W100');
    for (const name of ['Videos', 'Care & Handling Guides']) await press(page, name);
    expect(await findViolations(page)).toEqual([]);
    expect(await findWidthsWithScroll(page, [320, 375, 640, 1280])).toEqual([]);
  });

  it('says what failed, and reads again at a press [2 §8 Order resources]', async () => {
    const { page, setFault } = await shop.visit(`${RESOURCES}&fault=status:503,on:order-resources`, {
      expects: [/503/],
    });
    await sees(page, 'The resources for your order couldn’t be loaded.');
    expect(await findViolations(page)).toEqual([]);
    await setFault('off');
    await press(page, 'Try again');
    await sees(page, 'Resources for order W100');
    await eventually(() => focusedName(page)).toBe('heading Order Resources');
  });

  it('prints every category open, without the View links [visual Print]', async () => {
    const { page } = await shop.visit(RESOURCES);
    await sees(page, 'Resources for order W100');
    await page.emulateMediaType('print');
    expect((await categories(page)).every(([, , seen]) => seen)).toBe(true);
    expect(await readFrom(page, '.cb-resource__view', (link) => link.checkVisibility())).toBe(false);
    expect(await coloursOnPaper(page, 'cb-order-resources')).toEqual([]);
  });
});
