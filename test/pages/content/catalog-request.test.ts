/** The form of a marketing service in a frame: filled in, never loading, or refusing to be framed. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { findViolations, findWidthsWithScroll } from '../support/accessibility/audit.ts';
import { focusedName } from '../support/accessibility/focus.ts';
import { sees } from '../support/cart-screen.ts';
import { holdTime, passTime } from '../support/page-clock.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const OPEN = 'Open the form in a new window';

const phase = (page: Page) =>
  readFrom(page, '.cb-catalog-request__form', (form) => form.getAttribute('data-phase'));

describe.each([SHIPPED])('the catalog request, %s', (runtime) => {
  const shop = useShop(runtime);

  it('has its form filled in and sent by keyboard, in a frame with a name [2 §2 Catalog request]', async () => {
    const { page } = await shop.visit('/catalog-request');
    await sees(page, 'Please complete the form to have a printed catalog mailed to you.');
    await eventually(() => phase(page)).toBe('shown');
    expect(await readFrom(page, '.cb-catalog-request iframe', ({ title }) => title)).toBe(
      'Catalog request form',
    );

    await page.focus('.cb-catalog-request a[target]');
    expect(await focusedName(page)).toBe(`link ${OPEN}`);
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('link 1-800-555-0142');
    for (const value of ['Dana Reyes', 'Lincoln High', '1 Main Street', 'Burlington', '27215']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(value);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const frame = page.frames().find((one) => one.url().includes('/forms/catalog'));
    await eventually(() => frame?.$eval('h1', (heading) => heading.textContent)).toBe('Thank you');
    expect(new URL(page.url()).pathname).toBe('/catalog-request');
  });
});

describe('the form of the catalog request', () => {
  const shop = useShop(SHIPPED);

  it('passes axe, fits at every width and keeps its height [2 §2 Catalog request]', async () => {
    const { page } = await shop.visit('/catalog-request');
    await eventually(() => phase(page)).toBe('shown');
    expect(await readFrom(page, '.cb-frame', (place) => place.getBoundingClientRect().height)).toBe(520);
    await page.setViewport({ width: 640, height: 800 });
    expect(await findViolations(page)).toEqual([]);
    expect(await findWidthsWithScroll(page, [1280, 640, 320])).toEqual([]);
  });

  it('is reported late if it doesn’t arrive, with a link to it, and nothing moves [2 §2 Catalog request]', async () => {
    const { page } = await shop.visit('/catalog-request?form=hanging', {
      frameHangs: true,
      viewport: { width: 320, height: 800 },
      prepare: holdTime,
    });
    await page.waitForSelector('.cb-catalog-request__form iframe');
    const height = () => readFrom(page, '.cb-catalog-request', (root) => root.getBoundingClientRect().height);
    const before = await height();
    await passTime(page, 8000);
    await sees(page, 'The form hasn’t loaded yet.');
    expect(await height()).toBe(before);
    expect(
      await readFrom(page, '.cb-notice a', (link) => [link.textContent, link.getAttribute('target')]),
    ).toEqual([OPEN, '_blank']);
    await passTime(page, 1000);
    await eventually(() => page.$eval('[role="status"]', (region) => region.textContent)).toBe(
      'The form hasn’t loaded yet.',
    );
    expect(await findViolations(page)).toEqual([]);
  });

  it('can be opened on its own if it refuses to be framed [2 §2 Catalog request]', async () => {
    const { page } = await shop.visit('/catalog-request?form=refused', { expects: [/refused|frame/i] });
    await sees(page, 'Don’t see the form below?');
    const link = await page.waitForSelector('.cb-catalog-request a[target="_blank"]');
    expect(await link?.evaluate((one) => (one as HTMLAnchorElement).pathname)).toBe('/forms/refused');
    expect(await phase(page)).not.toBe('late');
  });
});
