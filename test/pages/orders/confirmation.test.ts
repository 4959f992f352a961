/** What a shopper finds after placing an order: on the screen, on paper, after a reload, and when it fails. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { findViolations, findWidthsWithScroll } from '../support/accessibility/audit.ts';
import { focusedName } from '../support/accessibility/focus.ts';
import { press, readMiniCartCount, sees } from '../support/cart-screen.ts';
import { coloursOnPaper, onPaper } from '../support/layout/on-paper.ts';
import { placeOrder } from '../support/place-order.ts';
import { changeReplies } from '../support/replies/changed-replies.ts';
import { eventually, PHONE, RUNTIMES, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const CART = '/checkout/cart?cart=plain&as=';
const READY = 'cb-order-confirmation .cb-confirmation[data-phase="ready"]';
const FAILED = 'cb-order-confirmation .cb-confirmation[data-phase="failed"]';

const orderStands = (page: Page) => page.waitForSelector(READY);

/** All that can be read in the confirmation. */
const shown = (page: Page) =>
  readFrom(page, 'cb-order-confirmation', (confirmation) => (confirmation as HTMLElement).innerText);

const purchases = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: { event?: string }[] };
    return dataLayer.filter(({ event }) => event === 'purchase');
  });

describe.each(RUNTIMES)('an order that has been placed, %s', (runtime) => {
  const shop = useShop(runtime);

  it('is confirmed and reported once, whatever the shopper does then [2 §4 Order report, §4 Affiliate cookies]', async () => {
    const { page, openTab, calls } = await shop.visit(`${CART}guest`);
    const other = await openTab('/help');
    await eventually(() => readMiniCartCount(other)).toBe('15');
    await page.bringToFront();
    await page.setCookie(
      { name: 'affiliateClickIds', value: 'a1', path: '/' },
      { name: 'clickId', value: 'b2', path: '/checkout' },
      { name: 'gclid', value: 'c3', path: '/' },
    );
    await placeOrder(page);
    await orderStands(page);
    const text = await shown(page);
    const number = /Your confirmation number is (W\d+)\./.exec(text)?.[1];
    expect(number).toBeDefined();
    for (const part of ['**** **** **** 4242', '11/2029', 'Beaker, Low Form', 'Item #721002', '$443.71']) {
      expect(text).toContain(part);
    }
    const links = await page.$$eval('.cb-confirmation__links a', (all) =>
      all.map((link) => `${link.textContent} ${(link as HTMLAnchorElement).pathname}`),
    );
    expect(links).toEqual(['Continue Shopping /', 'My Account /account/login']);
    await eventually(() => calls('set-heap-track-id')).toHaveLength(1);
    await eventually(async () => JSON.stringify(await purchases(page))).toContain(number);
    expect(await page.evaluate(() => document.cookie)).toBe('gclid=c3');

    const [product] = await page.$$eval('.cb-order-item__name', (names) =>
      names.map((name) => (name as HTMLAnchorElement).pathname),
    );
    expect(product).toMatch(/^\/product\/\d+$/);
    expect(text).toContain('Resources for this order');

    await other.bringToFront();
    await eventually(() => readMiniCartCount(other)).toBe('0');
    await page.bringToFront();
    await page.reload({ waitUntil: 'domcontentloaded' });
    await orderStands(page);
    const tab = await openTab('/checkout/confirm');
    await orderStands(tab);
    await tab.goto(`${shop.address}/help`);
    await tab.goBack({ waitUntil: 'domcontentloaded' });
    await orderStands(tab);
    expect([await purchases(page), await purchases(tab)]).toEqual([[], []]);
    expect(calls('set-heap-track-id')).toHaveLength(1);
  });
});

