/** The focus that other carts threw away. The README names the reports. */
import { describe, expect, it } from 'vitest';
import { focusedName } from '../support/accessibility/focus.ts';
import { BEAKERS, cartStands, readLine, readLines } from '../support/cart-screen.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const QUANTITY = `Quantity of ${BEAKERS}`;

describe.each([SHIPPED])('the focus, %s', (runtime) => {
  const shop = useShop(runtime);

  it('stays in the quantity that the arrow keys have changed, once it is saved [accessibility Quantity]', async () => {
    const { page } = await shop.visit('/checkout/cart');
    await cartStands(page);
    await page.focus(`aria/${QUANTITY}[role="textbox"]`);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await eventually(() => readLine(page, '721260')).toMatchObject({ total: '$179.70', state: '' });
    expect(await focusedName(page)).toBe(`textbox ${QUANTITY}`);
    // The next key continues from there.
    await page.keyboard.press('ArrowUp');
    await eventually(() => readLine(page, '721260')).toMatchObject({ quantity: '7' });
  });

  it('is on Undo after the keyboard has removed a line, so that the next key removes no other line [accessibility Removal]', async () => {
    const { page } = await shop.visit('/checkout/cart?cart=plain');
    await cartStands(page);
    const name = await readFrom(page, '.cb-line__name', (link) => link.textContent);
    await page.focus(`aria/Remove ${name}[role="button"]`);
    await page.keyboard.press('Enter');
    await eventually(() => readLines(page)).toHaveLength(2);
    await eventually(() => focusedName(page)).toBe(`button Undo removing ${name}`);
    await page.keyboard.press('Enter');
    await eventually(() => readLines(page)).toHaveLength(3);
  });
});
