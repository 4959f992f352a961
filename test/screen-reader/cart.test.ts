/** What Orca says in the cart. */
import { describe, expect, it } from 'vitest';
import { BEAKERS } from '../pages/support/cart-screen.ts';
import { PHONE } from '../pages/support/shop-visit.ts';
import { useListener } from './support/listener.ts';

describe('the cart, heard', () => {
  const { listen } = useListener();

  it('says each new quantity, removal and Undo once [accessibility Quantity, accessibility Removal, accessibility Undo]', async () => {
    const { startAt, press, pressRemoving, type, transcript } = await listen('/checkout/cart?as=individual');
    await startAt('textbox', `Quantity of ${BEAKERS}`);
    await press('Up');
    await type('7');
    await press('Return', 'Tab', 'space', 'Tab');
    await pressRemoving('Return');
    await pressRemoving('Return');
    await expect(transcript()).toMatchFileSnapshot('transcripts/cart-quantities.txt');
  });

  it('has the saved quantity again after an Undo, whatever keys move through its cells [accessibility Quantity, accessibility Undo]', async () => {
    const { startAt, press, pressRemoving, transcript } = await listen('/checkout/cart?as=individual');
    await startAt('textbox', `Quantity of ${BEAKERS}`);
    await press('Up', 'alt+shift+Up', 'alt+shift+Down');
    await startAt('button', `Remove ${BEAKERS}`);
    await pressRemoving('Return');
    await pressRemoving('Return');
    await startAt('textbox', `Quantity of ${BEAKERS}`);
    await press('alt+shift+Up', 'alt+shift+Down');
    await startAt('textbox', `Quantity of ${BEAKERS}`);
    await expect(transcript()).toMatchFileSnapshot('transcripts/cart-undo.txt');
  });

  it('says the safe choice of a dialog, where the focus is afterwards, and that the cart is empty [accessibility Dialogs]', async () => {
    const { startAt, press, pressRemoving, transcript } = await listen('/checkout/cart?as=individual');
    await startAt('button', 'remove all items');
    await press('Return', 'Tab', 'shift+Tab', 'Escape', 'Return', 'Tab');
    await pressRemoving('Return');
    await expect(transcript()).toMatchFileSnapshot('transcripts/cart-dialog.txt');
  });

  it('is read cell by cell, each with its heading [accessibility Tables]', async () => {
    const { press, transcript } = await listen('/checkout/cart?as=individual');
    const [down, right, left] = ['Down', 'Right', 'Left'].map((arrow) => `alt+shift+${arrow}`) as [
      string,
      string,
      string,
    ];
    await press('t', down, right, right, right, down, left, left, left);
    await expect(transcript()).toMatchFileSnapshot('transcripts/cart-cells.txt');
  });

  it('is the same table where its lines are cards, as on a phone: headings, names, quantities, removal, Undo [accessibility Tables, accessibility Quantity, accessibility Removal]', async () => {
    const { page, startAt, press, pressRemoving, transcript } = await listen('/checkout/cart?as=individual');
    await press('ctrl+equal');
    expect(await page.evaluate(() => innerWidth)).toBeLessThanOrEqual(PHONE.width);
    await startAt('textbox', `Quantity of ${BEAKERS}`);
    await press('Up', 'Tab', 'Tab');
    await pressRemoving('Return');
    await pressRemoving('Return');
    await press('h', 't', 'alt+shift+Down', 'alt+shift+Right', 'alt+shift+Right', 'alt+shift+Right');
    await expect(transcript()).toMatchFileSnapshot('transcripts/cart-on-phone.txt');
  });

  it('says once what is wrong with an item number, and what was added [accessibility Fields, 1 §4 Quick order]', async () => {
    const { startAt, press, type, transcript } = await listen('/checkout/cart?as=individual');
    await startAt('textbox', 'Item number');
    await type('99');
    await press('Return', 'Return', 'ctrl+a');
    await type('721260');
    await press('Return', 'Return');
    await expect(transcript()).toMatchFileSnapshot('transcripts/quick-order.txt');
  });
});
