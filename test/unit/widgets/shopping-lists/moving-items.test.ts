import { describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../support/page.ts';
import { openLists, READ, row, rows, SEARCH } from './lists-on-screen.ts';

keepTestsApart({ quiet: true });

const FILL = 'POST shopping-list/add-items';
const CHANGE = 'POST shopping-list/shopping-list-details/add-products-to-cart';
const DONE = { result: 'success' };
const contentsOf = (number: number) => `GET shopping-list/find-friends/shopping-list-details/gl${number}/p1`;

/** A list with one item, or none. */
function list(number: number, filled = true) {
  const item = { productId: `XB${number}`, giftItemId: `gi${number}`, productName: 'Beaker', quantity: '2' };
  const listDetail = { giftlistId: `gl${number}`, Name: `List ${number}`, isPublic: true };
  return { result: 'success', response: { listDetail, giftItems: filled ? [item] : [] } };
}

/** The first two of three lists are ticked, and the dialog of the move is open. */
async function openMove(replies: object = {}) {
  const page = await openLists({
    [READ]: rows(1, 2, 3),
    [contentsOf(1)]: [list(1), list(1, false)],
    [contentsOf(2)]: [list(2), list(2, false)],
    [FILL]: DONE,
    [CHANGE]: DONE,
    ...replies,
  });
  await page.tick('Select List 1', 'Select List 2');
  await page.press('Move items to another list…');
  return page;
}

describe('the items of ticked lists', () => {
  it('go to another list first, then leave theirs, and Undo restores them [2 §2 Moving, §2 Who sees a list, accessibility Undo]', async () => {
    const { pressInside, dialog, bodies, text, press, page } = await openMove();
    expect([...dialog().querySelectorAll('option')].map(({ value }) => value)).toEqual(['gl3']);
    await pressInside('Move to list');
    expect(bodies(FILL)).toEqual([
      {
        giftlistId: 'gl3',
        items: [
          { productId: 'XB1', quantity: 2 },
          { productId: 'XB2', quantity: 2 },
        ],
      },
    ]);
    expect(bodies(CHANGE)).toMatchObject([
      { data: { giftlistId: 'gl1', removeGiftitemIds: ['gi1'], isPublic: true } },
      { data: { giftlistId: 'gl2', removeGiftitemIds: ['gi2'], isPublic: true } },
    ]);
    expect([dialog(), text().includes('2 items moved to List 3.')]).toEqual([null, true]);
    const told = 'The items on List 2 were moved to List 3. Undo puts them back and leaves them on List 3.';
    await press(`Undo: ${told}`);
    expect(bodies(FILL)[1]).toEqual({ giftlistId: 'gl2', items: [{ productId: 'XB2', quantity: 2 }] });
    expect(page.querySelectorAll('.cb-undo__entry')).toHaveLength(1);
  });

  it('are said to be in both places if one list keeps them [2 §2 Moving]', async () => {
    const { pressInside, press, text, bodies } = await openMove({
      [CHANGE]: [DONE, { result: 'error', errorMessage: 'This list is locked.' }, DONE],
    });
    await pressInside('Move to list');
    expect(text()).toContain('1 item is in both places');
    await press('Try removing again');
    expect([bodies(FILL).length, bodies(CHANGE).length]).toEqual([1, 3]);
    expect(text()).toContain('1 item moved to List 3.');
  });

  it('stay on a list that a search hides [2 §2 Selection out of sight, §2 Moving]', async () => {
    const { tick, search, press, pressInside, bodies } = await openLists({
      [READ]: rows(1, 2, 3),
      [SEARCH]: { result: 'success', response: { matchedList: [row(2)] } },
      [contentsOf(2)]: [list(2), list(2, false)],
      [FILL]: DONE,
      [CHANGE]: DONE,
    });
    await tick('Select List 1', 'Select List 2');
    await search('frog');
    await press('Move items to another list…');
    await pressInside('Move to list');
    expect(bodies(FILL)).toMatchObject([{ items: [{ productId: 'XB2' }] }]);
    expect(bodies(CHANGE)).toMatchObject([{ data: { giftlistId: 'gl2' } }]);
  });

  it('stay if they can’t be read, or if there are none', async () => {
    const { pressInside, dialog, bodies } = await openMove({
      [contentsOf(1)]: [{ result: 'error', errorMessage: 'Not now.' }, list(1, false)],
      [contentsOf(2)]: list(2, false),
    });
    await pressInside('Move to list');
    expect(dialog().textContent).toContain('Not now.');
    await pressInside('Move to list');
    expect(dialog().textContent).toContain('There’s nothing to move.');
    expect(bodies(FILL)).toEqual([]);
  });
});
