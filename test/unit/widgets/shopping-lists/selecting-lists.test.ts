import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { heldReplies } from '../../support/held-replies.ts';
import { catchMoves } from '../../support/moves.ts';
import { keepTestsApart } from '../../support/page.ts';
import { settle, spoken } from '../../support/render.ts';
import { ADD, CART, DELETE, openLists, READ, row, rows, SEARCH } from './lists-on-screen.ts';

keepTestsApart();

const NO_CHOICE = 'Please choose at least one shopping list to add the items from that list to your Cart.';
const EMPTY_CART = { result: 'success', commerceItems: [], isEmptyCart: true };
const ADDED = {
  result: 'success',
  response: {
    validproducts: [{ ProductId: 'XB1', displayName: 'Beaker', quantity: '2' }],
    invalidProducts: [{ ProductId: 'XB2', displayName: 'Flask', message: 'No longer sold.' }],
  },
};

describe('selecting lists', () => {
  it('ticks and clears all; unticking one clears the checkbox for all [2 §2 List selection]', async () => {
    const { tick, ticked, box } = await openLists();
    await tick('Select all lists');
    expect(ticked()).toBe(3);
    await tick('Select List 2');
    expect(box('Select all lists').checked).toBe(false);
    expect(ticked()).toBe(2);
    await tick('Select List 2');
    expect(box('Select all lists').checked).toBe(true);
    await tick('Select all lists');
    expect(ticked()).toBe(0);
  });

  it('enables the buttons, which say how many are ticked and what is missing [2 §5 Choosing lists, visual Selection]', async () => {
    const { page, tick, press, alert } = await openLists();
    const buttons = () =>
      [...page.querySelectorAll<HTMLButtonElement>('.cb-selected-rows button')].map((button) => [
        button.textContent,
        button.getAttribute('aria-disabled'),
        button.querySelector('span')?.dataset.count,
        button.tabIndex,
      ]);
    const names = ['Add to Cart', 'Delete', 'Move items to another list…'];
    expect(buttons()).toEqual(names.map((name) => [name, 'true', undefined, 0]));
    await press('Add to Cart');
    expect(alert()).toBe(NO_CHOICE);
    await press('Delete');
    expect(alert()).toBe('Please choose at least one shopping list to delete.');
    await tick('Select List 2', 'Select List 3');
    expect(alert()).toBeUndefined();
    expect(buttons()).toEqual(names.map((name) => [name, null, '2', 0]));
  });
});

describe('ticked lists that a search hides', () => {
  const found = (...numbers: number[]) => ({
    result: 'success',
    response: { matchedList: numbers.map((number) => row(number)) },
  });
  const replies = {
    [READ]: rows(1, 2, 3),
    [SEARCH]: found(2),
    [ADD]: ADDED,
    [CART]: EMPTY_CART,
    [DELETE]: { result: 'success' },
  };

  it('are counted and mentioned, are ticked again afterwards, and go into the cart [2 §2 Selection out of sight]', async () => {
    const { tick, ticked, search, press, pressInside, text, requests } = await openLists(replies);
    await tick('Select List 1', 'Select List 2');
    await search('frog');
    expect(text()).toContain('2 lists selected (1 not shown)');
    await press('Add to Cart');
    await settle();
    expect(requests.find(({ name }) => name === ADD)?.body).toEqual({ selectedLists: ['gl1', 'gl2'] });
    await pressInside('Continue Shopping');
    await search('');
    expect(ticked()).toBe(2);
  });

  it('aren’t deleted, and the question says so [2 §2 Selection out of sight, §4 List deletion]', async () => {
    catchMoves();
    const { tick, search, press, pressInside, dialog, requests } = await openLists(replies);
    await tick('Select all lists');
    await search('frog');
    await press('Delete');
    expect(dialog().textContent).toContain('“List 2” will be deleted.');
    expect(dialog().textContent).toContain(
      'You’ve selected 2 more that aren’t shown. They won’t be deleted.',
    );
    await pressInside('Delete');
    expect(requests.at(-1)).toEqual({ name: DELETE, body: { selectedLists: ['gl2'] } });
  });

  it.each([
    ['other lists', found(3)],
    ['none', found()],
  ])(
    'are mentioned if the search finds %s, and can’t be deleted or moved [2 §2 Selection out of sight]',
    async (_, reply) => {
      const { tick, search, press, text, alert, dialog } = await openLists({ ...replies, [SEARCH]: reply });
      await tick('Select List 1');
      await search('frog');
      expect(text()).toContain('1 list selected (1 not shown)');
      for (const name of ['Delete', 'Move items to another list…']) {
        await press(name);
        expect(dialog()).toBeNull();
        expect(alert()).toContain('You can only delete or move lists that you can see.');
      }
    },
  );
});

