/** Somebody from a partner's site who completes their profile and goes back there. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { findViolations, findWidthsWithScroll } from '../support/accessibility/audit.ts';
import { focusedName } from '../support/accessibility/focus.ts';
import { click, press, sees } from '../support/cart-screen.ts';
import { fillUp } from '../support/field-limits.ts';
import { eventually, RUNTIMES, SHIPPED, useShop } from '../support/shop-visit.ts';

const PARTNER = { expects: [/^request to http:\/\/127\.0\.0\.1:/] };
const TOKEN = 'SENT-SSO-TOKEN';
const NARROW = { width: 320, height: 740 };
const PASSWORD = 'SENT-PW-1';
const PARTNERS_PAGE = 'Welcome to the Teachers’ Circle';

const address = (id: string, goto?: string) =>
  `/account/sso/profile.jsp?as=guest&id=${id}${goto ? `&goto=${encodeURIComponent(goto)}` : ''}`;

const formStands = (page: Page) => page.waitForSelector('cb-sso-profile form');

async function typePasswords(page: Page, password = PASSWORD): Promise<void> {
  for (const name of ['password', 'confirmPassword']) {
    await page.focus(`cb-sso-profile [name="${name}"]`);
    await page.keyboard.type(password);
  }
}

/** Everything that a script of the page can read. */
const traces = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [], told } = window as { dataLayer?: unknown[]; told?: unknown[] };
    const kept = [{ ...localStorage }, { ...sessionStorage }, dataLayer, history.state, told];
    return JSON.stringify(kept) + document.cookie + location.href + document.documentElement.outerHTML;
  });

/** Records the events about calls and navigations, and keeps the shopper here. */
function listenAndStay(): void {
  const told: unknown[] = [];
  Object.assign(window, { told });
  for (const name of ['cb:request', 'cb:navigate']) {
    document.addEventListener(name, (event) => {
      told.push((event as CustomEvent).detail);
      if (name === 'cb:navigate' && !window.name) event.preventDefault();
    });
  }
}

describe.each(RUNTIMES)('a profile of a partner’s site, %s', (runtime) => {
  const shop = useShop(runtime);

  it('is completed, and the partner gets the token once, and not again after Back [2 §2 SSO return, S6]', async () => {
    const { page, calls, posted } = await shop.visit(
      address('550001', `${shop.portal}/continue?a=1`),
      PARTNER,
    );
    await formStands(page);
    await sees(page, 'After this, you’ll continue to 127.0.0.1:');
    await typePasswords(page);
    await press(page, 'Update Profile');
    await sees(page, PARTNERS_PAGE);
    expect(posted()).toEqual([
      { path: '/continue?a=1', fields: { createdToken: expect.stringMatching(/^[\w+/=-]{32,}$/) } },
    ]);
    const { createdToken } = posted()[0]?.fields ?? {};
    await page.goBack();
    await page.waitForSelector('cb-sso-profile .cb-profile');
    expect(await traces(page)).not.toContain(createdToken);
    await page.reload();
    await formStands(page);
    expect(posted()).toHaveLength(1);
    expect(calls('SSO-updateprofile')).toHaveLength(1);
  });
});

describe('the profile of a partner’s site', () => {
  const shop = useShop(SHIPPED);

  it('sends nothing to a site that the page doesn’t list, and says so first [2 §2 SSO return, S6]', async () => {
    const { page, posted } = await shop.visit(address('550001', 'http://localhost:9/continue'), {
      viewport: NARROW,
      expects: [/origin of "goto" is not listed/],
    });
    await formStands(page);
    await sees(page, 'We can’t send you back to the site you came from');
    expect(await findViolations(page)).toEqual([]);
    await typePasswords(page);
    await press(page, 'Update Profile');
    await sees(page, 'We can’t send you back');
    expect(posted()).toEqual([]);
    expect(new URL(page.url()).origin).toBe(shop.address);
    expect(await findViolations(page)).toEqual([]);
  });

  it('names errors at their fields, and those about the terms only in the box, by keyboard [2 §5 SSO profile, §2 SSO fields]', async () => {
    const { page } = await shop.visit(address('550003'));
    await formStands(page);
    for (const field of ['First Name', 'Last Name', 'Email Address']) {
      expect(await fillUp(page, field)).not.toContain('xx');
    }
    await page.focus('cb-sso-profile [name="password"]');
    await page.keyboard.type('abc');
    await page.keyboard.press('Enter');
    await eventually(() => focusedName(page)).toBe('group There is a problem');
    const told = await page.$$eval('.cb-error-summary li', (rows) => rows.map((row) => row.textContent));
    expect(told).toEqual([
      'Passwords must be at least 6 characters long.',
      'Please accept the terms and conditions.',
      'This email address has unsubscribed from our newsletter. Please clear the box.',
    ]);
    const marked = await page.$$eval('cb-sso-profile [aria-invalid]', (fields) =>
      fields.map((field) => field.getAttribute('name')),
    );
    expect(marked).toEqual(['password', 'confirmPassword']);
    expect(await findViolations(page)).toEqual([]);
    expect(await findWidthsWithScroll(page, [320, 1280, 640])).toEqual([]);
    expect(await findViolations(page)).toEqual([]);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await eventually(() => focusedName(page)).toBe('textbox Password');
    await page.keyboard.type(`def-${PASSWORD}`);
    const walk = ['button Show password', 'textbox Confirm Password', 'button Show confirmed password'];
    for (const name of walk) {
      await page.keyboard.press('Tab');
      expect(await focusedName(page)).toBe(name);
      if (name.startsWith('textbox')) await page.keyboard.type(`abcdef-${PASSWORD}`);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('link Terms of Use (opens in a new tab)');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await sees(page, 'Your changes have been successfully saved.');
  });

  it('has no token and no password anywhere while it waits for Continue [S6, S15]', async () => {
    const { page, posted } = await shop.visit(
      `${address('550001', `${shop.portal}/continue`)}&fault=sentinel`,
      {
        ...PARTNER,
        before: listenAndStay,
      },
    );
    await formStands(page);
    await typePasswords(page);
    await press(page, 'Update Profile');
    await sees(page, 'now.');
    expect(posted()).toEqual([]);
    const found = await traces(page);
    expect(found).toContain('profile/SSO-updateprofile');
    expect(found).not.toContain(TOKEN);
    expect(found).not.toContain(PASSWORD);
    expect(await findViolations(page)).toEqual([]);
    await page.evaluate(() => {
      window.name = 'go';
    });
    await click(page, 'aria/Continue[role="button"]');
    await sees(page, PARTNERS_PAGE);
    expect(posted().map(({ fields }) => fields)).toEqual([{ createdToken: TOKEN }]);
  });
});
