import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../support/page.ts';
import { settle } from '../../support/render.ts';
import {
  CART,
  CHANGE,
  DONE,
  EMPTY_CART,
  item,
  list,
  openList,
  READ,
  searchFor,
  sortBy,
} from './list-on-screen.ts';

keepTestsApart();

/** An item of a reply that leaves out the row's own id. */
const bare = (number: number) => ({ ...item(number), giftItemId: undefined });

describe('a list from a server that sends less', () => {
  it('keeps ticks and Remove if a sorted reply leaves out the ids of its rows [wire Bad rows]', async () => {
    const { tick, press, items, bodies } = await openList({
      [READ]: [list([item(1), item(2)]), list([item(1)])],
      [sortBy('displayName/true')]: { response: [bare(2), bare(1)] },
      [CHANGE]: DONE,
    });
    await tick('Select Beaker 2');
    await press('Description');
    expect(items()).toEqual(['Beaker 2', 'Beaker 1']);
    await press('Remove');
    expect(bodies(CHANGE)).toMatchObject([{ data: { removeGiftitemIds: ['gi2'] } }]);
  });

  it('finds its own rows if a search leaves out their ids [wire Bad rows]', async () => {
    const { searchField, items, tick, press, bodies } = await openList(
      {
        [READ]: list([item(1), item(2)]),
        [searchFor('beaker')]: { giftItems: [{ ...bare(2), productId: undefined, ProductId: 'XB2' }] },
        [CHANGE]: DONE,
        [CART]: EMPTY_CART,
      },
      { address: '/account/list-detail?giftlistId=gl1&search=beaker' },
    );
    expect(searchField().value).toBe('beaker');
    expect(items()).toEqual(['Beaker 2']);
    await tick('Select Beaker 2');
    await press('Add to Cart');
    expect(bodies(CHANGE)).toMatchObject([{ selectedProduct: ['XB2'], data: { itemIdsList: ['gi2'] } }]);
  });

  it('uses its number if it has no name, but doesn’t offer it as a name [2 §3 Shopping list]', async () => {
    const { heading, choose, dialog } = await openList({ [READ]: list([item(1)], { Name: '' }) });
    expect(heading().textContent).toBe('List gl1');
    await choose('Edit name and description');
    expect(dialog().querySelector('input')?.value).toBe('');
  });
});

describe('a list from the back/forward cache', () => {
  it('is read again when it returns, and stays on screen if that fails [reliability Back button]', async () => {
    const refusal = { result: 'error', errorMessage: 'Closed for the night.' };
    const { items, alert, names } = await openList({ [READ]: [list([item(1), item(2)]), refusal] });
    await act(async () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await settle();
    expect(names()).toEqual([READ, READ]);
    expect(alert()).toContain('Closed for the night.');
    expect(items()).toEqual(['Beaker 1', 'Beaker 2']);
  });
});
