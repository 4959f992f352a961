/** An order: reordered, added to a list, submitted by customer service, on paper. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { findViolations, findWidthsWithScroll } from '../support/accessibility/audit.ts';
import { focusedName } from '../support/accessibility/focus.ts';
import { cartStands, press, readLines, readMiniCartCount, sees, typeInto } from '../support/cart-screen.ts';
import { isRed } from '../support/layout/colours.ts';
import { coloursOnPaper } from '../support/layout/on-paper.ts';
import { eventually, PHONE, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const pathTo = (id: string, userId = '220022', as = 'individual') =>
  `/account/order-detail?orderId=${id}&userId=${userId}&as=${as}`;

/** A line of every group of items. */
const ORDER = pathTo('o99661500');
/** None of its items is sold any more. */
const ALL_GONE = pathTo('o99661494');
/** Half of its items are no longer sold. */
const PARTLY_GONE = pathTo('o99661498');

/** The texts of the open dialog's rows. */
const rows = (page: Page) =>
  page.$$eval('dialog[open] li', (items) =>
    items.map((item) => (item as HTMLElement).innerText.replace(/\s+/g, ' ')),
  );

/** How many rows of the cart are highlighted. */
const restrictedRows = async (page: Page) =>
  (await readLines(page)).filter(({ text }) => text.includes('Restricted:')).length;

const orderStands = (page: Page) =>
  page.waitForSelector('cb-order-detail .cb-order__body[data-phase="ready"]');

