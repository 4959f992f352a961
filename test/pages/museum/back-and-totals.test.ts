/** Carts and totals of other shops that were out of date. The README names the reports. */
import type { Page } from 'puppeteer-core';
import { describe, it } from 'vitest';
import {
  BEAKERS,
  cartStands,
  click,
  press,
  readLine,
  readMiniCartCount,
  sees,
  typeInto,
} from '../support/cart-screen.ts';
import { alterPages } from '../support/replies/altered-page.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

/** A path's page stays as it was first sent, as if from the browser's disk cache. */
async function keepPage(page: Page, path: string): Promise<void> {
  let kept = '';
  await alterPages(page, path, (html) => {
    kept ||= html;
    return kept;
  });
}

/** An amount of the totals card, by its label; empty while there is none. */
const readAmount = (page: Page, label: string) =>
  page.$$eval(
    '.cb-summary .cb-total',
    (totals, name) => {
      const total = totals.find((one) => one.querySelector('dt')?.textContent === name);
      return total?.querySelector('.cb-money')?.textContent ?? '';
    },
    label,
  );

const back = (page: Page) => page.goBack({ waitUntil: 'domcontentloaded' });

describe.each([SHIPPED])('the screen, %s', (runtime) => {
  const shop = useShop(runtime);

  it('has the new count in the header of the previous page, after Back [1 §7 Reading]', async () => {
    const { page } = await shop.visit('/catalogue?cart=plain', { prepare: (tab) => keepPage(tab, '/help') });
    await page.goto(`${shop.address}/help`);
    await eventually(() => readMiniCartCount(page)).toBe('15');
    await page.goto(`${shop.address}/product/591280`);
    await click(page, '.add-to-cart button');
    await eventually(() => readMiniCartCount(page)).toBe('16');
    await back(page);
    await eventually(() => readMiniCartCount(page)).toBe('16');
  });

  it('has the changed quantity and amounts after Back to a cart from the disk cache [reliability Back button]', async () => {
    const { page } = await shop.visit('/checkout/cart', {
      prepare: (tab) => keepPage(tab, '/checkout/cart'),
    });
    await cartStands(page);
    await typeInto(page, `Quantity of ${BEAKERS}`, '12');
    await page.keyboard.press('Enter');
    await eventually(() => readLine(page, '721260')).toMatchObject({ total: '$359.40', state: '' });
    await page.goto(`${shop.address}/help`, { waitUntil: 'domcontentloaded' });
    await back(page);
    await cartStands(page);
    await eventually(() => readLine(page, '721260')).toMatchObject({ quantity: '12', total: '$359.40' });
    await eventually(() => readMiniCartCount(page)).toBe('83');
  });

  it('shows a new freight estimate for ten times as many pieces, and again for as few as before [1 §4 Recalculation]', async () => {
    const { page } = await shop.visit('/checkout/cart?cart=plain&as=individual');
    await cartStands(page);
    await typeInto(page, 'Estimate Shipping by zip code', '27215');
    await press(page, 'estimate');
    await sees(page, 'Freight and tax are estimated for 27215.');
    const freight = () => readAmount(page, 'Freight and handling');
    await eventually(freight).toMatch(/\d/);
    const few = await freight();
    const name = await readFrom(page, '.cb-line__name', (link) => link.textContent);
    const field = `Quantity of ${name}`;
    const before = (await readLine(page, '721002')).quantity;
    await typeInto(page, field, '120');
    await page.keyboard.press('Enter');
    await eventually(async () => /\d/.test(await freight()) && (await freight()) !== few).toBe(true);
    await typeInto(page, field, before);
    await page.keyboard.press('Enter');
    await eventually(freight).toBe(few);
  });
});
