/** Quantities and removals that went wrong in other carts. The README names the reports. */
import { describe, expect, it } from 'vitest';
import {
  BALANCE,
  BEAKERS,
  cartStands,
  press,
  readLine,
  readLines,
  readMiniCartCount,
  sees,
  typeInto,
} from '../support/cart-screen.ts';
import { atRest, holdTime, passTime } from '../support/page-clock.ts';
import { holdReplies } from '../support/replies/held-replies.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const QUANTITY = `Quantity of ${BEAKERS}`;
const INCREASE = `Increase quantity of ${BEAKERS}`;

/** The beakers' item number. */
const ITEM = '721260';

describe.each([SHIPPED])('lines, %s', (runtime) => {
  const shop = useShop(runtime);

  it('are stepped from the quantity just typed, not from the previous one [1 §4 Quantity edit]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart');
    await cartStands(page);
    await typeInto(page, QUANTITY, '12');
    await press(page, INCREASE);
    await eventually(() => readLine(page, ITEM)).toMatchObject({
      quantity: '13',
      total: '$389.35',
      state: '',
    });
    expect(calls('update-item').at(-1)?.body).toMatchObject({ updateId: 'ci111000008=13' });
  });

  it('keep the last of three quick steps, even if the reply to the first one is late [reliability Late replies]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart', { prepare: holdTime });
    await cartStands(page);
    const held = await holdReplies(page, '*update-item');
    await press(page, INCREASE);
    await passTime(page, 1000);
    await held.arrived();
    await press(page, INCREASE);
    await press(page, INCREASE);
    await held.release();
    await eventually(() => calls('update-item').map(({ done }) => done)).toEqual([true]);
    await atRest(page);
    await eventually(() => readLine(page, ITEM)).toMatchObject({ quantity: '7', state: '' });
    expect(calls('update-item').map(({ body }) => body)).toMatchObject([
      { updateId: 'ci111000008=5' },
      { updateId: 'ci111000008=7' },
    ]);
  });

  it('stay while their field is emptied to type another quantity [1 §4 Quantity edit]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart', { prepare: holdTime });
    await cartStands(page);
    await page.focus(`aria/${QUANTITY}[role="textbox"]`);
    await page.keyboard.press('Backspace');
    await eventually(async () => (await readLine(page, ITEM)).quantity).toBe('');
    await atRest(page);
    expect(calls('cart/')).toEqual([]);
    await page.keyboard.type('6');
    await passTime(page, 1000);
    await eventually(() => readLine(page, ITEM)).toMatchObject({ quantity: '6', state: '' });
  });

  it('stay when Enter saves a quantity [1 §2 Quantity]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart?cart=plain', { prepare: holdTime });
    await cartStands(page);
    const name = await readFrom(page, '.cb-line__name', (link) => link.textContent);
    await typeInto(page, `Quantity of ${name}`, '25');
    await page.keyboard.press('Enter');
    await eventually(() => readMiniCartCount(page)).toBe('28');
    await atRest(page);
    expect(await readLines(page)).toHaveLength(3);
    expect(calls('remove-')).toEqual([]);
  });

  it('show the cart’s quantity if a new one is refused, and save the next one [reliability Line write]', async () => {
    const { page } = await shop.visit('/checkout/cart?fault=form-exceptions,flaky:1,on:update-item');
    await cartStands(page);
    await typeInto(page, QUANTITY, '900');
    await page.keyboard.press('Enter');
    await sees(page, 'We could not process your request. Please try again.');
    await eventually(async () => (await readLine(page, ITEM)).quantity).toBe('4');
    await press(page, `Increase quantity of ${BALANCE}`);
    await eventually(() => readMiniCartCount(page)).toBe('76');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await cartStands(page);
    expect((await readLine(page, ITEM)).quantity).toBe('4');
    await eventually(() => readMiniCartCount(page)).toBe('76');
  });

  it('are restored by Undo, even if the cart was empty without them [1 §2 Removal banner]', async () => {
    const { page } = await shop.visit('/checkout/cart?cart=empty');
    await typeInto(page, 'Item number', '721260');
    await press(page, 'Add to Cart');
    await press(page, `Remove ${BEAKERS}`);
    await sees(page, 'Your cart is currently empty');
    await press(page, `Undo removing ${BEAKERS}`);
    await eventually(() => readLine(page, ITEM)).toMatchObject({ quantity: '1' });
    await eventually(() => readMiniCartCount(page)).toBe('1');
  });
});