describe('adding lists to the cart', () => {
  it('asks to tick one first, and sends nothing [2 §5 Choosing lists]', async () => {
    const { press, alert, names } = await openLists();
    await press('Add to Cart');
    expect(alert()).toBe(NO_CHOICE);
    expect(names()).toEqual([READ]);
  });

  it('shows what was added and what wasn’t, and reads the cart [2 §4 List to cart]', async () => {
    const { tick, press, dialog, requests, text } = await openLists({
      [READ]: rows(1, 2, 3),
      [ADD]: ADDED,
      [CART]: EMPTY_CART,
    });
    await press('Add to Cart');
    await tick('Select List 1', 'Select List 3');
    await press('Add to Cart');
    expect(requests[1]).toEqual({ name: ADD, body: { selectedLists: ['gl1', 'gl3'] } });
    expect(dialog().textContent).toContain('Beaker');
    expect(dialog().textContent).toContain('No longer sold.');
    expect(requests.map(({ name }) => name)).toContain(CART);
    expect(text()).not.toContain(NO_CHOICE);
  });

  it('tells the rest of the page about the new cart: the mini-cart follows [2 §4 List to cart]', async () => {
    const counts: number[] = [];
    document.addEventListener('cb:cart-updated', (event) => {
      counts.push((event as CustomEvent<{ count: number }>).detail.count);
    });
    const { tick, press } = await openLists({
      [READ]: rows(1),
      [ADD]: ADDED,
      [CART]: {
        commerceItems: [{ commerceId: 'ci1', productId: 'XB1', displayName: 'Beaker', quantity: 2 }],
      },
    });
    await tick('Select List 1');
    await press('Add to Cart');
    await settle();
    expect(counts).toEqual([2]);
  });

  it('sends once, however often the button is pressed [reliability Double press]', async () => {
    const slow = heldReplies();
    const { tick, button, names } = await openLists({
      [READ]: rows(1),
      [ADD]: slow.reply,
      [CART]: EMPTY_CART,
    });
    await tick('Select List 1');
    await act(async () => {
      button('Add to Cart').click();
      button('Add to Cart').click();
    });
    await settle();
    expect(button('Add to Cart').getAttribute('aria-disabled')).toBe('true');
    await slow.answer(ADDED);
    expect(names().filter((name) => name === ADD)).toHaveLength(1);
  });

  it('shows the server’s message if it refuses [2 §8 Adding from a list]', async () => {
    const { tick, press, alert, ticked } = await openLists({
      [READ]: rows(1),
      [ADD]: { result: 'error', errorMessage: 'Nothing on this list is sold any more.' },
    });
    await tick('Select List 1');
    await press('Add to Cart');
    expect(alert()).toBe('Nothing on this list is sold any more.');
    expect(ticked()).toBe(1);
  });

  it('doesn’t say that nothing was added if that isn’t known [reliability Lost reply]', async () => {
    const { tick, press, alert } = await openLists({ [READ]: rows(1), [ADD]: null, [CART]: EMPTY_CART });
    await tick('Select List 1');
    await press('Add to Cart');
    expect(alert()).toContain('We couldn’t confirm what was added.');
  });
});

describe('deleting lists', () => {
  it('asks to tick one first', async () => {
    const { press, alert, dialog } = await openLists();
    await press('Delete');
    expect(alert()).toBe('Please choose at least one shopping list to delete.');
    expect(dialog()).toBeNull();
  });

  it.each([
    [['Select List 2'], 'Are you sure you want to delete this shopping list? “List 2” will be deleted.'],
    [
      ['Select List 2', 'Select List 3'],
      'Are you sure you want to delete selected shopping lists? 2 lists will be deleted.',
    ],
  ])('asks before deleting: %o [2 §4 List deletion, §5 Deleting lists]', async (boxes, question) => {
    const { tick, press, pressInside, dialog, names } = await openLists();
    await tick(...boxes);
    await press('Delete');
    expect(dialog().textContent).toContain(question);
    expect(dialog().textContent).not.toMatch(/shown/);
    await pressInside('Cancel');
    expect(dialog()).toBeNull();
    expect(names()).toEqual([READ]);
  });

  it('returns to the page of lists, which says so [2 §2 List deletion, §8 List deletion]', async () => {
    const moves = catchMoves();
    const { tick, press, pressInside, requests } = await openLists({
      [READ]: rows(1, 2, 3),
      [DELETE]: { result: 'success' },
    });
    await tick('Select List 2', 'Select List 3');
    await press('Delete');
    await pressInside('Delete');
    expect(requests.at(-1)).toEqual({ name: DELETE, body: { selectedLists: ['gl2', 'gl3'] } });
    expect(moves).toEqual(['http://shop.test/account/list']);
    expect(sessionStorage.getItem('cb:message')).toContain('List(s) successfully deleted.');
  });

  it('says so here if the page keeps the shopper, and reads the lists again', async () => {
    document.addEventListener('cb:navigate', (event) => event.preventDefault(), { once: true });
    const { tick, press, pressInside, text, lists } = await openLists({
      [READ]: [rows(1, 2), rows(1)],
      [DELETE]: { result: 'success' },
    });
    await tick('Select List 2');
    await press('Delete');
    await pressInside('Delete');
    expect(text()).toContain('List(s) successfully deleted.');
    expect(await spoken()).toContain('List(s) successfully deleted.');
    expect(lists()).toEqual(['List 1']);
    expect(sessionStorage.getItem('cb:message')).toBeNull();
  });

  it('says why it failed, and keeps the ticks [2 §8 List deletion]', async () => {
    const { tick, press, pressInside, alert, ticked, dialog } = await openLists({
      [READ]: rows(1, 2),
      [DELETE]: { result: 'error', errorMessage: 'This list is shared.' },
    });
    await tick('Select List 2');
    await press('Delete');
    await pressInside('Delete');
    expect(dialog()).toBeNull();
    expect(alert()).toBe('This list is shared.');
    expect(ticked()).toBe(1);
  });

  it('reads the lists to find out if the reply was lost [reliability Lost reply]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const moves = catchMoves();
    const { tick, press, pressInside } = await openLists({ [READ]: [rows(1, 2), rows(1)], [DELETE]: null });
    await tick('Select List 2');
    await press('Delete');
    await pressInside('Delete');
    expect(moves).toEqual(['http://shop.test/account/list']);
  });

  it('says that nothing was deleted if the lists are still there [reliability Lost reply]', async () => {
    const { tick, press, pressInside, alert } = await openLists({
      [READ]: [rows(1, 2), rows(1, 2)],
      [DELETE]: null,
    });
    await tick('Select List 2');
    await press('Delete');
    await pressInside('Delete');
    expect(alert()).toContain('We couldn’t delete anything.');
  });
});
