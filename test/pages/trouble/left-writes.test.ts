/** Pages are left while the server is slow or refuses: the next page that can says how it ended. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import {
  BEAKERS,
  cartStands,
  press,
  pressDisabled,
  readLines,
  readMiniCartCount,
  sees,
  typeInto,
} from '../support/cart-screen.ts';
import { atRest, followTime, holdTime, passTimeAfterReplies } from '../support/page-clock.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const EXPECTED = [/Failed to load resource/];

describe.each([SHIPPED])('a write whose page the shopper leaves, %s', (runtime) => {
  const shop = useShop(runtime);

  const open = (page: Page, path: string) =>
    page.goto(`${shop.address}${path}`, { waitUntil: 'domcontentloaded' });
  const states = async (page: Page, count: number) =>
    (await readLines(page)).slice(0, count).map(({ state }) => state);

  it('empties the cart, and the next cart page says so [reliability Left page]', async () => {
    const { page, setFault, calls } = await shop.visit('/checkout/cart', { expects: EXPECTED });
    await cartStands(page);
    await setFault('hold,on:remove-');
    await press(page, 'remove all items');
    await press(page, 'Remove all');
    await eventually(() => calls('remove-').length).toBe(1);
    await open(page, '/checkout/cart');
    await sees(page, 'Checking whether your cart was emptied…');
    await setFault('off');
    await sees(page, 'Your cart was emptied.');
    expect(calls('remove-')).toHaveLength(1);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await cartStands(page);
    expect(await page.$('::-p-text(Your cart was emptied.)')).toBeNull();
  });

  it('changes a quantity, and the count of a page without a cart follows [reliability Left page]', async () => {
    const { page, setFault } = await shop.visit('/checkout/cart', { expects: EXPECTED, prepare: followTime });
    await cartStands(page);
    await atRest(page);
    const before = Number(await readMiniCartCount(page));
    await setFault('hold,on:update-item');
    await typeInto(page, `Quantity of ${BEAKERS}`, '12');
    await open(page, '/help');
    expect(await readMiniCartCount(page)).toBe(`${before}`);
    await setFault('off');
    await eventually(() => readMiniCartCount(page)).toBe(`${before + 8}`);
  });

  it('removes several ticked lines, which the next cart page says [reliability Left page, 1 §2 Several lines]', async () => {
    const { page, setFault, calls } = await shop.visit('/checkout/cart?cart=plain&as=individual', {
      expects: EXPECTED,
    });
    await cartStands(page);
    const before = await readLines(page);
    await press(page, 'Select items');
    await page.waitForSelector('.cb-line__tick input');
    for (const tick of (await page.$$('.cb-line__tick input')).slice(0, 2)) await tick.click();
    await sees(page, '2 selected');
    await setFault('hold,on:remove-multiple-items');
    await press(page, 'Remove selected');
    await eventually(() => calls('remove-multiple-items').length).toBe(1);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await cartStands(page);
    await eventually(() => states(page, 2)).toEqual(['confirming', 'confirming']);
    await setFault('off');
    await eventually(() => readLines(page)).toHaveLength(before.length - 2);
    expect(calls('remove-multiple-items')).toHaveLength(1);
  });

  it('sends a quantity even if the tab is closed [reliability Page hide]', async () => {
    const { page, openTab, calls } = await shop.visit('/help', { expects: EXPECTED, prepare: followTime });
    const cart = await openTab('/checkout/cart');
    await cartStands(cart);
    await atRest(cart);
    await typeInto(cart, `Quantity of ${BEAKERS}`, '12');
    await cart.close({ runBeforeUnload: true });
    await eventually(() => calls('update-item').map(({ done }) => done)).toEqual([true]);
    expect(page.isClosed()).toBe(false);
  });

  it('is sent before the shopper is signed out [reliability Left page]', async () => {
    const { page, setFault, calls } = await shop.visit('/checkout/cart?as=individual', { expects: EXPECTED });
    await cartStands(page);
    await setFault('delay:1000,on:update-item');
    await typeInto(page, `Quantity of ${BEAKERS}`, '12');
    await press(page, 'Logout');
    await eventually(() => page.url()).toContain('/account/login');
    const paths = calls().map(({ path }) => path);
    const saved = paths.findIndex((path) => path.includes('update-item'));
    expect([saved >= 0, saved < paths.findIndex((path) => path.includes('profile/logout'))]).toEqual([
      true,
      true,
    ]);
  });
});

const LIST = '/account/list-detail?giftlistId=gl20000&isWishlist=false&as=individual&lists=30';
const SHEEP = 'Sheep Brain, Preserved, Dura Mater Intact';

describe.each([SHIPPED])('a quantity of a list whose page the shopper leaves, %s', (runtime) => {
  const shop = useShop(runtime);

  const stands = (page: Page) =>
    page.waitForSelector('cb-list-detail .cb-table__scroller[data-busy="false"]');
  /** An edit that an earlier page has left appears a moment after the list. */
  const quantity = (page: Page) =>
    readFrom(page, `aria/Quantity of ${SHEEP}`, (field) => (field as HTMLInputElement).value);

  async function reload(page: Page): Promise<void> {
    await page.reload({ waitUntil: 'domcontentloaded' });
    await stands(page);
  }

  it('is shown as being saved, then as saved [reliability Left page]', async () => {
    const { page, setFault, calls } = await shop.visit(LIST, { expects: EXPECTED, prepare: followTime });
    await stands(page);
    // Waits until the code that saves has loaded.
    await atRest(page);
    await setFault('hold,on:add-products-to-cart');
    await typeInto(page, `Quantity of ${SHEEP}`, '5');
    await reload(page);
    await eventually(() => quantity(page)).toBe('5');
    await setFault('off');
    await sees(page, 'The quantity 5 was saved.');
    expect(calls('add-products-to-cart')).toHaveLength(1);
  });

  it('is offered again if the server has failed [reliability Left page]', async () => {
    const { page, setFault } = await shop.visit(LIST, { expects: EXPECTED, prepare: holdTime });
    await stands(page);
    await atRest(page);
    await setFault('status:500,on:add-products-to-cart');
    await typeInto(page, `Quantity of ${SHEEP}`, '5');
    await reload(page);
    await setFault('off');
    await eventually(async () => {
      await passTimeAfterReplies(page, 6000);
      return readFrom(page, 'cb-list-detail', ({ textContent }) => textContent?.includes('5 wasn’t saved.'));
    }).toBe(true);
    await press(page, 'Retry');
    await eventually(() => page.$('::-p-text(5 wasn’t saved.)')).toBeNull();
    await reload(page);
    await eventually(() => quantity(page)).toBe('5');
  });

  it('is offered if the code that saves it hadn’t loaded yet [reliability Left page]', async () => {
    const { page, calls } = await shop.visit(LIST, {
      expects: [...EXPECTED, /-not-loaded: /],
      missing: ['*list-writes*'],
    });
    await stands(page);
    await typeInto(page, `Quantity of ${SHEEP}`, '5');
    await reload(page);
    await sees(page, 'Not saved.');
    await eventually(() => quantity(page)).toBe('5');
    expect(calls('add-products-to-cart')).toEqual([]);
  });

  it('is offered after the tab has crashed [reliability Left page]', async () => {
    const { page } = await shop.visit(LIST);
    await stands(page);
    await typeInto(page, `Quantity of ${SHEEP}`, '5');
    const client = await page.createCDPSession();
    const crashed = new Promise((resolve) => client.once('Inspector.targetCrashed', resolve));
    client.send('Page.crash').catch(() => {});
    await crashed;
    await page.goto(`${shop.address}${LIST}`, { waitUntil: 'domcontentloaded' });
    await stands(page);
    await sees(page, 'Not saved.');
    await press(page, 'Retry');
    await eventually(() => page.$('::-p-text(Not saved.)')).toBeNull();
    await reload(page);
    await eventually(() => quantity(page)).toBe('5');
  });
});

