import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { heldReplies } from '../../support/held-replies.ts';
import { keepTestsApart } from '../../support/page.ts';
import { pass, settle, type } from '../../support/render.ts';
import { ADD_ITEMS, CHANGE, DONE, item, list, openList, READ } from './list-on-screen.ts';

keepTestsApart();

const THREE = list([item(1), item(2), item(3)]);

describe('a quantity on the list', () => {
  it('is saved a second after the last key, without touching the cart [2 §2 Own list, §7 List to cart]', async () => {
    const { setQuantity, bodies, quantity, text } = await openList({ [READ]: THREE, [CHANGE]: DONE });
    await setQuantity(2, '7');
    await pass(900);
    expect(bodies(CHANGE)).toEqual([]);
    await pass(100);
    expect(bodies(CHANGE)).toMatchObject([
      {
        data: {
          giftlistId: 'gl1',
          eventName: 'Spring labs',
          description: 'Both classes',
          removeGiftitemIds: [],
        },
        selectedProduct: [],
        giftListItems: [{ productId: 'XB2', quantity: 7 }],
      },
    ]);
    expect(quantity(2).value).toBe('7');
    expect(text()).not.toContain('Saving…');
  });

  it('is saved at once when the field is left, and several are sent together [2 §2 Own list, §7 List to cart]', async () => {
    const { setQuantity, press, leave, bodies } = await openList({ [READ]: THREE, [CHANGE]: DONE });
    await press('Increase quantity of Beaker 1');
    await setQuantity(3, '30');
    await leave(3);
    expect(bodies(CHANGE)).toMatchObject([
      {
        giftListItems: [
          { productId: 'XB1', quantity: 2 },
          { productId: 'XB3', quantity: 30 },
        ],
      },
    ]);
  });

  it('is sent with all rows of its product, since the server tells them apart by their order', async () => {
    const twice = item(3, { productId: 'XB1' });
    const { setQuantity, leave, bodies } = await openList({
      [READ]: list([item(1), item(2), twice]),
      [CHANGE]: DONE,
    });
    await setQuantity(3, '30');
    await leave(3);
    expect(bodies(CHANGE)).toMatchObject([
      {
        giftListItems: [
          { productId: 'XB1', quantity: 1 },
          { productId: 'XB1', quantity: 30 },
        ],
      },
    ]);
  });

  it.each(['0', '1.5', 'ten', '-3'])('%s is marked and reverted [1 §5 Line quantity]', async (typed) => {
    const { setQuantity, leave, quantity, bodies, row } = await openList();
    await setQuantity(2, typed);
    await leave(2);
    expect(bodies(CHANGE)).toEqual([]);
    expect(quantity(2).value).toBe('2');
    expect(quantity(2).getAttribute('aria-invalid')).toBe('true');
    expect(row(2).textContent).toContain('Enter a whole number from 1 to 999.');
  });

  it('is no longer marked once the shopper steps from it [1 §5 Line quantity]', async () => {
    const { setQuantity, leave, press, quantity, row } = await openList();
    await setQuantity(2, '0');
    await leave(2);
    await press('Increase quantity of Beaker 2');
    expect([quantity(2).value, quantity(2).getAttribute('aria-invalid')]).toEqual(['3', null]);
    expect(row(2).textContent).not.toContain('Enter a whole number');
  });

  it('stays if it couldn’t be saved, marked, with Retry [reliability Line write]', async () => {
    const { setQuantity, leave, quantity, press, row, alert, bodies } = await openList({
      [READ]: THREE,
      [CHANGE]: [new Response('', { status: 500 }), DONE],
    });
    await setQuantity(2, '7');
    await leave(2);
    expect(quantity(2).value).toBe('7');
    expect(row(2).textContent).toContain('Not saved.');
    expect(alert()).toContain('We couldn’t save the quantity.');
    await press('Retry');
    expect(bodies(CHANGE)).toHaveLength(2);
    expect(row(2).textContent).not.toContain('Not saved.');
  });

  it('is reverted if the server refuses it, with its message', async () => {
    const { setQuantity, leave, quantity, alert } = await openList({
      [READ]: THREE,
      [CHANGE]: { result: 'error', errorMessage: 'At most 5 of these.' },
    });
    await setQuantity(2, '7');
    await leave(2);
    expect(quantity(2).value).toBe('2');
    expect(alert()).toBe('At most 5 of these.');
  });

  it('that is typed while another is being saved is saved afterwards [reliability Typing]', async () => {
    const slow = heldReplies();
    let calls = 0;
    const { setQuantity, leave, bodies, quantity } = await openList({
      [READ]: THREE,
      [CHANGE]: () => (calls++ ? DONE : slow.reply()),
    });
    await setQuantity(2, '7');
    await leave(2);
    await setQuantity(2, '8');
    await pass(1000);
    expect(bodies(CHANGE)).toHaveLength(1);
    await slow.answer(DONE);
    expect(bodies(CHANGE)[1]).toMatchObject({ giftListItems: [{ productId: 'XB2', quantity: 8 }] });
    expect(quantity(2).value).toBe('8');
  });

  it('isn’t lost when the page is left [reliability Page hide]', async () => {
    const { setQuantity, bodies } = await openList({ [READ]: THREE, [CHANGE]: DONE });
    await setQuantity(2, '7');
    await act(async () => void dispatchEvent(new Event('pagehide')));
    await pass(0);
    expect(bodies(CHANGE)).toHaveLength(1);
  });

  it('is reverted by Escape', async () => {
    const { setQuantity, quantity, bodies } = await openList();
    await setQuantity(2, '7');
    await act(async () => {
      quantity(2).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    await pass(1000);
    expect(quantity(2).value).toBe('2');
    expect(bodies(CHANGE)).toEqual([]);
  });
});

describe('removing items', () => {
  it('removes the row, says so, and offers Undo [2 §2 Own list, accessibility Undo]', async () => {
    const { press, bodies, items, text } = await openList({
      [READ]: [THREE, list([item(1), item(3)]), list([item(1), item(3), item(4, { productId: 'XB2' })])],
      [CHANGE]: DONE,
      [ADD_ITEMS]: DONE,
    });
    await press('Remove Beaker 2');
    expect(bodies(CHANGE)).toMatchObject([{ data: { removeGiftitemIds: ['gi2'] }, selectedProduct: [] }]);
    expect(items()).toEqual(['Beaker 1', 'Beaker 3']);
    expect(text()).toContain('Beaker 2 was removed from the list.');
    await press('Undo: Beaker 2 was removed from the list.');
    expect(bodies(ADD_ITEMS)).toEqual([{ giftlistId: 'gl1', items: [{ productId: 'XB2', quantity: 2 }] }]);
    expect(items()).toHaveLength(3);
    expect(text()).not.toContain('was removed');
  });

  it('moves the focus to its Undo, and presses nothing on the way there [accessibility Removal]', async () => {
    const { press, heading, button } = await openList({
      [READ]: [THREE, list([item(1), item(3)]), list([item(1)])],
      [CHANGE]: DONE,
    });
    button('Remove Beaker 2').focus();
    button('Remove Beaker 2').click();
    expect(document.activeElement).toBe(heading());
    await settle();
    expect(document.activeElement).toBe(button('Undo: Beaker 2 was removed from the list.'));
    await press('Remove Beaker 3');
    expect(document.activeElement).toBe(button('Undo: Beaker 3 was removed from the list.'));
  });

  it('leaves the focus where the shopper has moved it in the meantime [accessibility Removal]', async () => {
    const { button, text } = await openList({ [READ]: [THREE, list([item(1), item(3)])], [CHANGE]: DONE });
    button('Remove Beaker 2').click();
    button('More actions').focus();
    await settle();
    expect(text()).toContain('Beaker 2 was removed from the list.');
    expect(document.activeElement).toBe(button('More actions'));
  });

  it('removes several at once', async () => {
    const { tick, press, bodies, text } = await openList({
      [READ]: [THREE, list([item(2)])],
      [CHANGE]: DONE,
    });
    await tick('Select Beaker 1', 'Select Beaker 3');
    await press('Remove');
    expect(bodies(CHANGE)).toMatchObject([{ data: { removeGiftitemIds: ['gi1', 'gi3'] } }]);
    expect(text()).toContain('2 items were removed from the list.');
  });

  it('asks to tick something first', async () => {
    const { press, tick, alert } = await openList();
    await tick('Select Beaker 1');
    await tick('Select Beaker 1');
    await press('Remove');
    expect(alert()).toBe('Please choose at least one item to remove.');
  });

  it('restores the row if the server refuses, with its message', async () => {
    const { press, items, alert } = await openList({
      [READ]: THREE,
      [CHANGE]: { result: 'error', errorMessage: 'This list is locked.' },
    });
    await press('Remove Beaker 2');
    expect(items()).toHaveLength(3);
    expect(alert()).toBe('This list is locked.');
  });

  it('reads the list to find out if the reply was lost [reliability Lost reply]', async () => {
    const { press, items, text, alert } = await openList({
      [READ]: [THREE, list([item(1), item(3)])],
      [CHANGE]: null,
    });
    await press('Remove Beaker 2');
    expect(items()).toEqual(['Beaker 1', 'Beaker 3']);
    expect(text()).toContain('Beaker 2 was removed from the list.');
    expect(alert()).toBeUndefined();
  });

  it('isn’t offered for an item that the server doesn’t tell apart', async () => {
    const { button } = await openList({ [READ]: list([item(1, { giftItemId: undefined })]) });
    expect(button('Remove Beaker 1')).toBeUndefined();
  });
});

describe('editing the list', () => {
  it('sends name and description, and nothing else [2 §2 Own list, §7 List to cart]', async () => {
    const { choose, dialog, pressInside, bodies, heading, text } = await openList({
      [READ]: [THREE, list([item(1)], { Name: 'Autumn labs' })],
      [CHANGE]: DONE,
    });
    await choose('Edit name and description');
    const [name, description] = dialog().querySelectorAll('input');
    expect([name?.value, description?.value]).toEqual(['Spring labs', 'Both classes']);
    expect([name?.maxLength, description?.maxLength]).toEqual([40, 120]);
    await type(name as HTMLInputElement, 'Autumn labs');
    await pressInside('Save');
    const [body] = bodies(CHANGE) as [{ data: object }];
    expect(body).toMatchObject({
      data: { eventName: 'Autumn labs', description: 'Both classes', removeGiftitemIds: [] },
      selectedProduct: [],
      giftListItems: [],
    });
    // This server doesn't say whether others may see the list.
    expect(Object.keys(body.data)).not.toContain('isPublic');
    expect(dialog()).toBeNull();
    expect(heading().textContent).toBe('Autumn labs');
    expect(text()).toContain('Your changes were saved.');
  });

  it('says why it wasn’t saved, and keeps what was typed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { choose, dialog, pressInside } = await openList({
      [READ]: THREE,
      [CHANGE]: { result: 'error', errorMessage: 'You already have a list of that name.' },
    });
    await choose('Edit name and description');
    const name = dialog().querySelector('input') as HTMLInputElement;
    await type(name, 'Autumn labs');
    await pressInside('Save');
    expect(dialog().querySelector('[role=alert]')?.textContent).toBe('You already have a list of that name.');
    expect(name.value).toBe('Autumn labs');
  });
});
