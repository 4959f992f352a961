/** A guest who gets an account on the confirmation page. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { findViolations, findWidthsWithScroll } from '../support/accessibility/audit.ts';
import { focusedName } from '../support/accessibility/focus.ts';
import { click, press, sees, typeInto } from '../support/cart-screen.ts';
import { fillUp } from '../support/field-limits.ts';
import { placeOrder, redeemVoucher } from '../support/place-order.ts';
import { eventually, PHONE, RUNTIMES, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const GUEST_WITH_CART = '/checkout/cart?as=guest&cart=plain';
const TITLE = "Don't Leave Without Creating a Login-You're Almost There!";
const PASSWORD = 'SENT-PW-1';

/** Scrolls to the form, which is loaded when it comes near. */
async function formStands(page: Page): Promise<void> {
  const place = await page.waitForSelector('[data-cb-widget="register-form"]');
  await place?.scrollIntoView();
  await page.waitForSelector('.cb-register form');
}

async function fillIn(page: Page, email?: string): Promise<void> {
  await typeInto(page, 'First Name', 'Dana');
  await typeInto(page, 'Last Name', 'Reyes');
  if (email) await typeInto(page, 'Email Address', email);
  const password = await page.$('.cb-register [name="password"]');
  await password?.focus();
  await page.keyboard.type(PASSWORD);
}

const choose = (page: Page, answer: 'Yes' | 'No') => click(page, `aria/${answer}[role="radio"]`);

const emailIn = (page: Page) =>
  readFrom(page, '.cb-register [name="email"]', (field) => (field as HTMLInputElement).value);

/** Everything that outlives the form and that a script of the page can read. */
const traces = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: unknown[] };
    const kept = [{ ...localStorage }, { ...sessionStorage }, dataLayer, history.state];
    return JSON.stringify(kept) + document.cookie + location.href;
  });

describe.each(RUNTIMES)('registering after an order, %s', (runtime) => {
  const shop = useShop(runtime);

  it('keeps the recipient’s address, creates the account and returns to the confirmation [2 §4 Registration]', async () => {
    const { page, calls } = await shop.visit(GUEST_WITH_CART);
    await placeOrder(page);
    await formStands(page);
    await sees(page, TITLE);
    await eventually(() => emailIn(page)).toBe('guest@example.org');
    await fillIn(page);
    await choose(page, 'No');
    const next = page.waitForNavigation();
    await press(page, 'Create Account');
    await next;
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/checkout/confirm?create=true');
    expect(calls('choose-account-type')).toHaveLength(1);
    expect(await page.$('.cb-register')).toBeNull();
    expect(await traces(page)).not.toContain(PASSWORD);
  });
});

describe('the register form', () => {
  const shop = useShop(SHIPPED);

  it('takes an institution to its school page, after a voucher too [2 §2 Register form, §4 Registration, §9 Lengths]', async () => {
    const { page } = await shop.visit('/redeem-voucher?as=guest', { viewport: PHONE });
    await redeemVoucher(page, 'lab@example.org');
    await formStands(page);
    await eventually(() => emailIn(page)).toBe('lab@example.org');
    expect(await findViolations(page)).toEqual([]);
    for (const [field, most] of [
      ['First Name', 19],
      ['Last Name', 19],
      ['Email Address', 256],
    ] as const) {
      expect(await fillUp(page, field)).toHaveLength(most);
    }
    await fillIn(page, 'lab@example.org');
    await choose(page, 'Yes');
    const next = page.waitForNavigation();
    await press(page, 'Create Account');
    await next;
    expect(new URL(page.url()).pathname).toBe('/account/school');
  });

  it('says first that the account exists, and can be corrected by keyboard alone [2 §8 Registration]', async () => {
    const { page, calls } = await shop.visit(GUEST_WITH_CART);
    await placeOrder(page);
    await formStands(page);
    await typeInto(page, 'First Name', ' ');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await eventually(() => focusedName(page)).toBe('group There is a problem');
    expect(calls('choose-account-type')).toEqual([]);
    expect(await findViolations(page)).toEqual([]);

    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('link First Name is a required field.');
    await page.keyboard.press('Enter');
    await eventually(() => focusedName(page)).toBe('textbox First Name');
    await fillIn(page, 'individual@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await focusedName(page)).toBe('button Hide password');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await focusedName(page)).toBe('radio Yes');
    await page.keyboard.press('Enter');

    await sees(page, 'You already have an account with this email address.');
    await eventually(() => focusedName(page)).toBe('group There is a problem');
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('link Sign in');
    expect(await findViolations(page)).toEqual([]);
    expect(await findWidthsWithScroll(page, [320, 375, 640, 1280])).toEqual([]);
    const fields = await page.$$eval('.cb-register input', (inputs) =>
      inputs.map(({ name, type, value }) => [name, type, value]),
    );
    expect(fields.slice(2, 4)).toEqual([
      ['email', 'email', 'individual@example.com'],
      ['password', 'password', PASSWORD],
    ]);
  });

  it('is hidden from shoppers who have an account [2 §6 Guest]', async () => {
    const { page } = await shop.visit('/checkout/cart?as=individual&cart=plain');
    await placeOrder(page);
    await page.waitForSelector('cb-order-confirmation .cb-confirmation[data-phase="ready"]');
    expect(await page.$('[data-cb-widget="register-form"]')).toBeNull();
  });
});
