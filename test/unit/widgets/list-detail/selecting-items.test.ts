import { describe, expect, it } from 'vitest';
import { heldReplies } from '../../support/held-replies.ts';
import { goTo } from '../../support/moves.ts';
import { keepTestsApart } from '../../support/page.ts';
import { pass, settle, type } from '../../support/render.ts';
import {
  ADD_ITEMS,
  CART,
  CHANGE,
  DONE,
  EMPTY_CART,
  item,
  LISTS,
  list,
  openList,
  READ,
  searchFor,
} from './list-on-screen.ts';

keepTestsApart({ quiet: true });

const THREE = list([item(1), item(2), item(3)]);
const found = (...numbers: number[]) => ({
  result: 'success',
  response: { giftItems: numbers.map((number) => item(number, { giftItemId: undefined })) },
});
const bodyOf = (request: unknown) => request as { data: object; selectedProduct: string[] };

/** A list of three items with the first two ticked, and a search that finds the given items. */
async function openTicked(numbers: number[], replies: object = {}) {
  const page = await openList({
    [READ]: THREE,
    [searchFor('flask')]: found(...numbers),
    [CHANGE]: DONE,
    [CART]: EMPTY_CART,
    ...replies,
  });
  await page.tick('Select Beaker 1', 'Select Beaker 2');
  await type(page.searchField(), 'flask');
  await pass(300);
  return page;
}

describe('ticked items that a search hides', () => {
  it('are counted and mentioned, and go into the cart [2 §2 Selection out of sight]', async () => {
    const { text, press, bodies } = await openTicked([2, 3]);
    expect(text()).toContain('2 items selected (1 not shown)');
    await press('Add to Cart');
    expect(bodyOf(bodies(CHANGE)[0]).selectedProduct).toEqual(['XB1', 'XB2']);
  });

  it('aren’t removed [2 §2 Selection out of sight]', async () => {
    const { press, bodies } = await openTicked([2, 3]);
    await press('Remove');
    expect(bodies(CHANGE)).toMatchObject([{ data: { removeGiftitemIds: ['gi2'] } }]);
  });

  it('aren’t moved to another list [2 §2 Selection out of sight, §2 Moving]', async () => {
    const { press, pressInside, items, searchField, bodies, box } = await openTicked([2, 3], {
      [READ]: [THREE, list([item(1), item(3)])],
      [LISTS]: { result: 'success', response: [{ giftlistId: 'gl2', Name: 'Fall labs' }] },
      [ADD_ITEMS]: DONE,
    });
    await press('Move to another list…');
    await pressInside('Move to list');
    expect(bodies(ADD_ITEMS)).toEqual([{ giftlistId: 'gl2', items: [{ productId: 'XB2', quantity: 2 }] }]);
    expect(bodies(CHANGE)).toMatchObject([{ data: { removeGiftitemIds: ['gi2'] } }]);
    await type(searchField(), '');
    await settle();
    expect([items(), box('Select Beaker 1').checked]).toEqual([['Beaker 1', 'Beaker 3'], true]);
  });

  it.each([[[3]], [[]]])(
    'are mentioned if the search finds %j, and can’t be removed or moved',
    async (numbers) => {
      const { text, press, alert, dialog, bodies } = await openTicked(numbers);
      expect(text()).toContain('2 items selected (2 not shown)');
      for (const name of ['Remove', 'Move to another list…']) {
        await press(name);
        expect(alert()).toContain('You can only remove or move items that you can see.');
      }
      expect([dialog(), bodies(CHANGE)]).toEqual([null, []]);
    },
  );
});

describe('the actions for ticked items', () => {
  it('appear with the first tick, and stay after it [visual Selection]', async () => {
    const { tick, page, text } = await openList({ [READ]: THREE });
    const shown = () =>
      [...page.querySelectorAll('.cb-selected-rows button')].map(({ textContent }) => textContent);
    expect(shown()).toEqual([]);
    expect(text()).toContain('No items selected');
    await tick('Select Beaker 1');
    expect(shown()).toEqual(['Add to Cart', 'Remove', 'Move to another list…']);
    await tick('Select Beaker 1');
    expect(shown()).toHaveLength(3);
  });
});

describe('another list', () => {
  it('starts without ticks, even if the server doesn’t tell rows apart [2 §2 Selection out of sight]', async () => {
    const same = [item(1, { giftItemId: undefined })];
    const { tick, text, box } = await openList({
      [READ]: list(same),
      'GET shopping-list/find-friends/shopping-list-details/gl2/p1': list(same, { giftlistId: 'gl2' }),
    });
    await tick('Select Beaker 1');
    await goTo('?giftlistId=gl2');
    await settle();
    expect(text()).toContain('No items selected');
    expect(box('Select Beaker 1').checked).toBe(false);
  });
});

describe('an item that is being removed', () => {
  it('isn’t counted as ticked, but is again if it couldn’t be removed [2 §2 Selection out of sight]', async () => {
    const held = heldReplies();
    const { tick, press, text, box } = await openList({ [READ]: THREE, [CHANGE]: held.reply });
    await tick('Select Beaker 1', 'Select Beaker 2');
    await press('Remove');
    expect(text()).toContain('No items selected');
    await held.answer({ result: 'error', errorMessage: 'Not now.' });
    expect(text()).toContain('2 items selected');
    expect(box('Select Beaker 1').checked).toBe(true);
  });
});
