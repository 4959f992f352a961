/** The gallery of states. Its frames are pages of other hosts on this machine, each with its own session. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { ALL_SCENARIOS } from '../../../demo-pages/server/scenarios/all-scenarios.ts';
import { findViolations, findWidthsWithScroll } from '../support/accessibility/audit.ts';
import { sees } from '../support/cart-screen.ts';
import { eventually, SHIPPED, useShop } from '../support/shop-visit.ts';

/** The frames have things that this file isn't about: their own hosts, and the product's reports about faults. */
const FRAMED = [/^request to http:\/\/t[0-9a-f]{8}\.localhost/, /^console: (?!policy violation)/];

describe('the gallery of states', () => {
  const shop = useShop(SHIPPED);

  it('frames nearby states at three widths, finds a state by its words, and opens it [workbench Gallery, workbench Links]', async () => {
    const { page } = await shop.visit('/states?q=account-landing+signed', { expects: FRAMED });
    await sees(page, '1 state');
    const frames = '#account-landing-signed-out iframe';
    await eventually(() => page.$$eval(frames, (all) => all.map((one) => one.clientWidth))).toEqual([
      1280, 640, 375,
    ]);
    await eventually(() => shownIn(page)).toContain('You’ve signed out.');
    // States far from the window have none.
    expect(await page.$$('iframe')).toHaveLength(3);
    expect(await findViolations(page)).toEqual([]);
    expect(await findWidthsWithScroll(page, [1280, 640, 375, 320])).toEqual([]);
    await page.type('aria/Search the states', ' zebra');
    await sees(page, '0 states');
    await eventually(() => page.$('iframe')).toBeNull();
    await page.evaluate(() => {
      const field = document.querySelector('#state-search') as HTMLInputElement;
      field.value = '';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await sees(page, `${ALL_SCENARIOS.length} states`);
    expect(await page.$$('.state:not([hidden])')).toHaveLength(ALL_SCENARIOS.length);
  });

  it('keeps its position, whatever its frames scroll to or focus [workbench Gallery]', async () => {
    const { page } = await shop.visit('/states?q=register-form', { expects: FRAMED });
    await eventually(() => shownIn(page)).toContain('Password is a required field.');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('opens a state that doesn’t change when another one is open [workbench Links, workbench Tabs]', async () => {
    const { page, openTab } = await shop.visit('/states/mini-cart-empty', { expects: FRAMED });
    await page.waitForSelector('html[data-scenario="shown"]');
    const other = await openTab('/states/cart-page-removed');
    await other.waitForSelector('html[data-scenario="shown"]');
    expect(new URL(other.url()).host).not.toBe(new URL(page.url()).host);
    await page.reload();
    await page.waitForSelector('html[data-scenario="shown"]');
    // Other pages of the tab keep its switches.
    await page.goto(new URL('/catalogue', page.url()).href);
    expect(new URL(page.url()).searchParams.get('cart')).toBe('empty');
  });
});

/** The texts of the framed pages. */
async function shownIn(page: Page): Promise<string> {
  const texts = page.frames().map((frame) => frame.evaluate(() => document.body.innerText).catch(() => ''));
  return (await Promise.all(texts.slice(1))).join('\n');
}
