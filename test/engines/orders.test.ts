/** The order history and one of its orders, in every engine. */
import { describe, expect, it } from 'vitest';
import {
  click,
  focus,
  focused,
  miniCartCount,
  pathOf,
  press,
  sees,
  shows,
  textOf,
} from './support/screen.ts';
import { eventually, useShop } from './support/visit.ts';

const RANGE = '.cb-orders__range';
const FIRST = '.cb-orders tbody th';

describe('the orders', () => {
  const shop = useShop();

  it('are sorted, paged and searched, and one is reordered [2 §2 Order history, §2 Order pages, §2 Order search, §4 Reorder, §4 Sorting]', async () => {
    const { tab } = await shop.visit('/account/order?orders=usual&as=organization&cart=plain');
    await shows(tab, 'cb-order-history .cb-table[aria-busy="false"]');
    await eventually(() => textOf(tab, RANGE)).toBe('Orders 1–12 of 61');
    await press(tab, 'Date');
    await eventually(() => textOf(tab, '[aria-sort="ascending"]')).toBe('Date');
    await focus(tab, 'Next', 'link');
    await tab.press('Enter');
    await eventually(() => textOf(tab, RANGE)).toBe('Orders 13–24 of 61');
    await tab.back();
    await eventually(() => textOf(tab, RANGE)).toBe('Orders 1–12 of 61');
    expect(await textOf(tab, '[aria-sort="ascending"]')).toBe('Date');
    const number = await textOf(tab, FIRST);
    const second = await textOf(tab, '.cb-orders tbody tr:nth-child(2) th');
    await tab.run(() => document.querySelector<HTMLElement>('.cb-orders__search input')?.focus());
    await tab.type(second);
    await eventually(() => textOf(tab, FIRST)).toBe(second);
    expect(number).not.toBe(second);

    await click(tab, `${FIRST} a`);
    await shows(tab, 'cb-order-detail .cb-order__body[data-phase="ready"]');
    await sees(tab, second);
    const count = Number(await miniCartCount(tab));
    await press(tab, 'Reorder');
    await press(tab, 'Keep Existing Items');
    await sees(tab, 'Added to Cart');
    await eventually(async () => Number(await miniCartCount(tab))).toBeGreaterThan(count);
    expect(await pathOf(tab)).toContain('showCart=true&event=cart_updated');
    await tab.press('Escape');
    await eventually(() => focused(tab)).toBe('button Reorder');
  });
});
