import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../support/page.ts';
import { render, settle } from '../../support/render.ts';
import { answerCalls } from '../../support/replies.ts';
import { printState } from '../../support/state-block.ts';
import { MEMBER, READ, row, sortBy } from './lists-on-screen.ts';

keepTestsApart();

const numbers = Array.from({ length: 40 }, (_, index) => index + 1);

/** A long table, and which boxes are rendered: each reads the selection itself. */
async function openTable() {
  printState({ profile: MEMBER });
  answerCalls({
    [READ]: { response: numbers.map((number) => row(number)) },
    [sortBy('total/true')]: { response: [...numbers].reverse().map((number) => row(number)) },
  });
  const { createShoppingLists } = await import('../../../../widgets/shopping-lists/shopping-lists-state.ts');
  const { ShoppingListsContents } = await import(
    '../../../../widgets/shopping-lists/shopping-lists-contents.tsx'
  );
  const state = createShoppingLists();
  state.table.open();
  await settle();
  const rendered: string[] = [];
  const { has } = state.selection;
  state.selection.has = (id) => {
    rendered.push(id);
    return has(id);
  };
  const table = await render(ShoppingListsContents, {
    page: state,
    seesPrices: true,
    heading: { current: null },
  });
  const box = (name: string) => table.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`);
  return {
    rendered: () => [...new Set(rendered.splice(0))],
    box,
    tick: (name: string) => act(async () => box(name)?.click()),
    sort: async () => {
      await act(async () => state.table.sortBy('total'));
      await settle();
    },
    first: () => table.querySelector('tbody a')?.textContent,
  };
}

describe('in a table of many lists', () => {
  it('a tick renders its own checkbox, and the one in the heading [performance Rows]', async () => {
    const { rendered, tick, box } = await openTable();
    expect(rendered()).toHaveLength(40);
    await tick('Select List 20');
    expect(rendered()).toEqual(['gl20']);
    expect(box('Select List 20')?.checked).toBe(true);
    expect(box('Select all lists')?.indeterminate).toBe(true);
  });

  it('another sort order renders no row again [performance Rows]', async () => {
    const { rendered, sort, first } = await openTable();
    rendered();
    await sort();
    expect(first()).toBe('List 40');
    expect(rendered()).toEqual([]);
  });
});
