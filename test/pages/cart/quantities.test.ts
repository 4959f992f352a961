/** Changing quantities: what is sent, when, and what happens afterwards. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { focusedName } from '../support/accessibility/focus.ts';
import {
  BEAKERS,
  cartStands,
  press,
  pressDisabled,
  readLine,
  readMiniCartCount,
  readSubtotal,
  sees,
  typeInto,
} from '../support/cart-screen.ts';
import { atRest, holdTime, passTime } from '../support/page-clock.ts';
import { eventually, PHONE, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const QUANTITY = `Quantity of ${BEAKERS}`;

/** How long a quantity waits for the next key, in ms. */
const DELAY = 1000;

/** Copies a text from a separate field, and pastes it into another one, replacing its content. */
async function pasteInto(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate((value) => {
    const source = Object.assign(document.createElement('input'), { value });
    document.body.append(source);
    source.select();
  }, text);
  await page.keyboard.press('KeyC', { commands: ['Copy'] });
  await page.evaluate(() => document.activeElement?.remove());
  await page.focus(`aria/${name}[role="textbox"]`);
  await page.keyboard.press('KeyV', { commands: ['SelectAll', 'Paste'] });
}

describe.each([SHIPPED])('a quantity, %s', (runtime) => {
  const shop = useShop(runtime);

  it('is sent once typing has ended; line, subtotal and mini-cart follow [1 §4 Quantity edit, §9 Delay]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart', { prepare: holdTime });
    await cartStands(page);
    await typeInto(page, QUANTITY, '12');
    await eventually(async () => (await readLine(page, '721260')).state).toBe('editing');
    await passTime(page, DELAY - 1);
    expect(calls('update-item')).toEqual([]);
    await passTime(page, 1);
    await eventually(() => calls('update-item').length).toBe(1);
    await eventually(() => readLine(page, '721260')).toMatchObject({
      quantity: '12',
      total: '$359.40',
      state: '',
    });
    await eventually(() => readSubtotal(page)).toBe('$4,536.85');
    await eventually(() => readMiniCartCount(page)).toBe('83');
    // The focus has not moved, and the quantity 1 on the way to 12 was never sent.
    expect(await focusedName(page)).toBe(`textbox ${QUANTITY}`);
    expect(calls('update-item').map(({ body, done }) => [body, done])).toEqual([
      [
        {
          actionType: 'updateItems',
          itemIds: 'ci111000008',
          updateId: 'ci111000008=12',
        },
        true,
      ],
    ]);
  });

  it('is stepped with the buttons and the arrow keys on a phone, and Enter sends it at once [1 §2 Quantity]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart', { viewport: PHONE });
    await cartStands(page);
    await press(page, `Increase quantity of ${BEAKERS}`);
    await press(page, `Increase quantity of ${BEAKERS}`);
    await eventually(async () => (await readLine(page, '721260')).quantity).toBe('6');
    await press(page, `Decrease quantity of ${BEAKERS}`);
    await page.focus(`aria/${QUANTITY}`);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await eventually(() => readLine(page, '721260')).toMatchObject({ quantity: '7', state: '' });
    expect(calls('update-item').at(-1)?.body).toMatchObject({ updateId: expect.stringMatching(/=7$/) });
    await eventually(() => readSubtotal(page)).toBe('$4,387.10');
  });

  it('stops at 1 and at 999 [1 §5 Line quantity, §9 Quantity]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart?cart=plain', { prepare: holdTime });
    await cartStands(page);
    const name = await readFrom(page, 'tr[data-line] .cb-line__name', (link) => link.textContent ?? '');
    await typeInto(page, `Quantity of ${name}`, '998');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await pressDisabled(page, `Increase quantity of ${name}`);
    await passTime(page, DELAY);
    await eventually(() => readLine(page, '721002')).toMatchObject({ quantity: '999', state: '' });
    await typeInto(page, `Quantity of ${name}`, '1');
    await page.keyboard.press('ArrowDown');
    await pressDisabled(page, `Decrease quantity of ${name}`);
    await passTime(page, DELAY);
    await eventually(() => readLine(page, '721002')).toMatchObject({ quantity: '1', state: '' });
    const sent = calls('update-item').map(({ body }) => (body as { updateId: string }).updateId);
    expect(sent.map((update) => update.split('=')[1])).toEqual(['999', '1']);
  });

  it('has a note beside the field that 9999, or a pasted 1500, is too many; the field takes three digits [1 §5 Line quantity, §9 Quantity]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart', { prepare: holdTime });
    await cartStands(page);
    const limit = () =>
      readFrom(page, `aria/${QUANTITY}`, (field) => {
        const { content } = getComputedStyle(field.parentElement as Element, '::after');
        return content.split('"')[1] ?? '';
      });
    const said = () => readFrom(page, '[role="status"].cb-hidden-text', ({ textContent }) => textContent);
    await typeInto(page, QUANTITY, '999');
    expect(await limit()).toBe('');
    await page.keyboard.press('9');
    await eventually(limit).toBe('The maximum is 999.');
    expect((await readLine(page, '721260')).quantity).toBe('999');
    await passTime(page, DELAY - 1);
    await eventually(said).toContain('The maximum is 999.');
    await page.keyboard.press('Backspace');
    await eventually(limit).toBe('');
    await page.keyboard.press('Escape');
    await pasteInto(page, QUANTITY, '1500');
    await eventually(limit).toBe('The maximum is 999.');
    expect((await readLine(page, '721260')).quantity).toBe('150');
    await page.keyboard.press('Escape');
    await atRest(page);
    expect(calls('update-item')).toEqual([]);
  });

  it('has that note also on a page that never rests [1 §5 Line quantity, §9 Quantity]', async () => {
    const neverIdle = () => Object.assign(window, { requestIdleCallback: () => 0 });
    const { page } = await shop.visit('/checkout/cart', { before: neverIdle });
    await typeInto(page, QUANTITY, '999');
    await eventually(async () => {
      await page.keyboard.press('9');
      return readFrom(page, `aria/${QUANTITY}`, ({ parentElement }) => parentElement?.dataset.limit);
    }).toBe('The maximum is 999.');
  });

  it('is sent even if it was typed just before a reload [1 §4 Quantity edit]', async () => {
    const { page } = await shop.visit('/checkout/cart');
    await cartStands(page);
    await typeInto(page, QUANTITY, '12');
    await page.reload();
    await cartStands(page);
    await eventually(async () => (await readLine(page, '721260')).quantity).toBe('12');
    await eventually(() => readMiniCartCount(page)).toBe('83');
  });

  it('is marked and cleared if it isn’t a number, and Escape restores it [1 §4 Invalid quantity, §5 Line quantity]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart', { prepare: holdTime });
    await cartStands(page);
    await typeInto(page, QUANTITY, '1x');
    const field = await page.waitForSelector(`aria/${QUANTITY}`);
    const flagged = () => field?.evaluate((input) => input.getAttribute('aria-invalid'));
    await eventually(flagged).toBe('true');
    await passTime(page, DELAY);
    await eventually(async () => (await readLine(page, '721260')).quantity).toBe('');
    await sees(page, 'Enter a whole number from 1 to 999. Your cart still has 4.');
    await page.keyboard.press('Escape');
    await eventually(async () => (await readLine(page, '721260')).quantity).toBe('4');
    await eventually(flagged).toBe(null);
    await atRest(page);
    expect(calls('update-item')).toEqual([]);
  });

  it('of 0 asks whether to remove the line [1 §4 Quantity 0]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart');
    await cartStands(page);
    await typeInto(page, QUANTITY, '0');
    await sees(page, 'Remove this item?');
    await press(page, `Keep 4: ${BEAKERS}`);
    await eventually(() => focusedName(page)).toBe(`textbox ${QUANTITY}`);
    expect((await readLine(page, '721260')).quantity).toBe('4');

    await typeInto(page, QUANTITY, '0');
    await page.keyboard.press('Enter');
    await eventually(() => focusedName(page)).toBe(`button Keep 4: ${BEAKERS}`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await sees(page, `${BEAKERS} removed.`);
    expect(calls('update-item')).toEqual([]);
    expect(calls('remove-product-from-cart').map(({ body }) => body)).toEqual([
      { action: 'removeOneItem', removeOneItem: 'ci111000008', enableShippingCharge: false },
    ]);
  });

  it('that the shop has changed says so [1 §3 Cart line]', async () => {
    const { page } = await shop.visit('/checkout/cart');
    await cartStands(page);
    await typeInto(page, 'Quantity of Forensic Blood Typing Kit "Who Did It?" <Simulated> & Safe', '9');
    await page.keyboard.press('Enter');
    await sees(page, 'is now 4; you asked for 9.');
    await eventually(() => readLine(page, '181910')).toMatchObject({
      quantity: '4',
      text: expect.stringContaining('Your quantity was changed from 9 to 4.'),
    });
  });
});