describe('the order confirmation', () => {
  const shop = useShop(SHIPPED);

  it('sends the tag manager entries made from products if the server has none, once the order is reported [2 §4 Purchase entry]', async () => {
    const { page, calls } = await shop.visit(`${CART}individual`);
    await placeOrder(page);
    await orderStands(page);
    await eventually(() => calls('set-heap-track-id')).toHaveLength(1);
    await page.evaluate(() => localStorage.clear());
    await page.reload({ waitUntil: 'domcontentloaded' });
    await orderStands(page);
    await eventually(async () => (await purchases(page))[0]).toMatchObject({
      currency: 'USD',
      items: expect.arrayContaining([
        expect.objectContaining({ item_id: '721002', item_name: expect.stringMatching(/^Beaker/) }),
      ]),
    });
  });

  it('shows contract customers both prices, and can be read by keyboard [2 §2 Contract price, accessibility Keyboard]', async () => {
    const { page } = await shop.visit(`${CART}contract`);
    await placeOrder(page);
    await orderStands(page);
    const text = await shown(page);
    for (const part of ['Your Contract Price', 'Exempt', 'Your Contract Total', 'Retail Total']) {
      expect(text).toContain(part);
    }
    const prices = await page.$$eval('cb-order-confirmation tbody .cb-money', (amounts) =>
      amounts.map((amount) => `${getComputedStyle(amount).textDecorationLine} ${amount.textContent}`),
    );
    expect(prices[0]).toMatch(/^line-through Retail price \$\d/);
    expect(prices[1]).toMatch(/^none \$\d/);
    await page.focus(`${READY} h1`);
    const names: string[] = [];
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press('Tab');
      names.push(await focusedName(page));
    }
    expect(names).toEqual([
      'link Continue Shopping',
      'link My Account',
      'button Print',
      'region Supplies and equipment, scrollable',
    ]);
    expect(await readFrom(page, 'aria/My Account', (link) => (link as HTMLAnchorElement).href)).toBe(
      `${shop.address}/account/landing`,
    );
    expect(await findViolations(page)).toEqual([]);
    expect(await findWidthsWithScroll(page, [320, 640, 960, 1280])).toEqual([]);
  });

  it('fits a phone, with the thanks before the promotion, and leaves nothing personal behind [2 §2 Promotion banner, S13, S14]', async () => {
    const { page, calls } = await shop.visit(`${CART}guest`, { viewport: PHONE });
    await placeOrder(page);
    await orderStands(page);
    await sees(page, 'Your order helps the next class');
    expect(await page.evaluate(() => document.body.innerText)).toMatch(
      /Thank you for your order.*Your order helps the next class/s,
    );
    expect(calls('order-confirm-promo-top')).toHaveLength(1);
    expect(await findViolations(page)).toEqual([]);
    const traces = await page.evaluate(() => {
      const { dataLayer = [] } = window as { dataLayer?: unknown[] };
      return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, dataLayer, history.state]);
    });
    expect(traces).toContain('purchase');
    for (const personal of ['guest@example.org', '336-555', 'Sycamore', '4242', 'Shopper']) {
      expect(traces).not.toContain(personal);
    }
  });

  it('adds the promotion and the register form if the page has no place for them, and nothing jumps [2 §2 Register form]', async () => {
    const { page } = await shop.visit(`${CART}guest`, {
      before: takeAwayPlaces,
    });
    await placeOrder(page);
    await orderStands(page);
    await sees(page, 'Your order helps the next class');
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
    const form = await page.waitForSelector(`${READY} [data-cb-widget="register-form"]`);
    await form?.scrollIntoView();
    await page.waitForSelector(`${READY} cb-register-form input[name="email"]`);
    expect(
      await readFrom(page, `${READY} input[name="email"]`, (field) => (field as HTMLInputElement).value),
    ).toBe('guest@example.org');
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMediaType('print');
    expect(await shown(page)).not.toContain('Creating a Login');
  });

  it('is one sheet of paper with everything worth filing, and no buttons [visual Print]', async () => {
    const { page } = await shop.visit(`${CART}contract`);
    await placeOrder(page);
    await orderStands(page);
    await onPaper(page);
    const text = await shown(page);
    expect(text).toMatch(/^Fernbrook Science Supply\s+Printed \w+ \d+, \d{4}.* · Priya Raman · Account \w+/);
    for (const part of [
      'Order Confirmation',
      'W66',
      'Item #721002',
      '$371.23',
      'Purchase Order',
      'Seattle',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/Continue Shopping|My Account|Print\b/);
    const looks = await readFrom(page, READY, (confirmation) => {
      const styleOf = (selector: string) => getComputedStyle(confirmation.querySelector(selector) as Element);
      const texts = ['h1', '.cb-fact__label', '.cb-order-item__number', 's', 'td'];
      return {
        colours: [...new Set(texts.map((selector) => styleOf(selector).color))],
        heads: styleOf('thead').display,
        row: styleOf('tbody tr').breakInside,
      };
    });
    expect(looks).toEqual({ colours: ['rgb(0, 0, 0)'], heads: 'table-header-group', row: 'avoid' });
    expect(await coloursOnPaper(page, 'cb-order-confirmation')).toEqual([]);
    const pdf = Buffer.from(await page.pdf({ format: 'letter' })).toString('latin1');
    expect([...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)]).toHaveLength(1);
  });

  it('shows no amount if prices are hidden [1 §6 Prices]', async () => {
    const { page } = await shop.visit(`${CART}prices-hidden`);
    await placeOrder(page);
    await orderStands(page);
    expect(await shown(page)).not.toMatch(/\$\s?\d/);
    await eventually(() => purchases(page)).toHaveLength(1);
    expect(JSON.stringify(await purchases(page))).not.toMatch(/price|value/);
  });

  it('shows number and phone if the order can’t be read, and reads it again [2 §8 Confirmations]', async () => {
    const { page, setFault, calls } = await shop.visit(`${CART}individual`, {
      expects: [/order-confirm/, /503/],
    });
    await placeOrder(page);
    await orderStands(page);
    const number = /(W\d+)\./.exec(await shown(page))?.[1];
    await setFault('on:checkout/order-confirm,status:503');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.waitForSelector(FAILED);
    expect(await shown(page)).toContain(`Your order number: ${number}`);
    expect(await shown(page)).toContain('Please don’t place your order again.');
    expect(await shown(page)).toContain('1-800-555-0142');
    expect(await findViolations(page)).toEqual([]);
    await setFault('off');
    await press(page, 'Try again');
    await orderStands(page);
    await eventually(() => focusedName(page)).toBe('heading Order Confirmation');
    await eventually(() => calls('set-heap-track-id')).toHaveLength(1);
  });

  it('is reported once even if the page is left before the reply [2 §4 Order report]', async () => {
    const { page, setFault, calls } = await shop.visit(`${CART}individual`);
    await setFault('hold,on:set-heap-track-id');
    await placeOrder(page);
    await orderStands(page);
    await eventually(() => calls('set-heap-track-id')).toHaveLength(1);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await orderStands(page);
    await setFault('off');
    // A second report would have been sent as soon as the order was shown.
    await eventually(() => calls('set-heap-track-id').map(({ done }) => done)).toEqual([true]);
  });

  it('says that there is no order if the shop’s reply contains none [2 §4 Confirmation failure]', async () => {
    const { page, openTab } = await shop.visit(`${CART}individual`, { expects: [/order-confirm/] });
    await placeOrder(page);
    await orderStands(page);
    const tab = await openTab('/help');
    await changeReplies(tab, { webOrderId: [null], lastOrderId: [''] });
    await tab.goto(`${shop.address}/checkout/confirm`);
    await tab.waitForSelector(FAILED);
    await sees(tab, 'There’s no new order to show on this page.');
    const text = await shown(tab);
    expect(text).toContain('Questions about an order?');
    expect(text).not.toContain('place your order again');
    expect(await findViolations(tab)).toEqual([]);
  });
});

/** Runs in the page: removes everything except the confirmation, and records what moves inside it. */
function takeAwayPlaces(): void {
  const places = ':is(main, body) > :is([data-cb-widget="promo-area"], [data-cb-widget="register-form"])';
  new MutationObserver(() => {
    for (const place of document.querySelectorAll(places)) place.remove();
  }).observe(document, { childList: true, subtree: true });
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { sources } = entry as unknown as { sources: { node: Element | null }[] };
      const inside = sources.filter(({ node }) => node?.closest?.('cb-order-confirmation'));
      shifts.push(...inside.map(({ node }) => `${node?.localName}.${node?.className}`));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
