/** The sign-in dialog on a site whose login page has its own names. */
import { describe, expect, it } from 'vitest';
import { alterPages } from '../support/replies/altered-page.ts';
import { eventually, SHIPPED, useShop } from '../support/shop-visit.ts';

const SIGN_IN = {
  action: '/account/login?via=dialog',
  fields: { realm: 'shop', _csrf: 'x=1&y' },
  names: { email: 'j_username', password: 'j_password', resume: 'next' },
};

describe('the sign-in dialog', () => {
  const shop = useShop(SHIPPED);

  it('posts exactly what config.signIn says that the login page accepts [embedding Sign-in form]', async () => {
    const posted: [string, string][] = [];
    const { page } = await shop.visit('/checkout/cart?sib=true', {
      prepare: async (tab) => {
        await alterPages(tab, '/checkout/cart', (html) =>
          html.replace('"loginAction"', `"signIn":${JSON.stringify(SIGN_IN).replace(/&/g, '\\u0026')},$&`),
        );
        tab.on('request', (request) => {
          if (request.method() === 'POST' && request.isNavigationRequest())
            posted.push([request.url(), request.postData() ?? '']);
        });
      },
      expects: [/status of 4\d\d/],
    });
    const field = await page.waitForSelector('aria/Email address[role="textbox"]');
    await field?.type('individual@example.com');
    await page.type('dialog [type=password]', 'science');
    await page.keyboard.press('Enter');
    await eventually(() => posted).toHaveLength(1);
    const [[url, body] = ['', '']] = posted;
    expect(url).toBe(`${shop.address}/account/login?via=dialog`);
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      realm: 'shop',
      _csrf: 'x=1&y',
      j_username: 'individual@example.com',
      j_password: 'science',
      next: 'prev',
    });
  });
});
