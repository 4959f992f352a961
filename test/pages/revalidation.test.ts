/** The screen shows the cart as it is now, wherever it was changed. */
import { describe, expect, it } from 'vitest';
import { focusedName } from './support/accessibility/focus.ts';
import {
  BEAKERS,
  cartStands,
  click,
  goToQuickOrder,
  press,
  readLine,
  readMiniCartCount,
  readSubtotal,
  typeInto,
} from './support/cart-screen.ts';
import { eventually, readFrom, SHIPPED, useShop } from './support/shop-visit.ts';

describe.each([SHIPPED])('a cart changed elsewhere, %s', (runtime) => {
  const shop = useShop(runtime);

  it('shows in the other tab, which keeps its focus and what is typed there [reliability Other tabs, reliability Typing]', async () => {
    const { page, openTab } = await shop.visit('/checkout/cart');
    await cartStands(page);
    await goToQuickOrder(page);
    await page.keyboard.type('7210');
    const other = await openTab('/checkout/cart');
    await cartStands(other);
    await typeInto(other, `Quantity of ${BEAKERS}`, '12');
    await other.keyboard.press('Enter');
    await eventually(() => readLine(other, '721260')).toMatchObject({ total: '$359.40' });
    await page.bringToFront();
    await eventually(() => readLine(page, '721260')).toMatchObject({ quantity: '12', total: '$359.40' });
    await eventually(() => readSubtotal(page)).toBe('$4,536.85');
    await eventually(() => readMiniCartCount(page)).toBe('83');
    expect(await focusedName(page)).toBe('textbox Item number');
    expect(await readFrom(page, '#quick-order input', (field) => field.value)).toBe('7210');
  });

  it('shows on a page that has only the mini-cart [1 §7 Reading]', async () => {
    const { page, openTab } = await shop.visit('/help');
    await eventually(() => readMiniCartCount(page)).toBe('75');
    const other = await openTab('/checkout/cart');
    await press(other, `Remove ${BEAKERS}`);
    await eventually(() => readMiniCartCount(other)).toBe('71');
    await page.bringToFront();
    await eventually(() => readMiniCartCount(page)).toBe('71');
  });

  it('shows after the back button [reliability Back button]', async () => {
    const { page, openTab } = await shop.visit('/checkout/cart');
    await cartStands(page);
    await page.goto(`${shop.address}/help`);
    const other = await openTab('/checkout/cart');
    await press(other, `Remove ${BEAKERS}`);
    await eventually(() => readMiniCartCount(other)).toBe('71');
    await other.close();
    await page.goBack({ waitUntil: 'domcontentloaded' });
    await cartStands(page);
    await eventually(() => page.$(`aria/Remove ${BEAKERS}`)).toBeNull();
    await eventually(() => readMiniCartCount(page)).toBe('71');
  });

  it('shows after the shop’s own script has added something and said so [embedding Refresh]', async () => {
    const { page, calls } = await shop.visit('/product/591280');
    await eventually(() => readMiniCartCount(page)).toBe('75');
    await click(page, '.add-to-cart button');
    await eventually(() => readMiniCartCount(page)).toBe('76');
    expect(calls('mini-cart-count')).toHaveLength(2);
  });
});
