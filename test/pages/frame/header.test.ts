/** The header of every page, as shoppers use it: by keyboard, mouse and finger, in and out. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { findViolations, findWidthsWithScroll } from '../support/accessibility/audit.ts';
import { focusedName } from '../support/accessibility/focus.ts';
import { press, readMiniCartCount, sees } from '../support/cart-screen.ts';
import { holdTime, nextFrame, passTime } from '../support/page-clock.ts';
import { type HeldReplies, holdReplies } from '../support/replies/held-replies.ts';
import { eventually, PHONE, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const PANEL = '.cb-site-header__panel';
const CHEMISTRY = 'More of Chemistry';

/** Longer than a mouse must rest on a department to open it, or be away to close it, in ms. */
const LONG = 500;

async function headerStands(page: Page): Promise<void> {
  await page.waitForSelector('cb-site-header .cb-site-header__search');
  await page.waitForSelector('header cb-mini-cart .cb-root');
}

const expanded = (page: Page, name: string) =>
  readFrom(page, `aria/${name}[role="button"]`, (button) => button.getAttribute('aria-expanded'));

describe.each([SHIPPED])('the header, %s', (runtime) => {
  const shop = useShop(runtime);

  it('is traversed by keyboard, its menu opened, closed and left [2 §2 Header, accessibility Menu]', async () => {
    const { page } = await shop.visit('/help?as=individual');
    await headerStands(page);
    await page.focus('.cb-site-header__field');
    expect(await focusedName(page)).toBe('searchbox Search by Keyword or item #');
    await page.focus(`aria/${CHEMISTRY}[role="button"]`);
    await page.keyboard.press('Enter');
    await page.waitForSelector(`${PANEL} a`);
    await eventually(() => expanded(page, CHEMISTRY)).toBe('true');
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('link Chemicals');
    await page.keyboard.press('Escape');
    await eventually(() => page.$(PANEL)).toBeNull();
    await eventually(() => focusedName(page)).toBe(`button ${CHEMISTRY}`);

    await page.keyboard.press('Space');
    await page.waitForSelector(`${PANEL} a`);
    await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('link Chemistry');
    expect(await page.$(PANEL)).not.toBeNull();
    await page.keyboard.press('Tab');
    await page.keyboard.up('Shift');
    await eventually(() => page.$(PANEL)).toBeNull();
    await eventually(() => focusedName(page)).toBe('button More of Life Science');
  });

  it('has one mini-cart, which stays whatever else changes [2 §2 Header]', async () => {
    const { page, calls } = await shop.visit('/help?as=individual', { viewport: PHONE });
    await headerStands(page);
    await eventually(() => readMiniCartCount(page)).toBe('75');
    await readFrom(page, 'header cb-mini-cart .cb-root', (root) => root.setAttribute('data-same', ''));
    await press(page, 'Menu');
    await press(page, 'Account');
    await page.setViewport({ width: 1280, height: 900 });
    expect(await page.$$eval('header [data-cb-widget="mini-cart"]', (points) => points.length)).toBe(1);
    expect(await page.$('header cb-mini-cart .cb-root[data-same]')).not.toBeNull();
    expect(calls('mini-cart-count')).toHaveLength(1);
    await page.evaluate(() => window.cbWidgets?.unmount?.(document.body));
    await eventually(() => page.$('.site-header [data-cb-widget="mini-cart"]')).not.toBeNull();
    await page.evaluate(() => window.cbWidgets?.mount?.());
    await headerStands(page);
    expect(await page.$$eval('header [data-cb-widget="mini-cart"]', (points) => points.length)).toBe(1);
  });

  it('logs out with one press: storage is cleared, the other tab is told, the login page opens [2 §4 Logout, reliability Other tabs]', async () => {
    const { page, openTab, calls } = await shop.visit('/help?as=individual');
    const other = await openTab('/catalogue');
    await headerStands(other);
    await page.bringToFront();
    await headerStands(page);
    await sees(page, 'Welcome, Dana');
    await page.evaluate(() => localStorage.setItem('draft', '1'));
    await press(page, 'Logout');
    await eventually(() => page.url()).toBe(`${shop.address}/account/login?DPSLogout=true`);
    await headerStands(page);
    expect(await readFrom(page, 'header', (header) => header.textContent)).toContain('Sign In');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(calls('profile/logout').map(({ method }) => method)).toEqual(['GET']);
    await other.bringToFront();
    await sees(other, 'You’ve signed out, so this page may be out of date.');
    await press(other, 'Reload this page', 'link');
    await eventually(() => other.$eval('header', (header) => header.textContent)).not.toContain('Welcome');
    await headerStands(other);
    expect(await other.$('.cb-site-header__signed-out')).toBeNull();
  });
});

