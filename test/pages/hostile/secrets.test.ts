/** The journeys on which a shopper enters personal data, and the traces of it afterwards. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import {
  cartStands,
  click,
  goToQuickOrder,
  press,
  readLines,
  sees,
  typeInto,
} from '../support/cart-screen.ts';
import { followRequests, requestsEnd } from '../support/open-requests.ts';
import { placeOrder } from '../support/place-order.ts';
import { eventually, SHIPPED, useShop, type VisitOptions } from '../support/shop-visit.ts';
import { collectTraces, type Trace } from '../support/traces.ts';
import { leaksIn, SECRETS, type Secret } from './secrets.ts';

const PASSWORD = 'SENT-PW-1';
const PERSONAL = (Object.keys(SECRETS) as Secret[]).filter((secret) => secret !== 'price');

async function typePassword(page: Page, names: string[] = ['password']): Promise<void> {
  for (const name of names) {
    await page.focus(`main [name="${name}"]`);
    await page.keyboard.type(PASSWORD);
  }
}

describe('a shopper’s data', () => {
  const shop = useShop(SHIPPED);

  /** Opens a page whose traces are collected. */
  async function open(path: string, options: VisitOptions = {}) {
    let traces: Trace[] = [];
    const prepare = async (page: Page) => {
      followRequests(page);
      traces = await collectTraces(page);
    };
    const visit = await shop.visit(path, { ...options, prepare });
    /** Searches the traces once everything has been reported. */
    const leaks = async (secrets: Secret[] = PERSONAL) => {
      await requestsEnd(visit.page);
      const [stored, name] = await visit.page.evaluate(() => {
        const kept = [{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state];
        return [JSON.stringify(kept), window.name];
      });
      const kept: Trace[] = [
        { place: 'sessionStorage', text: `${stored}` },
        { place: 'window.name', text: `${name}` },
      ];
      expect(traces.filter(({ place }) => place === 'event').length).toBeGreaterThan(1);
      return leaksIn([...traces, ...kept], secrets);
    };
    return { ...visit, leaks };
  }

  it('stays in the order and in the form, when a guest orders by card and registers [S13, S14, S15, 2 §4 Registration]', async () => {
    const { page, leaks } = await open('/checkout/cart?as=guest&cart=plain&fault=sentinel');
    await cartStands(page);
    await placeOrder(page);
    await sees(page, '4242');
    const place = await page.waitForSelector('[data-cb-widget="register-form"]');
    await place?.scrollIntoView();
    await page.waitForSelector('.cb-register form');
    await typeInto(page, 'First Name', 'SENT-NAME');
    await typeInto(page, 'Last Name', 'Sentinella');
    await typeInto(page, 'Email Address', 'individual@example.com');
    await typePassword(page);
    await click(page, 'aria/No[role="radio"]');
    await press(page, 'Create Account');
    await sees(page, 'You already have an account with this email address.');
    await typeInto(page, 'Email Address', 'sent-new@example.com');
    await typePassword(page);
    const next = page.waitForNavigation();
    await press(page, 'Create Account');
    await next;
    await page.waitForSelector('cb-order-confirmation h1');
    expect(await leaks()).toEqual([]);
  });

  it('stays in the profile [S13, S15, 2 §4 Profile save]', async () => {
    const { page, leaks } = await open('/account/profile?as=individual&fault=sentinel');
    await page.waitForSelector('cb-profile-form form');
    await typeInto(page, 'First Name', 'SENT-NAME');
    await typeInto(page, 'Email Address', 'contract@example.com');
    await typePassword(page);
    await press(page, 'Update Profile');
    await sees(page, 'An account with this email address already exists.');
    await typeInto(page, 'Email Address', 'sent-changed@example.com');
    await typePassword(page);
    const next = page.waitForNavigation();
    await press(page, 'Update Profile');
    await next;
    await sees(page, 'Your changes have been successfully saved.');
    expect(await leaks()).toEqual([]);
  });

  it('goes only to the partner, when a visitor of another site completes a profile [S6, S15]', async () => {
    const goto = encodeURIComponent(`${shop.portal}/continue`);
    const { page, leaks, posted } = await open(
      `/account/sso/profile.jsp?as=guest&id=550001&goto=${goto}&fault=sentinel`,
      {
        expects: [/^request to http:\/\/127\.0\.0\.1:/],
      },
    );
    await page.waitForSelector('cb-sso-profile form');
    await typePassword(page, ['password', 'confirmPassword']);
    await press(page, 'Update Profile');
    await eventually(() => posted().length).toBe(1);
    await sees(page, 'Welcome to the Teachers’ Circle');
    await page.goBack();
    await page.waitForSelector('cb-sso-profile .cb-profile');
    expect(await leaks()).toEqual([]);
  });

  it('goes only into an email and a search, when lists are shared and searched [S13, 2 §2 Friend finding]', async () => {
    const { page, leaks } = await open('/account/list?as=individual&fault=sentinel');
    await page.waitForSelector('cb-shopping-lists .cb-table__row');
    await press(page, 'Email Wish List');
    await typeInto(page, 'Email addresses', 'sent-friend@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.type('SENT-MESSAGE');
    await press(page, 'Send');
    await sees(page, 'Wish List was sent.');
    await press(page, "Find a Friend's List");
    await typeInto(page, 'Email address', 'marta.keller@example.com');
    await press(page, 'Find');
    await eventually(() => page.url()).toContain('/account/list-public?id=310001');
    await page.goto(`${shop.address}/account/list-detail?giftlistId=gl20002&isWishlist=false`);
    await page.waitForSelector('cb-list-detail [type=search]');
    await page.focus('cb-list-detail [type=search]');
    await page.keyboard.type('sent-search@example.com');
    await page.keyboard.press('Enter');
    await sees(page, 'sent-search@example.com');
    expect(await leaks()).toEqual([]);
  });

  it('stays in the order, when an organization orders by purchase order and looks it up [S13, S14]', async () => {
    const { page, leaks, calls } = await open('/checkout/cart?as=contract&cart=plain&fault=sentinel');
    await cartStands(page);
    await goToQuickOrder(page);
    await page.keyboard.type('591280');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await eventually(() => calls('quick-add').length).toBe(1);
    await placeOrder(page);
    await sees(page, 'PO-2026-');
    await page.goto(`${shop.address}/account/order`);
    await page.waitForSelector('cb-order-history tbody a');
    await click(page, 'cb-order-history tbody a');
    await sees(page, 'PO-2026-');
    expect(await leaks()).toEqual([]);
  });

  it('never includes a price if prices are hidden, whatever happens to the cart [1 §6 Prices, S14]', async () => {
    const { page, leaks } = await open('/checkout/cart?as=prices-hidden&state=profile&fault=sentinel');
    await cartStands(page);
    const before = (await readLines(page)).length;
    await press(page, 'Remove Triple-Beam Balance, 610 g x 0.1 g');
    await eventually(async () => (await readLines(page)).length).toBe(before - 1);
    await press(page, 'Undo removing Triple-Beam Balance, 610 g x 0.1 g');
    await eventually(async () => (await readLines(page)).length).toBe(before);
    expect(await leaks(Object.keys(SECRETS) as Secret[])).toEqual([]);
  });

  it('is found wherever a page leaks it on purpose [S13]', async () => {
    const { page, leaks } = await open('/help', { expects: [/SENT-PW/] });
    await page.waitForSelector('cb-site-header');
    await page.evaluate((password) => {
      const detail = { reply: Promise.resolve({ outcome: password }) };
      localStorage.setItem('a', btoa(`{"password":"${password}"}`));
      sessionStorage.setItem('a', password);
      sessionStorage.removeItem('a');
      // biome-ignore lint/suspicious/noDocumentCookie: the test must find what is written here
      document.cookie = `a=${password}`;
      new BroadcastChannel('cb').postMessage({ password });
      (window as unknown as { dataLayer: unknown[] }).dataLayer.push({ password });
      document.dispatchEvent(new CustomEvent('cb:request', { detail }));
      console.error(password);
      dispatchEvent(new ErrorEvent('error', { message: password }));
      history.replaceState({ password }, '', '?a=1');
      void fetch(`/help?a=${password}`);
      window.name = password;
      history.pushState(null, '', `?password=${password}`);
    }, PASSWORD);
    // Its address is the referrer of the next page.
    await page.evaluate(() => fetch('/help'));
    await page.goto(`${shop.address}/help`);
    await page.waitForSelector('cb-site-header');
    const places = (await leaks()).map((leak) => /^password in ([^:]+):/.exec(leak)?.[1]);
    expect([...new Set(places)].sort()).toEqual([
      'address',
      'channel',
      'console',
      'cookie',
      'data layer',
      'error',
      'event',
      'history',
      'localStorage',
      'referrer',
      'sessionStorage',
      'window.name',
    ]);
  });
});
