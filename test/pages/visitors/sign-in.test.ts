/** Signing in from the cart page, by the dialog that `?sib=true` opens. */
import { describe, expect, it } from 'vitest';
import { focusedName } from '../support/accessibility/focus.ts';
import { cartStands, sees } from '../support/cart-screen.ts';
import { eventually, PHONE, SHIPPED, useShop } from '../support/shop-visit.ts';

const SIGN_IN = '/checkout/cart?sib=true';

describe.each([SHIPPED])('the sign-in dialog, %s', (runtime) => {
  const shop = useShop(runtime);

  it('signs guests in by keyboard alone and brings them back to the cart [1 §2 Sign-in offer, accessibility Keyboard]', async () => {
    const { page } = await shop.visit(SIGN_IN);
    await eventually(() => focusedName(page)).toBe('textbox Email address');
    await page.keyboard.type('individual@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.type('science');
    await page.keyboard.press('Enter');
    await sees(page, 'Welcome, Dana');
    expect(new URL(page.url()).pathname).toBe('/checkout/cart');
    await cartStands(page);
    expect(await page.$('dialog')).toBeNull();
  });

  it('closes on Escape and leaves the focus at the heading [accessibility Dialogs]', async () => {
    const { page } = await shop.visit(SIGN_IN, { viewport: PHONE });
    await page.waitForSelector('dialog form');
    await page.keyboard.press('Escape');
    await eventually(() => page.$('dialog')).toBeNull();
    await eventually(() => focusedName(page)).toMatch(/^heading Your Shopping Cart/);
  });

  it('keeps the password out of addresses, storage and the page’s events [S15]', async () => {
    const { page } = await shop.visit(SIGN_IN, { expects: [/status of 422/] });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
    await page.waitForSelector('dialog form');
    await page.type('aria/Email address[role="textbox"]', 'individual@example.com');
    await page.type('dialog [name=password]', 'SENT-PW');
    await page.keyboard.press('Enter');
    await sees(page, 'We do not know this email address with this password.');
    expect(sent).toContain(`POST ${shop.address}/account/login`);
    expect(sent.join()).not.toContain('SENT-PW');
    const kept = await page.evaluate(() =>
      JSON.stringify([
        localStorage,
        sessionStorage,
        history.state,
        document.cookie,
        Reflect.get(window, 'dataLayer'),
      ]),
    );
    expect(kept).not.toContain('SENT-PW');
  });

  it('isn’t offered to members [1 §2 Sign-in offer]', async () => {
    const { page } = await shop.visit(`${SIGN_IN}&as=individual`);
    await cartStands(page);
    expect(await page.$('dialog')).toBeNull();
  });
});