describe('the header', () => {
  const shop = useShop(SHIPPED);

  it('is usable with 12 menus of 40 links, at 1280, 640 and 320 px [2 §2 Main menu]', async () => {
    const { page } = await shop.visit('/help?menu=large&as=individual');
    await headerStands(page);
    await press(page, 'More of Department 12');
    await page.waitForSelector(`${PANEL} a`);
    expect(await page.$$eval(`${PANEL} a`, (links) => links.length)).toBe(40);
    expect(await findViolations(page)).toEqual([]);
    for (const width of [640, 320]) {
      await page.setViewport({ width, height: 800 });
      await page.reload();
      await headerStands(page);
      await press(page, 'Menu');
      await press(page, 'More of Department 12');
      await page.waitForSelector(`${PANEL} a`);
      expect(await findWidthsWithScroll(page, [width])).toEqual([]);
      expect(await findViolations(page)).toEqual([]);
      await press(page, 'Account');
      await sees(page, 'Redeem Voucher');
      expect(await page.$(PANEL)).toBeNull();
      expect(await findViolations(page)).toEqual([]);
    }
  });

  it('names forbidden addresses without a link, with their content, and links the rest [2 §2 Main menu]', async () => {
    const { page } = await shop.visit('/help?menu=barred', { expects: [/breaks the contract/] });
    await headerStands(page);
    expect(await page.$('aria/Partner Sites[role="link"]')).toBeNull();
    await press(page, 'More of Partner Sites');
    await page.waitForSelector(`${PANEL} a`);
    const text = await readFrom(page, PANEL, (panel) => panel.textContent);
    expect(text).toBe('MuseumsNatural HistoryField Trips');
    expect(await page.$$eval(`${PANEL} a`, (links) => links.map((link) => link.textContent))).toEqual([
      'Field Trips',
    ]);
    expect(await findViolations(page)).toEqual([]);
  });

  it('takes over what is being typed into the page’s own search, and the focus [2 §2 Header, reliability Typing]', async () => {
    let code: HeldReplies | undefined;
    const { page } = await shop.visit('/help', {
      async prepare(page) {
        code = await holdReplies(page, '*/site-header-*.js');
      },
    });
    await page.type('header [role="search"] input', 'bea');
    await code?.release();
    await headerStands(page);
    await page.keyboard.type('ker');
    expect(await readFrom(page, '.cb-site-header__field', (field) => (field as HTMLInputElement).value)).toBe(
      'beaker',
    );
  });

  it('links where the template’s own links go [2 §2 Own links]', async () => {
    const { page } = await shop.visit('/help?links=moved');
    await headerStands(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForSelector('cb-site-footer .cb-site-footer__legal');
    const paths = (selector: string) =>
      page.$$eval(selector, (links) => links.map((link) => (link as HTMLAnchorElement).href));
    const own = await paths('.cb-site-header__links a:not([href^="tel:"]), .cb-site-header__logo');
    const moved = own.filter((href) => href.endsWith('?via=template'));
    expect(moved).toHaveLength(6);
    const below = (await paths('.cb-site-footer a')).filter((href) => href.startsWith(shop.address));
    expect(below.every((href) => href.endsWith('?via=template'))).toBe(true);
    await press(page, 'Contact Us', 'link');
    await eventually(() => page.url()).toBe(`${shop.address}/help/contact-us?via=template`);
  });

  it('opens its menu for a mouse that rests, keeps it while the mouse is over it, and opens it for a finger [WCAG 1.4.13]', async () => {
    const { page } = await shop.visit('/help', { prepare: holdTime });
    await headerStands(page);
    await page.hover('.cb-site-header__department:nth-child(2) a');
    await passTime(page, LONG);
    await page.waitForSelector(`${PANEL} a`);
    await page.hover(`${PANEL} a`);
    await passTime(page, LONG);
    await nextFrame(page);
    expect(await page.$(PANEL)).not.toBeNull();
    await page.keyboard.press('Escape');
    await eventually(() => page.$(PANEL)).toBeNull();
    await page.hover('.cb-site-header__department:nth-child(3) a');
    await passTime(page, LONG);
    await page.waitForSelector(`${PANEL} a`);
    await page.mouse.move(5, 880);
    await passTime(page, LONG);
    await eventually(() => page.$(PANEL)).toBeNull();

    await page.setViewport({ ...PHONE, hasTouch: true });
    await headerStands(page);
    await page.tap(`aria/Menu[role="button"]`);
    await page.tap(`aria/${CHEMISTRY}[role="button"]`);
    await page.waitForSelector(`${PANEL} a`);
    await page.tap('aria/Chemicals[role="link"]');
    await eventually(() => page.url()).toBe(`${shop.address}/catalogue/chemicals`);
  });

  it('says beside the button why logging out failed, and doesn’t repeat it [2 §8 Logout]', async () => {
    const { page, calls } = await shop.visit('/help?as=individual&fault=status:503,on:logout', {
      expects: [/503/],
    });
    await headerStands(page);
    await press(page, 'Logout');
    await sees(page, 'We couldn’t sign you out. Please try again.');
    expect(await findViolations(page)).toEqual([]);
    expect(calls('profile/logout')).toHaveLength(1);
    expect(new URL(page.url()).pathname).toBe('/help');
  });

  it('searches, and has its ways to get help in the same order on every page [2 §2 Header, WCAG 3.2.6]', async () => {
    const { page } = await shop.visit('/help');
    const orders: string[][] = [];
    for (const path of ['/help', '/checkout/cart', '/account/login', '/catalogue']) {
      await page.goto(shop.address + path, { waitUntil: 'domcontentloaded' });
      await headerStands(page);
      const links = '.cb-site-header__links:first-child a';
      orders.push(await page.$$eval(links, (all) => all.map((link) => link.textContent ?? '')));
    }
    expect(new Set(orders.map(String))).toEqual(new Set(['Help,Contact Us,1-800-555-0142']));
    await press(page, 'Search');
    expect(await focusedName(page)).toBe('searchbox Search by Keyword or item #');
    expect(new URL(page.url()).pathname).toBe('/catalogue');
    await page.type('.cb-site-header__field', 'beaker');
    await page.keyboard.press('Enter');
    await eventually(() => page.url()).toBe(`${shop.address}/search?q=beaker`);
  });
});
