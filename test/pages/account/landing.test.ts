/** The first page of the account, the menu beside its pages, and the event of a cart that is left. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { findViolations, findWidthsWithScroll } from '../support/accessibility/audit.ts';
import { focusedName } from '../support/accessibility/focus.ts';
import { cartStands, press, sees } from '../support/cart-screen.ts';
import { atRest, followTime } from '../support/page-clock.ts';
import { eventually, PHONE, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const CREATED = 'Your account has been created.';

const tiles = (page: Page) =>
  page.$$eval('cb-account-landing li a', (links) => links.map((link) => link.textContent));
const menu = (page: Page) =>
  page.$$eval('cb-account-sidebar a', (links) => links.map((link) => link.textContent));
const seesMenu = (page: Page) => readFrom(page, 'cb-account-sidebar nav', (nav) => nav.checkVisibility());
const announced = (page: Page) =>
  readFrom(page, 'body > .cb-hidden-text[role="status"]', (region) => region.textContent);

async function accountStands(page: Page): Promise<void> {
  await page.waitForSelector('cb-account-landing li a');
  await page.waitForSelector('cb-account-sidebar nav');
}

/** The colours of the notice, of its text and behind it, and those that the page has for the tone. */
function noticeColours(page: Page, tone: string) {
  return readFrom(
    page,
    'cb-account-landing .cb-notice',
    (notice, name) => {
      const coloursOf = (element: Element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return [color, backgroundColor];
      };
      const sample = document.createElement('i');
      sample.style.color = `var(--cb-${name})`;
      sample.style.backgroundColor = `var(--cb-${name}-surface)`;
      document.body.append(sample);
      const colours = { shown: coloursOf(notice), ofTone: coloursOf(sample) };
      sample.remove();
      return colours;
    },
    tone,
  );
}

describe.each([SHIPPED])('the account home page, %s', (runtime) => {
  const shop = useShop(runtime);

  it('shows the message of the state block once, in the colour of its tone [embedding Server message, 2 §2 Landing banner]', async () => {
    const { page } = await shop.visit('/account/landing?as=individual&tell=warning');
    await sees(page, 'Our warehouse is closed on Friday.');
    const notice = await page.waitForSelector('cb-account-landing .cb-notice[data-tone="warning"]');
    expect(await notice?.evaluate((element) => element.textContent)).toBe(
      'Our warehouse is closed on Friday.',
    );
    const colours = [await noticeColours(page, 'warning')];
    await page.reload();
    await accountStands(page);
    expect(await page.$('cb-account-landing .cb-notice')).toBeNull();
    for (const tone of ['info', 'success', 'danger']) {
      await page.goto(`${shop.address}/account/landing?as=individual&tell=${tone}`);
      await page.waitForSelector('cb-account-landing .cb-notice');
      colours.push(await noticeColours(page, tone));
    }
    for (const { shown, ofTone } of colours) expect(shown).toEqual(ofTone);
    expect(new Set(colours.flatMap(({ shown }) => shown)).size).toBe(8);
  });

  it('shows its message once and links to the account’s pages by keyboard, beside its menu [2 §2 Landing message, §2 Landing tiles]', async () => {
    const { page, calls } = await shop.visit('/account/landing?as=contract&message=created');
    await sees(page, CREATED);
    await eventually(() => announced(page)).toBe(CREATED);
    expect(calls('landing-message-success/true')).toHaveLength(1);
    await eventually(() => tiles(page)).toEqual([
      'My Profile',
      'My Organization',
      'Shopping Lists',
      'Order History',
      'College Lab Lists',
    ]);
    await eventually(() => menu(page)).toEqual([
      'My Profile',
      'My Organization',
      'Shopping Lists',
      'Order History',
    ]);

    await page.focus('cb-account-sidebar li:last-child a');
    expect(await focusedName(page)).toBe('link Order History');
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('link My Profile');
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('link My Organization');
    const next = page.waitForNavigation();
    await page.keyboard.press('Enter');
    await next;
    await page.waitForSelector('cb-account-sidebar [aria-current="page"]');
    expect(new URL(page.url()).pathname).toBe('/account/b2i/organization-user');
    expect(await readFrom(page, 'cb-account-sidebar [aria-current]', (link) => link.textContent)).toBe(
      'My Organization',
    );

    await page.goBack();
    await accountStands(page);
    await page.reload();
    await accountStands(page);
    await sees(page, 'Welcome, Priya.');
    expect(await page.$('cb-account-landing .cb-notice')).toBeNull();
  });
});

