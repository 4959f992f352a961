import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../support/page.ts';
import { type } from '../../support/render.ts';
import {
  ADD_ITEMS,
  ADD_LIST,
  CART,
  CHANGE,
  DONE,
  EMPTY_CART,
  item,
  LISTS,
  list,
  openList,
  READ,
} from './list-on-screen.ts';

keepTestsApart({ quiet: true });

const BOX = 'Others can see this list';
const open = (told: object) => openList({ [READ]: list([item(1), item(2)], told), [CHANGE]: DONE });

describe('whether others can see a list [2 §2 Who sees a list]', () => {
  it.each([
    ['true', true],
    ['0', false],
  ])('is shown and asked if the server says %s, and kept when the name is edited', async (given, known) => {
    const { text, choose, pressInside, dialog, labelled, bodies } = await open({ isPublic: given });
    expect(text().includes('Others can see this list.')).toBe(known);
    await choose('Edit name and description');
    expect(labelled(BOX).checked).toBe(known);
    await type(dialog().querySelector('input') as HTMLInputElement, 'Autumn labs');
    await pressInside('Save');
    expect(bodies(CHANGE)).toMatchObject([
      { data: { eventName: 'Autumn labs', isPublic: known, isPublished: known } },
    ]);
  });

  it('is kept when a quantity changes, and when an item is removed', async () => {
    const { setQuantity, leave, press, bodies } = await open({ isPublic: true });
    await setQuantity(1, '7');
    await leave(1);
    await press('Remove Beaker 2');
    expect(bodies(CHANGE)).toMatchObject([{ data: { isPublic: true } }, { data: { isPublic: true } }]);
  });

  it('is kept when items move away, and when items go into the cart', async () => {
    const ADDED = { result: 'success', response: { validproducts: [{ ProductId: 'XB1' }] } };
    const { tick, press, pressInside, bodies } = await openList({
      [READ]: list([item(1), item(2)], { isPublic: true }),
      [LISTS]: { result: 'success', response: [{ giftlistId: 'gl2', Name: 'Fall labs' }] },
      [ADD_ITEMS]: DONE,
      [CHANGE]: [ADDED, ADDED, DONE],
      [ADD_LIST]: ADDED,
      [CART]: EMPTY_CART,
    });
    await press('Add to Cart: Beaker 1');
    await pressInside('Continue Shopping');
    await press('Add List to Cart');
    await pressInside('Continue Shopping');
    await tick('Select Beaker 2');
    await press('Add to Cart');
    await pressInside('Continue Shopping');
    await press('Move to another list…');
    await pressInside('Move to list');
    const open = { isPublic: true, isPublished: true };
    expect(bodies(CHANGE)).toMatchObject([{ data: open }, { data: open }, { data: open }]);
    expect(bodies(ADD_LIST)).toMatchObject([open]);
  });

  it('stays open, and isn’t sent, if the server doesn’t say and the shopper doesn’t choose', async () => {
    const { choose, pressInside, labelled, bodies, dialog } = await open({});
    await choose('Edit name and description');
    expect(labelled(BOX).indeterminate).toBe(true);
    expect(dialog().textContent).toContain('We can’t tell here whether others may see it');
    await pressInside('Save');
    expect(Object.keys((bodies(CHANGE)[0] as { data: object }).data)).not.toContain('isPublic');
  });

  it('is sent once the shopper chooses, and with everything saved before the list is read again', async () => {
    let reads = 0;
    const replies = {
      [READ]: () => (reads++ ? new Response('', { status: 500 }) : list([item(1), item(2)])),
      [CHANGE]: DONE,
    };
    const { choose, pressInside, labelled, setQuantity, leave, bodies } = await openList(replies);
    await choose('Edit name and description');
    await act(async () => labelled(BOX).click());
    await pressInside('Save');
    await setQuantity(1, '7');
    await leave(1);
    expect(bodies(CHANGE)).toMatchObject([{ data: { isPublic: true } }, { data: { isPublic: true } }]);
  });
});
