/** The cart, in every engine: quantities, removal and Undo, the dialog that removes all, amounts, and the way to checkout. */
import { describe, expect, it } from 'vitest';
import { BEAKERS } from '../pages/support/cart-screen.ts';
import {
  countOf,
  focused,
  miniCartCount,
  pathOf,
  press,
  sees,
  shows,
  showsNo,
  textOf,
  typeInto,
} from './support/screen.ts';
import { eventually, useShop } from './support/visit.ts';

const QUANTITY = `Quantity of ${BEAKERS}`;
const LINES = 'cb-cart-page tr[data-line]';

describe('the cart', () => {
  const shop = useShop();

  it('saves typed and stepped quantities, also on leaving the field, and updates the mini-cart [1 §2 Quantity, §4 Quantity edit]', async () => {
    const { tab, calls } = await shop.visit('/checkout/cart');
    const sent = () =>
      calls('update-item').map(({ body }) => (body as { updateId: string }).updateId.split('=')[1]);
    await shows(tab, LINES);
    await typeInto(tab, QUANTITY, '7');
    await tab.press('Enter');
    await eventually(sent).toEqual(['7']);
    expect(await focused(tab)).toBe(`textbox ${QUANTITY}`);
    await press(tab, `Increase quantity of ${BEAKERS}`);
    await eventually(sent).toEqual(['7', '8']);
    await typeInto(tab, QUANTITY, '12');
    await tab.press('Tab');
    await eventually(sent).toEqual(['7', '8', '12']);
    await eventually(() => miniCartCount(tab)).toBe('83');
    await eventually(() => textOf(tab, '.cb-summary__total')).toContain('$4,536.85');
  });

  it('restores a removed line, and returns the focus after each dialog [1 §2 Removal, §2 Remove all, accessibility Dialogs, accessibility Undo]', async () => {
    const { tab } = await shop.visit('/checkout/cart');
    await press(tab, `Remove ${BEAKERS}`);
    await eventually(() => countOf(tab, LINES)).toBe(13);
    await eventually(() => focused(tab)).toBe(`button Undo removing ${BEAKERS}`);
    await press(tab, `Undo removing ${BEAKERS}`);
    await eventually(() => countOf(tab, LINES)).toBe(14);

    await press(tab, 'remove all items');
    await eventually(() => tab.run(() => document.activeElement?.closest('dialog:modal') !== null)).toBe(
      true,
    );
    await tab.press('Escape');
    await showsNo(tab, 'dialog[open]');
    await eventually(() => focused(tab)).toBe('button remove all items');
    expect(await countOf(tab, LINES)).toBe(14);

    await tab.press('Enter');
    await press(tab, 'Remove all');
    await sees(tab, 'Your cart is currently empty');
    await eventually(() => miniCartCount(tab)).toBe('0');
  });

  it('takes a promotion code and a zip code, and checks out with the quantity that is still being typed [1 §2 Promotion, §2 Estimate, §4 Checkout]', async () => {
    const { tab, calls } = await shop.visit('/checkout/cart?cart=plain&as=individual');
    await shows(tab, LINES);
    await typeInto(tab, 'Promotional code', 'SCIENCE10');
    await press(tab, 'apply code');
    await sees(tab, 'SCIENCE10 is on this order.');
    await typeInto(tab, 'Estimate Shipping by zip code', '27215');
    await press(tab, 'estimate');
    await sees(tab, 'Freight and tax are estimated for 27215.');
    await typeInto(tab, `Quantity of ${await textOf(tab, '.cb-line__name')}`, '25');
    await press(tab, 'Checkout');
    await eventually(() => pathOf(tab)).toBe('/checkout/shipping');
    await sees(tab, 'Your order: 28 pieces on 3 lines.');
    expect(calls('update-item')).toHaveLength(1);
  });
});
