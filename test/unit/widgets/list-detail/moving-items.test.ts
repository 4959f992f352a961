import { describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../support/page.ts';
import { ADD_ITEMS, CHANGE, DONE, item, LISTS, list, openList, READ } from './list-on-screen.ts';

keepTestsApart({ quiet: true });

const THREE = list([item(1), item(2), item(3)]);
const OTHERS = {
  result: 'success',
  response: [
    { giftlistId: 'gl1', Name: 'Spring labs' },
    { giftlistId: 'gl2', Name: 'Fall labs' },
  ],
};

/** The list with its first two items ticked, and the dialog of the move open. */
async function openMove(replies: object = {}) {
  const page = await openList({
    [READ]: [
      THREE,
      list([item(3)]),
      list([item(3), item(1, { giftItemId: 'gi4' }), item(2, { giftItemId: 'gi5' })]),
    ],
    [LISTS]: OTHERS,
    [ADD_ITEMS]: DONE,
    [CHANGE]: DONE,
    ...replies,
  });
  await page.tick('Select Beaker 1', 'Select Beaker 2');
  await page.press('Move to another list…');
  return page;
}

describe('items that move to another list', () => {
  it('are added there first, then removed from this one, and Undo restores them [2 §2 Moving, accessibility Undo]', async () => {
    const { pressInside, dialog, names, bodies, items, text, press } = await openMove();
    expect([...dialog().querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Fall labs',
    ]);
    await pressInside('Move to list');
    expect(names().filter((name) => name === ADD_ITEMS || name === CHANGE)).toEqual([ADD_ITEMS, CHANGE]);
    expect(bodies(ADD_ITEMS)[0]).toMatchObject({
      giftlistId: 'gl2',
      items: [
        { productId: 'XB1', quantity: 1 },
        { productId: 'XB2', quantity: 2 },
      ],
    });
    expect([dialog(), items()]).toEqual([null, ['Beaker 3']]);
    const told = '2 items were moved to Fall labs. Undo puts them back here and leaves them on Fall labs.';
    expect(text()).toContain(told);
    await press(`Undo: ${told}`);
    expect(bodies(ADD_ITEMS)[1]).toMatchObject({ giftlistId: 'gl1' });
    expect(text()).not.toContain(told);
  });

  it('stay if the other list doesn’t accept them, and the dialog says so [2 §2 Moving]', async () => {
    const { pressInside, dialog, bodies } = await openMove({
      [ADD_ITEMS]: { result: 'error', errorMessage: 'That list is full.' },
    });
    await pressInside('Move to list');
    expect(dialog().textContent).toContain('That list is full.');
    expect(bodies(CHANGE)).toEqual([]);
  });

  it('are said to be in both places if they stay on this one, until Try again works [2 §2 Moving]', async () => {
    const { pressInside, press, text, alert, bodies } = await openMove({
      [CHANGE]: [{ result: 'error', errorMessage: 'This list is locked.' }, DONE],
    });
    await pressInside('Move to list');
    expect(alert()).toContain('2 items are in both places');
    expect(alert()).toContain('This list is locked.');
    await press('Try removing again');
    expect([bodies(ADD_ITEMS).length, bodies(CHANGE).length]).toEqual([1, 2]);
    expect(text()).toContain('2 items moved to Fall labs.');
  });

  it('must be ticked first, and the page says so', async () => {
    const { press, tick, alert } = await openList();
    await tick('Select Beaker 1');
    await tick('Select Beaker 1');
    await press('Move to another list…');
    expect(alert()).toBe('Please choose at least one item to move.');
  });
});

describe('removed items', () => {
  it('are in one list, newest first, and a refused Undo says why [accessibility Undo]', async () => {
    const { press, page } = await openList({
      [READ]: [THREE, list([item(2), item(3)]), list([item(3)])],
      [CHANGE]: DONE,
      [ADD_ITEMS]: { result: 'error', errorMessage: 'No longer sold.' },
    });
    await press('Remove Beaker 1');
    await press('Remove Beaker 2');
    const shown = () => [...page.querySelectorAll('.cb-undo__entry')].map((entry) => entry.textContent);
    expect(shown()).toEqual([
      'Beaker 2 was removed from the list.Undo',
      'Beaker 1 was removed from the list.Undo',
    ]);
    await press('Undo: Beaker 1 was removed from the list.');
    expect(shown()[1]).toBe('Beaker 1 was removed from the list.No longer sold.Undo');
  });
});
