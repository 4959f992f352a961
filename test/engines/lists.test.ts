/** One of the shopper's own lists, in every engine. */
import { describe, expect, it } from 'vitest';
import {
  click,
  countOf,
  focus,
  focused,
  miniCartCount,
  press,
  sees,
  shows,
  textIn,
  textOf,
  typeInto,
} from './support/screen.ts';
import { eventually, useShop } from './support/visit.ts';

const LIST = '/account/list-detail?giftlistId=gl20000&isWishlist=false&as=individual&lists=30&cart=empty';
const SHEEP = 'Sheep Brain, Preserved, Dura Mater Intact';
const READY = 'cb-list-detail .cb-table__scroller[data-busy="false"]';
const ROWS = 'cb-list-detail tbody tr';

describe('a list of the shopper’s own', () => {
  const shop = useShop();

  it('takes a quantity and a name, loses an item to another list, and goes into the cart [2 §2 Own list, §2 Moving, §4 List to cart, accessibility Dialogs]', async () => {
    const { tab, calls } = await shop.visit(LIST);
    await shows(tab, READY);
    const before = await countOf(tab, ROWS);
    await typeInto(tab, `Quantity of ${SHEEP}`, '5');
    await tab.press('Enter');
    await eventually(() => calls('add-products-to-cart').length).toBe(1);

    const moved = await textOf(tab, `${ROWS}:nth-child(2) .cb-list-item__name`);
    await click(tab, `${ROWS}:nth-child(2) .cb-select-box input`);
    await sees(tab, '1 item selected');
    await press(tab, 'Move to another list…');
    await shows(tab, 'dialog select');
    await tab.run(() => document.querySelector<HTMLElement>('dialog select')?.focus());
    await tab.press('ArrowDown');
    await press(tab, 'Move to list');
    await sees(tab, '1 item moved to');
    await eventually(() => countOf(tab, ROWS)).toBe(before - 1);
    expect(await textOf(tab, 'cb-list-detail tbody')).not.toContain(moved);
    expect(calls('add-items')).toHaveLength(1);

    await focus(tab, `Add to Cart: ${SHEEP}`);
    await tab.press('Enter');
    await shows(tab, 'dialog .cb-added__product');
    await eventually(() => miniCartCount(tab)).toBe('5');
    await tab.press('Escape');
    await eventually(() => focused(tab)).toBe(`button Add to Cart: ${SHEEP}`);

    await press(tab, 'More actions');
    await press(tab, 'Edit name and description', 'menuitem');
    await typeInto(tab, 'List name', 'Brains');
    await press(tab, 'Save');
    await sees(tab, 'Your changes were saved.');
    await tab.reload();
    await shows(tab, READY);
    expect(await textOf(tab, 'h1')).toBe('Brains');
    expect(await textIn(tab, `Quantity of ${SHEEP}`)).toBe('5');
  });
});
