/** The cart, in every engine: quantities by keys and by clicks, the dialog that removes all, and where the focus goes. */
import { describe, expect, it } from 'vitest';
import { BEAKERS } from '../pages/support/cart-screen.ts';
import { focused, press, sees, shows, typeInto } from './support/screen.ts';
import { eventually, useShop } from './support/visit.ts';

describe('the cart', () => {
  const shop = useShop();

  it('saves a quantity that is typed, and keeps the focus in its field [1 §9 Delay]', async () => {
    const { tab, calls } = await shop.visit('/checkout/cart');
    await shows(tab, 'tr[data-line]');
    await typeInto(tab, `Quantity of ${BEAKERS}`, '7');
    await tab.press('Enter');
    await eventually(() => calls('update-item').length).toBe(1);
    expect(await focused(tab)).toContain('Quantity');
  });

  it('asks before it removes all items [1 §2 Remove all]', async () => {
    const { tab } = await shop.visit('/checkout/cart');
    await press(tab, 'remove all items');
    await sees(tab, 'Remove all items');
  });
});