describe.each([SHIPPED])('an Undo on a list whose page the shopper leaves, %s', (runtime) => {
  const shop = useShop(runtime);

  async function removeAndUndo() {
    const visit = await shop.visit(LIST, { expects: EXPECTED });
    const { page, setFault, calls } = visit;
    await page.waitForSelector(`aria/Remove ${SHEEP}`);
    await press(page, `Remove ${SHEEP}`);
    const undo = `Undo: ${SHEEP} was removed from the list.`;
    await sees(page, `${SHEEP} was removed from the list.`);
    await setFault('hold,on:add-items');
    // Twice, as an impatient shopper does.
    await press(page, undo);
    await pressDisabled(page, undo);
    await eventually(() => calls('add-items').length).toBe(1);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await sees(page, 'Checking whether the items you put back are on the list…');
    return visit;
  }

  const rows = (page: Page) =>
    page.$$eval('cb-list-detail tbody tr', (all) => all.map((row) => row.innerText));
  const sheep = async (page: Page) => (await rows(page)).filter((text) => text.includes(SHEEP)).length;

  it('restores the item once, and the next page says so [reliability Left page, reliability Double press]', async () => {
    const { page, setFault, calls } = await removeAndUndo();
    await setFault('off');
    await sees(page, '1 item is back on the list.');
    await eventually(() => sheep(page)).toBe(1);
    expect([calls('add-items').length, calls('add-products-to-cart').length]).toEqual([1, 1]);
  });
});
