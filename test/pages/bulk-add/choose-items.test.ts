/** Choosing items of orders and lists for the cart, from each place that offers it. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { findViolations, findWidthsWithScroll } from '../support/accessibility/audit.ts';
import { focusedName } from '../support/accessibility/focus.ts';
import { press, readMiniCartCount, sees } from '../support/cart-screen.ts';
import { placeOrder } from '../support/place-order.ts';
import { eventually, PHONE, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

/** Half of its items are no longer sold. */
const PARTLY_GONE = '/account/order-detail?orderId=o99661498&userId=220022';
const GONE = '228770';
/** The server refuses the first row without a message. */
const REFUSE_ONE = 'wordless,flaky:1,on:quick-add';
const OWN_LIST = '/account/list-detail?giftlistId=gl20000&isWishlist=false';
const PUBLIC_LIST = '/account/list-detail-public?giftlistId=gl010000&profileId=310001';

/** The rows of the open picker, each text with single spaces. */
const rows = (page: Page) =>
  page.$$eval('dialog[open] tbody tr', (all) =>
    all.map((row) => (row as HTMLElement).innerText.replace(/\s+/g, ' ')),
  );

/** What was sent to the cart, item by item. */
const sent = (calls: { body?: unknown }[]) => calls.map(({ body }) => (body as { skuId: string }).skuId);

/** Presses the button that opens the picker, whose code has not been fetched until then. */
async function openPicker(page: Page, opener: string, role = 'button'): Promise<void> {
  const isFetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/choose-\w+-items-/.test(name)),
    );
  const button = await page.waitForSelector(`aria/${opener}[role="${role}"]`);
  expect(await isFetched()).toBe(false);
  await button?.focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog[open] tbody tr');
  expect(await isFetched()).toBe(true);
}

/** Ticks everything in the open picker and adds it. @returns how many rows were added, of how many */
async function addAll(page: Page): Promise<[added: number, all: number]> {
  await page.waitForSelector('dialog[open] tbody tr');
  const all = await page.$$eval('dialog[open] tbody tr', (found) => found.length);
  await readFrom(page, '.cb-picker__all input', (box) => (box as HTMLElement).click());
  await press(page, `Add selected (${all})`);
  await sees(page, ' added to your cart.');
  const sum = await readFrom(page, '.cb-bulk-result__sum', ({ textContent }) => textContent ?? '');
  const [, added = '', of = ''] = /(\d+) of (\d+)/.exec(sum) ?? [];
  return [Number(added), Number(of)];
}

describe.each([SHIPPED])('choosing items, %s', (runtime) => {
  const shop = useShop(runtime);

  it('by keyboard, from an order: ticks, Escape, the result of each line, and the ticks of refused items [picker Adding, picker Focus, accessibility Keyboard]', async () => {
    const { page, calls } = await shop.visit(`${PARTLY_GONE}&as=individual&cart=empty`);
    await openPicker(page, 'Choose items…');
    await eventually(() => focusedName(page)).toBe('heading Choose Items');
    await eventually(async () => (await rows(page)).length).toBe(4);
    expect(await findViolations(page)).toEqual([]);
    for (let stops = 0; stops < 2; stops++) await page.keyboard.press('Tab');
    await eventually(() => focusedName(page)).toBe('checkbox Select all items');
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await eventually(() => focusedName(page)).toBe('button Choose items…');

    await page.keyboard.press('Enter');
    await page.waitForSelector('aria/Add selected (4)[role="button"]');
    await press(page, 'Add selected (4)');
    await sees(page, '2 of 4 added to your cart.');
    await sees(page, `Item ${GONE} has been discontinued.`);
    await eventually(() => focusedName(page)).toMatch(/We’ve gone through all of your items|paragraph/);
    expect(await findViolations(page)).toEqual([]);
    expect(sent(calls('quick-add'))).toHaveLength(4);
    expect(calls('order/reorder')).toEqual([]);
    await eventually(() => readMiniCartCount(page)).toBe('16');

    await press(page, 'Choose more items');
    await page.waitForSelector('aria/Add selected (2)[role="button"]');
    expect((await rows(page)).map((row) => /Already in your cart: (\d+)/.exec(row)?.[1])).toEqual([
      undefined,
      undefined,
      '15',
      '1',
    ]);
    await page.keyboard.press('Escape');
    await eventually(() => focusedName(page)).toBe('button Choose items…');
  });

  it('from the history: the same, for the order of that row [picker Places]', async () => {
    const { page, calls } = await shop.visit('/account/order?as=individual&cart=empty');
    await openPicker(page, 'Choose items from order W66401498…');
    expect(await addAll(page)).toEqual([2, 4]);
    expect(calls('order-detail/o99661498')).toHaveLength(1);
    await sees(page, `Item ${GONE} has been discontinued.`);
    await page.keyboard.press('Escape');
    await eventually(() => focusedName(page)).toBe('button Choose items from order W66401498…');
  });

  it('from the confirmation, for a guest [picker Places, picker Rights]', async () => {
    const { page, calls, setFault } = await shop.visit('/?as=guest&cart=plain');
    await placeOrder(page);
    await openPicker(page, 'Choose items…');
    await setFault(REFUSE_ONE);
    const [added, all] = await addAll(page);
    expect(all).toBeGreaterThan(1);
    expect(added).toBe(all - 1);
    expect(calls('quick-add')).toHaveLength(all);
  });

  it.each([
    ['an own list', `${OWN_LIST}&as=individual&cart=empty`, 'off', `Item ${GONE} has been discontinued.`],
    [
      'a public list, for a guest',
      `${PUBLIC_LIST}&as=guest&cart=empty`,
      REFUSE_ONE,
      'couldn’t add this item.',
    ],
  ])('from %s, on a phone [picker Places]', async (_, path, fault, reason) => {
    const { page, setFault } = await shop.visit(path, { viewport: PHONE });
    const isOwn = path.startsWith(OWN_LIST);
    if (isOwn) await (await page.waitForSelector('aria/More actions[role="button"]'))?.press('Enter');
    await openPicker(page, 'Choose items…', isOwn ? 'menuitem' : 'button');
    await page.waitForSelector('dialog[open] tbody tr');
    expect(await findWidthsWithScroll(page, [320, 375])).toEqual([]);
    // High enough for all rows: rows that scroll below the buttons are half covered.
    await page.setViewport({ ...PHONE, height: 3000 });
    expect(await findViolations(page)).toEqual([]);
    await setFault(fault);
    const [added, all] = await addAll(page);
    expect(added).toBe(all - 1);
    await sees(page, reason);
  });
});
