/** A shopper who looks after their own profile, or replaces a password that the shop has made up. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { findViolations, findWidthsWithScroll } from '../support/accessibility/audit.ts';
import { focusedName } from '../support/accessibility/focus.ts';
import { press, sees, typeInto } from '../support/cart-screen.ts';
import { fillUp } from '../support/field-limits.ts';
import { isRed } from '../support/layout/colours.ts';
import { DESKTOP, eventually, PHONE, RUNTIMES, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const SAVED = 'Your changes have been successfully saved.';
const NARROW = { width: 320, height: 740 };
const PASSWORD = 'SENT-PW-1';

const formStands = (page: Page) => page.waitForSelector('cb-profile-form form');

async function typePassword(page: Page, password = PASSWORD): Promise<void> {
  await page.focus('cb-profile-form [name="password"]');
  await page.keyboard.type(password);
}

const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Everything that outlives the form and that a script of the page can read. */
const traces = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: unknown[] };
    const kept = [{ ...localStorage }, { ...sessionStorage }, dataLayer, history.state];
    return JSON.stringify(kept) + document.cookie + location.href + document.documentElement.outerHTML;
  });

describe.each(RUNTIMES)('the shopper’s own profile, %s', (runtime) => {
  const shop = useShop(runtime);

  it('is refused, corrected by keyboard alone, and saved; the header is updated [2 §2 Profile form, §4 Profile save, §8 Profile]', async () => {
    const { page, calls } = await shop.visit('/account/profile?as=individual');
    await formStands(page);
    await typeInto(page, 'First Name', 'Danielle');
    await typeInto(page, 'Email Address', 'contract@example.com');
    await typePassword(page, 'abc');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await focusedName(page)).toBe('button Hide password');
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('button Update Profile');
    await page.keyboard.press('Enter');

    await eventually(() => focusedName(page)).toBe('group There is a problem');
    const marked = await page.$$eval('cb-profile-form [aria-invalid]', (fields) =>
      fields.map((field) => [field.getAttribute('name'), field.getAttribute('type')]),
    );
    expect(marked).toEqual([
      ['email', 'email'],
      ['password', 'password'],
    ]);
    if (runtime === SHIPPED) {
      const parts = ['.cb-error-summary', '[name="email"]', '[name="password"]', '[name="lastName"]'];
      const reds = parts.map((part) => readFrom(page, `cb-profile-form ${part}`, isRed));
      expect(await Promise.all(reds)).toEqual([true, true, true, false]);
      expect(await findViolations(page)).toEqual([]);
      expect(await findWidthsWithScroll(page, [320, 1280, 640])).toEqual([]);
      expect(await findViolations(page)).toEqual([]);
    }

    await page.setViewport(DESKTOP);
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('link An account with this email address already exists.');
    await page.keyboard.press('Enter');
    await eventually(() => focusedName(page)).toBe('textbox Email Address');
    await typeInto(page, 'Email Address', 'danielle@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.type(`def-${PASSWORD}`);
    const next = page.waitForNavigation();
    await page.keyboard.press('Enter');
    await next;
    expect(pathOf(page)).toBe('/account/profile?success=true');
    await eventually(() => focusedText(page)).toBe(SAVED);
    expect(calls('update-profile')).toHaveLength(2);
    await sees(page, 'Welcome, Danielle');
    await page.reload();
    await formStands(page);
    expect(await page.$('.cb-profile__saved')).toBeNull();
    const name = await readFrom(
      page,
      'cb-profile-form [name="firstName"]',
      (field) => (field as HTMLInputElement).value,
    );
    expect(name).toBe('Danielle');
    if (runtime === SHIPPED) expect(await findViolations(page)).toEqual([]);
    expect(await traces(page)).not.toContain(PASSWORD);
  });
});

describe('the profile', () => {
  const shop = useShop(SHIPPED);

  it('keeps what was typed when the session has ended, and offers to sign in [reliability Session end, 2 §5 Profile]', async () => {
    const { page, setFault } = await shop.visit('/account/profile?as=individual', {
      viewport: PHONE,
      expects: [/status of 401/],
    });
    await formStands(page);
    await setFault('status:401,on:update-profile');
    expect(await fillUp(page, 'First Name')).toHaveLength(19);
    expect(await fillUp(page, 'Email Address')).toHaveLength(256);
    expect(await fillUp(page, 'Last Name')).toHaveLength(19);
    await typeInto(page, 'Last Name', 'Whitlock-Reyes');
    await press(page, 'Update Profile');
    await sees(page, 'Your session has ended.');
    await eventually(() => focusedName(page)).toBe('group There is a problem');
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('link Sign in');
    const name = await readFrom(
      page,
      'cb-profile-form [name="lastName"]',
      (field) => (field as HTMLInputElement).value,
    );
    expect(name).toBe('Whitlock-Reyes');
    expect(await findViolations(page)).toEqual([]);
  });

  it('gets its own password by id, from a guest, without breadcrumb and menu [2 §2 Profile by id]', async () => {
    const { page, calls } = await shop.visit('/account/profile?as=guest&id=440001', { viewport: NARROW });
    await formStands(page);
    expect(await page.$$('nav[aria-label="My Account"], .cb-breadcrumb, cb-account-sidebar')).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
    expect(await findWidthsWithScroll(page, [1280, 640, 320])).toEqual([]);
    for (const field of ['First Name', 'Last Name', 'Email Address']) {
      expect(await fillUp(page, field)).not.toContain('xx');
    }
    await typePassword(page);
    const next = page.waitForNavigation();
    await press(page, 'Update Profile');
    await next;
    await eventually(() => focusedText(page)).toContain(SAVED);
    expect(pathOf(page)).toBe('/account/profile?success=true');
    expect(calls('update-profile')).toHaveLength(1);
    expect(await findViolations(page)).toEqual([]);
    await page.goto(`${shop.address}/account/profile?id=440001`);
    await formStands(page);
    await typePassword(page);
    await press(page, 'Update Profile');
    await sees(page, 'This profile has a password already. Please sign in.');
    await page.goto(`${shop.address}/account/profile?success=true`);
    await eventually(() => pathOf(page)).toBe('/account/login?resume=prev');
  });
});
