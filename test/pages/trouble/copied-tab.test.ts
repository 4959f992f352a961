/** A tab is duplicated while something is under way: the copy has a copy of the tab's storage. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { BEAKERS, cartStands, press, readLine, sees, typeInto } from '../support/cart-screen.ts';
import { filledRows, pasteRows } from '../support/order-rows.ts';
import { atRest, followTime } from '../support/page-clock.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const SLIDES = ['PS10001', 'PS10002', 'PS10003', 'PS10004'];

/** Opens a window, which gets a copy of the tab's storage from the browser. */
async function copyTab(page: Page): Promise<Page> {
  const opened = new Promise<Page | null>((resolve) => page.once('popup', resolve));
  await page.evaluate(() => void window.open(location.href));
  const copy = await opened;
  if (!copy) throw new Error('no window was opened');
  await copy.waitForSelector('.cb-island');
  return copy;
}

describe('a duplicated tab', () => {
  const shop = useShop(SHIPPED);

  it('sends its quantity once, and the copy shows it once it’s saved [reliability Left page, reliability Page hide]', async () => {
    const { page, setFault, calls } = await shop.visit('/checkout/cart');
    await cartStands(page);
    await setFault('hold,on:update-item');
    await typeInto(page, `Quantity of ${BEAKERS}`, '12');
    await page.keyboard.press('Enter');
    await eventually(() => readLine(page, '721260')).toMatchObject({ state: 'sending' });
    const copy = await copyTab(page);
    await cartStands(copy);
    expect(await readLine(copy, '721260')).toMatchObject({ quantity: '4', state: '' });
    await setFault('off');
    await page.bringToFront();
    await eventually(() => readLine(page, '721260')).toMatchObject({ quantity: '12', state: '' });
    await copy.bringToFront();
    await eventually(() => readLine(copy, '721260')).toMatchObject({ quantity: '12', state: '' });
    await copy.close();
    expect(calls('update-item')).toHaveLength(1);
  });

  it('is told apart from its copy from the first quantity on, even if no more code can be loaded [journal Copies]', async () => {
    const { page } = await shop.visit('/checkout/cart', {
      fresh: true,
      // Quick order has the code of the claim, too.
      missing: ['*/assets/quick-order-*.js'],
      expects: [/ERR_INTERNET/, /ERR_FAILED/, /widget-not-loaded: quick-order/],
      prepare: followTime,
    });
    await cartStands(page);
    await atRest(page);
    await page.setOfflineMode(true);
    await typeInto(page, `Quantity of ${BEAKERS}`, '12');
    const locks = () =>
      page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name));
    await eventually(locks).toEqual([expect.stringMatching(/^cb-tab:/)]);
  });

  it('runs its removal and its Undo once [reliability Left page, journal Copies]', async () => {
    const { page, setFault, calls } = await shop.visit('/checkout/cart');
    await cartStands(page);
    await press(page, `Remove ${BEAKERS}`);
    await eventually(() => page.$(`aria/Remove ${BEAKERS}`)).toBeNull();
    await setFault('hold,on:quick-add');
    await press(page, `Undo removing ${BEAKERS}`);
    await eventually(() => calls('quick-add').length).toBe(1);
    const copy = await copyTab(page);
    await cartStands(copy);
    await setFault('off');
    await copy.bringToFront();
    await eventually(() => readLine(copy, '721260')).toMatchObject({ quantity: '4' });
    // Only the original tab has something to say.
    expect(await copy.$('::-p-text(back in your cart)')).toBeNull();
    await copy.close();
    await page.bringToFront();
    await eventually(() => readLine(page, '721260')).toMatchObject({ quantity: '4' });
    expect([calls('quick-add').length, calls('remove-').length]).toEqual([1, 1]);
  });

  it('adds each row of an order sheet once, whichever tab goes on [journal Copies, journal Other tabs]', async () => {
    const { page, setFault, calls } = await shop.visit('/order-sheet?as=individual&cart=empty');
    await pasteRows(
      page,
      SLIDES.map((slide) => `${slide} 2`),
    );
    await setFault('hold,on:quick-add');
    await press(page, 'Add 4 to Cart');
    await eventually(() => calls('quick-add').length).toBe(1);
    const copy = await copyTab(page);
    await copy.bringToFront();
    await press(copy, 'Continue');
    await sees(copy, 'Another tab is adding items to your cart.');
    await setFault('off');
    await page.bringToFront();
    // The rows are empty a little earlier, while this tab is still the one that may add.
    await sees(page, '4 items added to your cart');
    expect(await filledRows(page)).toEqual([]);
    await copy.bringToFront();
    await press(copy, 'Continue');
    await eventually(() => filledRows(copy)).toEqual([]);
    await copy.close();
    const arrived = calls('quick-add').filter(({ done }) => done);
    expect(arrived.map(({ body }) => (body as { skuId: string }).skuId)).toEqual(SLIDES);
  });

  it('asks about each row of an order sheet that was typed before and is sent in both tabs [journal Asked, journal Copies]', async () => {
    const { page, setFault, calls } = await shop.visit('/order-sheet?as=individual&cart=empty');
    await pasteRows(
      page,
      SLIDES.map((slide) => `${slide} 2`),
    );
    await press(page, 'Edit all rows');
    await eventually(() => filledRows(page)).toHaveLength(4);
    const copy = await copyTab(page);
    await eventually(() => filledRows(copy)).toHaveLength(4);
    await setFault('hold,on:quick-add');
    await page.bringToFront();
    await press(page, 'Add to Cart');
    await eventually(() => calls('quick-add').length).toBe(1);
    await copy.bringToFront();
    await press(copy, 'Add to Cart');
    await sees(copy, 'Another tab is adding items to your cart.');
    await setFault('off');
    await page.bringToFront();
    // The rows are empty a little earlier, while this tab is still the one that may add.
    await sees(page, '4 items added to your cart');
    expect(await filledRows(page)).toEqual([]);
    await copy.bringToFront();
    await press(copy, 'Continue');
    await sees(copy, 'Possibly added: please check your cart');
    for (const slide of SLIDES) await press(copy, `It’s in my cart: ${slide} × 2`);
    await eventually(() => filledRows(copy)).toEqual([]);
    await copy.close();
    const added = calls('quick-add').map(({ body }) => (body as { skuId: string }).skuId);
    expect(added).toEqual(SLIDES);
  });

  it('adds a quick order item once, and the copy doesn’t offer it again [journal Copies]', async () => {
    const { page, setFault, calls } = await shop.visit('/checkout/cart?as=individual&cart=empty');
    await cartStands(page);
    await typeInto(page, 'Item number', 'PS10001');
    await setFault('hold,on:quick-add');
    await press(page, 'Add to Cart');
    await eventually(() => calls('quick-add').length).toBe(1);
    const copy = await copyTab(page);
    const typed = (tab: Page) =>
      readFrom(tab, '#quick-order input', (field) => (field as HTMLInputElement).value);
    await eventually(() => typed(copy)).toBe('');
    await setFault('off');
    await page.bringToFront();
    await eventually(() => typed(page)).toBe('');
    await copy.close();
    expect(calls('quick-add')).toHaveLength(1);
  });
});