describe.each([SHIPPED])('ordering again, %s', (runtime) => {
  const shop = useShop(runtime);
  /** Parts that both runtimes render alike are checked once. */
  const violations = (page: Page) => (runtime === SHIPPED ? findViolations(page) : []);

  it('by keyboard: keeps the cart, says what was added, and a reload finds the order [2 §4 Reorder, accessibility Keyboard]', async () => {
    const { page, calls } = await shop.visit(`${ORDER}&cart=plain`);
    await orderStands(page);
    const before = Number(await readMiniCartCount(page));
    await (await page.waitForSelector('aria/Reorder[role="button"]'))?.focus();
    await page.keyboard.press('Enter');
    await sees(page, 'Keep them or replace them?');
    await eventually(() => focusedName(page)).toBe('heading Add to Cart');
    expect(await violations(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await eventually(() => focusedName(page)).toBe('button Reorder');
    expect(calls('reorder-from-modal')).toHaveLength(0);

    await page.keyboard.press('Space');
    await sees(page, 'Keep them or replace them?');
    await press(page, 'Keep Existing Items');
    await sees(page, 'Added to Cart');
    expect((await rows(page))[0]).toBe('Daphnia magna, Living, Pack of 30 Item #142304 Qty: 2');
    expect(await rows(page)).toHaveLength(11);
    expect(await violations(page)).toEqual([]);
    expect(new URL(page.url()).search).toMatch(
      /^\?orderId=o99661500&userId=220022.*&showCart=true&event=cart_updated$/,
    );
    await eventually(async () => Number(await readMiniCartCount(page))).toBe(before + 90);

    await page.keyboard.press('Escape');
    await eventually(() => focusedName(page)).toBe('button Reorder');
    await page.reload();
    await orderStands(page);
    await sees(page, 'Order #W66401500');
  });
});

describe('an order', () => {
  const shop = useShop(SHIPPED);

  it('shows its status and its whole instructions, and links to its resources [2 §2 Order status, §2 Instructions, §2 Way to resources]', async () => {
    const { page, calls } = await shop.visit(pathTo('o99661499'), { viewport: PHONE });
    await orderStands(page);
    const text = await readFrom(page, 'cb-order-detail', (order) => (order as HTMLElement).innerText);
    for (const part of ['Being Processed', 'Order date', 'Submitted on', 'Ask for Ms. Reyes.']) {
      expect(text).toContain(part);
    }
    expect(await findViolations(page)).toEqual([]);
    expect(await findWidthsWithScroll(page, [320])).toEqual([]);
    await Promise.all([page.waitForNavigation(), press(page, 'Resources for this order', 'link')]);
    await page.waitForSelector('cb-order-resources .cb-resource-category');
    expect(calls('order-resources')).toHaveLength(1);
    expect(new URL(page.url()).search).toBe('?orderId=o99661499&productIds=721260,646704,705500');
  });

  it('that is only partly sold says what wasn’t added, and why; its checkout stops at the rest [2 §4 Reorder]', async () => {
    const { page } = await shop.visit(`${PARTLY_GONE}&cart=restricted`, { viewport: PHONE });
    await orderStands(page);
    await press(page, 'Reorder');
    await press(page, 'Keep Existing Items');
    await sees(page, 'Couldn’t be added');
    expect((await rows(page)).join('\n')).toMatch(/228770 Qty: 12 .+/);
    expect(await findViolations(page)).toEqual([]);
    await press(page, 'Checkout');
    await sees(page, 'GO TO CART & REVIEW');
    expect(await findViolations(page)).toEqual([]);
    await Promise.all([page.waitForNavigation(), press(page, 'GO TO CART & REVIEW')]);
    expect(new URL(page.url()).pathname).toBe('/checkout/cart');
    await eventually(() => restrictedRows(page)).toBe(4);
    await eventually(() => focusedName(page)).toMatch(/^button Remove/);
    expect(await findViolations(page)).toEqual([]);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await cartStands(page);
    expect(await restrictedRows(page)).toBe(0);
  });

  it('that is no longer sold, and still replaces the cart: says that the cart is empty, and the mini-cart follows [2 §4 Replaced cart]', async () => {
    const { page } = await shop.visit(`${ALL_GONE}&cart=plain`, { viewport: PHONE });
    await orderStands(page);
    await press(page, 'Reorder');
    await press(page, 'Replace Items');
    await sees(page, 'Item KT2207 has been discontinued.');
    await sees(page, 'The items you had in your cart were removed anyway. Your cart is now empty.');
    await eventually(() => readMiniCartCount(page)).toBe('0');
    expect(await findViolations(page)).toEqual([]);
  });

  it('that the server refuses to repeat says why at the top [2 §8 Reorder]', async () => {
    const fault = 'form-exceptions,on:order/reorder';
    const { page } = await shop.visit(`${ORDER}&cart=empty&fault=${fault}`, { viewport: PHONE });
    await orderStands(page);
    await press(page, 'Reorder');
    const box = await page.waitForSelector('.cb-problem [role="alert"]');
    await eventually(() => page.$eval('.cb-problem', (problem) => problem === document.activeElement)).toBe(
      true,
    );
    expect(await box?.evaluate(isRed)).toBe(true);
    const [told, blocks] = await page.$$eval('.cb-problem, cb-order-detail section', (parts) =>
      parts.map((part) => part.getBoundingClientRect().y),
    );
    expect(told).toBeLessThan(blocks ?? 0);
    expect(await findViolations(page)).toEqual([]);
    expect(await findWidthsWithScroll(page, [320])).toEqual([]);
  });

  it('is added to a new list, and to an existing one [2 §2 Order buttons]', async () => {
    const { page, calls } = await shop.visit(ORDER);
    await orderStands(page);
    await press(page, 'Add to List');
    await page.waitForSelector('dialog select');
    expect(await findViolations(page)).toEqual([]);
    await press(page, 'New List');
    await eventually(() => focusedName(page)).toBe('textbox List name');
    await typeInto(page, 'List name', 'Spring term');
    expect(await findViolations(page)).toEqual([]);
    await press(page, 'Save List');
    await sees(page, 'Added to Spring term');
    expect([calls('new-list').length, calls('add-items').length]).toEqual([1, 1]);
    await press(page, 'Add to List');
    const offered = await page.waitForSelector('dialog select');
    expect(await offered?.evaluate((select) => select.textContent)).toContain('Spring term');
  });

  it('is submitted by customer service, unless it names no organization [2 §4 Order state]', async () => {
    const { page, calls } = await shop.visit(pathTo('o99664497', '220104', 'csr'));
    await orderStands(page);
    await press(page, 'Submit Order');
    await page.waitForSelector('aria/SUBMITTED[role="button"]');
    expect(calls('submit-temp-b2i-order')).toHaveLength(1);
    await page.goto(new URL(pathTo('o99664496', '220104', 'csr'), page.url()).href);
    const submit = await page.waitForSelector('aria/Submit Order[role="button"]');
    expect(await submit?.evaluate((button) => button.getAttribute('aria-disabled'))).toBe('true');
  });

  it('that can’t be read says so, and is read again [2 §8 Order]', async () => {
    const { page, setFault } = await shop.visit(`${ORDER}&fault=status:404,on:order-detail`, {
      expects: [/Failed to load resource/],
    });
    await sees(page, 'This order couldn’t be loaded. Please try again.');
    expect(await findViolations(page)).toEqual([]);
    await setFault('off');
    await press(page, 'Try again');
    await sees(page, 'Order #W66401500');
    await eventually(() => focusedName(page)).toMatch(/^heading/);
  });

  it('isn’t shown to guests, who are sent to sign in [2 §2 Order guests]', async () => {
    const { page } = await shop.visit('/account/order-detail?orderId=o99661500&userId=220022&as=guest');
    await eventually(() => new URL(page.url()).pathname).toBe('/account/login');
  });

  it('has on paper whose it is, its items and totals, black on white, and no controls [visual Print]', async () => {
    const { page } = await shop.visit(ORDER);
    await orderStands(page);
    await page.waitForSelector('.cb-print-header__shop');
    await page.emulateMediaType('print');
    const paper = await readFrom(page, 'cb-order-detail', (order) => {
      const shown = (selector: string) =>
        [...order.querySelectorAll(selector)].filter((one) => one.checkVisibility());
      return {
        text: (order as HTMLElement).innerText,
        controls: shown('button, nav').length,
        colours: [
          ...new Set(shown('h1, h2, dt, dd, th, td, address').map((one) => getComputedStyle(one).color)),
        ],
        heads: shown('thead').map((head) => getComputedStyle(head).display),
        row: getComputedStyle(order.querySelector('tbody tr') as Element).breakInside,
      };
    });
    for (const part of [
      'Dana Whitlock · Account 220022',
      'Order #W66401500',
      'Crayfish, Medium, Living',
      '$4,274.39',
    ]) {
      expect(paper.text).toContain(part);
    }
    expect(paper).toMatchObject({
      controls: 0,
      colours: ['rgb(0, 0, 0)'],
      heads: Array(3).fill('table-header-group'),
      row: 'avoid',
    });
    expect(await coloursOnPaper(page, 'cb-order-detail')).toEqual([]);
  });
});