describe('the account', () => {
  const shop = useShop(SHIPPED);

  it('shows a flash message in the danger tone, and axe finds nothing [2 §2 Landing banner]', async () => {
    const { page } = await shop.visit('/account/landing?as=individual&message=temporary', {
      before: () => {
        const text = 'Your organization is a temporary one.';
        sessionStorage.setItem('cb:message', JSON.stringify({ tone: 'danger', text, at: Date.now() }));
      },
    });
    await sees(page, 'Your organization is a temporary one.');
    await sees(page, 'We check it within one business day');
    expect(await page.$$eval('[role="alert"]', (alerts) => alerts.length)).toBe(1);
    expect(await findWidthsWithScroll(page, [320, 640])).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
  });

  it('is for members: a guest returns to it from the login page [2 §2 Landing guests]', async () => {
    const { page, calls } = await shop.visit('/account/landing?as=guest');
    await page.waitForSelector('#email');
    expect(page.url()).toBe(`${shop.address}/account/login?resume=prev`);
    expect(calls('profile/')).toEqual([]);
    await page.type('#email', 'individual@example.com');
    await page.type('#password', 'science');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    await accountStands(page);
    expect(new URL(page.url()).pathname).toBe('/account/landing');
  });

  it('says to shoppers who have signed out that they have [2 §2 Landing guests]', async () => {
    const { page } = await shop.visit('/account/landing?DPSLogout=true&as=guest');
    await sees(page, 'You’ve signed out.');
    expect(await findViolations(page)).toEqual([]);
    await Promise.all([page.waitForNavigation(), page.click('cb-account-landing a')]);
    expect(new URL(page.url()).pathname).toBe('/account/login');
  });

  it('has its menu on a phone only on its home page [2 §2 Sidebar on a phone]', async () => {
    const { page } = await shop.visit('/account/b2i/organization-user?as=contract', { viewport: PHONE });
    await page.waitForSelector('cb-account-sidebar nav');
    expect(await seesMenu(page)).toBe(false);
    await page.setViewport({ width: 768, height: 800 });
    expect(await seesMenu(page)).toBe(true);
    await page.setViewport(PHONE);
    for (const address of ['/account/landing', '/checkout/landing', '/account/landing?create=true']) {
      await page.goto(shop.address + address, { waitUntil: 'domcontentloaded' });
      await accountStands(page);
      expect([address, await seesMenu(page)]).toEqual([address, true]);
    }
    const targets = await page.$$eval('cb-account-sidebar a', (links) =>
      links.map((link) => link.getBoundingClientRect().height),
    );
    expect(Math.min(...targets)).toBeGreaterThanOrEqual(44);
  });
});

/** Runs in the page: keeps the tag manager's entries beyond the end of the page. */
function keepDataLayer(): void {
  const keep = () => {
    const told = (window as { dataLayer?: { event?: string }[] }).dataLayer ?? [];
    const left = told.filter(({ event }) => event === 'abandoned_cart');
    if (left.length > 0) sessionStorage.setItem('told', JSON.stringify(left));
  };
  // After `pagehide`, and therefore after the widgets' own handlers for it.
  document.addEventListener('visibilitychange', keep);
}

describe('a cart that the shopper abandons', () => {
  const shop = useShop(SHIPPED);
  const told = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('told') ?? '[]'));

  async function openCart(page: Page, kind: string): Promise<void> {
    await page.goto(`${shop.address}/checkout/cart?as=${kind}&cart=plain`, { waitUntil: 'domcontentloaded' });
    await cartStands(page);
    await page.waitForSelector('.cb-print-header__shop');
    // Leaving is watched from an effect of the part that loads last.
    await atRest(page);
  }

  it('is reported to the tag manager, but not for userType 3 or on the way to checkout [2 §1 Abandoned cart, §6 International]', async () => {
    const { page } = await shop.visit('/help', { before: keepDataLayer, prepare: followTime });
    await openCart(page, 'international');
    await page.goto(`${shop.address}/help`);
    expect(await told(page)).toEqual([]);

    await openCart(page, 'individual');
    await Promise.all([page.waitForNavigation(), press(page, 'Checkout')]);
    expect(new URL(page.url()).pathname).toBe('/checkout/shipping');
    expect(await told(page)).toEqual([]);

    await openCart(page, 'individual');
    await page.goto(`${shop.address}/help`);
    const [entry, ...others] = await told(page);
    expect(others).toEqual([]);
    expect(Object.keys(entry).sort()).toEqual(['currency', 'event', 'items', 'value']);
    expect(entry.items[0]).toEqual({
      item_id: expect.stringMatching(/^\d{6}$/),
      quantity: expect.any(Number),
    });
  });
});
