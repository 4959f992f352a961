import { describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../support/page.ts';
import { settle } from '../../support/render.ts';
import { ADD_LIST, CART, CHANGE, DONE, EMPTY_CART, item, list, openList, READ } from './list-on-screen.ts';

keepTestsApart();

const ADDED = {
  result: 'success',
  response: {
    validproducts: [{ ProductId: 'XB1', displayName: 'Beaker 1', quantity: '1' }],
    invalidProducts: [{ ProductId: 'XB2', displayName: 'Beaker 2', message: 'No longer sold.' }],
  },
};
const replies = () => ({ [READ]: list([item(1), item(2)]), [CART]: EMPTY_CART });

describe('adding from a list to the cart', () => {
  it('adds one item with the quantity on screen [2 §2 Own list, §4 List to cart]', async () => {
    const { press, bodies, dialog, setQuantity } = await openList({ ...replies(), [CHANGE]: [DONE, ADDED] });
    await setQuantity(2, '5');
    await press('Add to Cart: Beaker 2');
    await settle();
    // Typed quantities are saved first.
    expect(bodies(CHANGE)).toMatchObject([
      { selectedProduct: [] },
      { selectedProduct: ['XB2'], giftListItems: [{ productId: 'XB2', quantity: 5 }] },
    ]);
    expect(dialog().textContent).toContain('Beaker 1');
    expect(dialog().textContent).toContain('No longer sold.');
  });

  it('adds the ticked items [2 §2 Own list]', async () => {
    const { press, tick, bodies, names } = await openList({ ...replies(), [CHANGE]: ADDED });
    await tick('Select all items');
    await press('Add to Cart');
    expect(bodies(CHANGE)).toMatchObject([{ selectedProduct: ['XB1', 'XB2'] }]);
    expect(names()).toContain(CART);
  });

  it('asks to tick something first', async () => {
    const { press, tick, alert, names } = await openList();
    await tick('Select Beaker 1');
    await tick('Select Beaker 1');
    await press('Add to Cart');
    expect(alert()).toBe('Please choose at least one item to add to your Cart.');
    expect(names()).toEqual([READ]);
  });

  it('adds the whole list [2 §2 Own list, §7 List to cart]', async () => {
    const { press, bodies } = await openList({ ...replies(), [ADD_LIST]: ADDED });
    await press('Add List to Cart');
    expect(bodies(ADD_LIST)).toMatchObject([{ giftlistId: 'gl1', productDetails: 'XB1:1,XB2:2' }]);
  });

  it('shows the server’s message in a red alert [2 §8 Adding from a list]', async () => {
    const { press, page } = await openList({
      ...replies(),
      [ADD_LIST]: { result: 'error', errorMessage: [{ message: 'Nothing here is sold any more.' }] },
    });
    await press('Add List to Cart');
    const alert = page.querySelector('[role=alert]');
    expect(alert?.textContent).toBe('Nothing here is sold any more.');
    expect(alert?.getAttribute('data-tone')).toBe('danger');
  });
});
