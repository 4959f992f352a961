import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { heldReplies } from '../../support/held-replies.ts';
import { goTo } from '../../support/moves.ts';
import { keepTestsApart } from '../../support/page.ts';
import { settle, spoken, type } from '../../support/render.ts';
import { openLists, READ, row, rows, SEARCH, sortBy } from './lists-on-screen.ts';

keepTestsApart();

const sorted = (page: HTMLElement) =>
  [...page.querySelectorAll('[aria-sort]')].map((th) => `${th.textContent} ${th.getAttribute('aria-sort')}`);

describe('sorting the lists', () => {
  it('keeps the server’s order at first', async () => {
    const { page, lists } = await openLists({ [READ]: rows(2, 1, 3) });
    expect(lists()).toEqual(['List 2', 'List 1', 'List 3']);
    expect(sorted(page)).toEqual([]);
  });

  it.each([
    ['Name/description', 'eventName'],
    ['Created on', 'creationDate'],
    ['# Items', 'quantity'],
    ['Total', 'total'],
  ])(
    'by %s starts ascending, and the next press reverses it [2 §2 List sorting, §4 Sorting]',
    async (heading, key) => {
      const { page, press, lists } = await openLists({
        [READ]: rows(2, 1, 3),
        [sortBy(`${key}/true`)]: rows(1, 2, 3),
        [sortBy(`${key}/false`)]: rows(3, 2, 1),
      });
      await press(heading);
      expect(lists()).toEqual(['List 1', 'List 2', 'List 3']);
      expect(sorted(page)).toEqual([`${heading} ascending`]);
      expect(location.search).toBe(`?sort=${key}`);
      await press(heading);
      expect(lists()).toEqual(['List 3', 'List 2', 'List 1']);
      expect(sorted(page)).toEqual([`${heading} descending`]);
      expect(location.search).toBe(`?sort=${key}&ascending=false`);
      expect(document.activeElement?.getAttribute('aria-label')).toBe(heading);
    },
  );

  it('by another column starts ascending again [2 §2 List sorting]', async () => {
    const { press, names } = await openLists({
      [READ]: rows(1),
      [sortBy('total/true')]: rows(1),
      [sortBy('quantity/true')]: rows(1),
    });
    await press('Total');
    await press('# Items');
    expect(names().at(-1)).toBe(sortBy('quantity/true'));
  });

  it('ends with the last request, however late the first reply is [reliability Late replies]', async () => {
    const slow = heldReplies();
    const { button, lists, page } = await openLists({
      [READ]: rows(2, 1),
      [sortBy('total/true')]: slow.reply,
      [sortBy('total/false')]: rows(2, 1),
    });
    // Both presses before either reply.
    await act(async () => button('Total').click());
    await act(async () => button('Total').click());
    await settle();
    await slow.answer(rows(1, 2));
    expect(lists()).toEqual(['List 2', 'List 1']);
    expect(sorted(page)).toEqual(['Total descending']);
  });

  it('returns with the page’s address', async () => {
    const { lists, page } = await openLists(
      { [READ]: rows(1, 2), [sortBy('total/false')]: rows(2, 1) },
      { address: '/account/list?sort=total&ascending=false' },
    );
    expect(lists()).toEqual(['List 2', 'List 1']);
    expect(sorted(page)).toEqual(['Total descending']);
  });

  it('leaves the lists unchanged if it fails, and can be tried again [2 §8 Sorting]', async () => {
    const { press, lists, alert, page } = await openLists({
      [READ]: rows(2, 1),
      [sortBy('total/true')]: [new Response('', { status: 404 }), rows(1, 2)],
    });
    await press('Total');
    expect(lists()).toEqual(['List 2', 'List 1']);
    expect(sorted(page)).toEqual([]);
    expect(alert()).toContain('Please try again.');
    await press('Try again');
    expect(lists()).toEqual(['List 1', 'List 2']);
    expect(alert()).toBeUndefined();
  });

  it('keeps the ticks', async () => {
    const { press, tick, box } = await openLists({ [READ]: rows(1, 2), [sortBy('total/true')]: rows(2, 1) });
    await tick('Select List 1');
    await press('Total');
    expect(box('Select List 1').checked).toBe(true);
    expect(box('Select List 2').checked).toBe(false);
  });
});

describe('searching the lists', () => {
  const found = (...numbers: number[]) => ({
    result: 'success',
    response: { matchedList: numbers.map((number) => row(number)) },
  });

  it('has a box for 25 characters [2 §2 Lists page, §9 Lengths]', async () => {
    const { searchField } = await openLists();
    expect(searchField().placeholder).toBe('List Name, Product Name, or Item #');
    expect(searchField().maxLength).toBe(25);
  });

  it('searches all lists, in their order, and says how many match [2 §7 List search]', async () => {
    const { search, lists, requests } = await openLists({ [READ]: rows(1, 2, 3), [SEARCH]: found(3, 1) });
    await search(' frog ');
    expect(requests.at(-1)).toEqual({
      name: SEARCH,
      body: { searchParam: 'frog', searchLists: ['gl1', 'gl2', 'gl3'], publicLists: false },
    });
    expect(lists()).toEqual(['List 1', 'List 3']);
    expect(location.search).toBe('?search=frog');
    expect(await spoken()).toBe('2 lists found');
  });

  it.each(['emptied', 'sent empty'])('shows all again if the box is %s', async (way) => {
    const { search, searchField, lists, press } = await openLists({
      [READ]: rows(1, 2),
      [SEARCH]: [found(2)],
    });
    await search('frog');
    expect(lists()).toEqual(['List 2']);
    await type(searchField(), '');
    if (way === 'sent empty') await press('Search');
    await settle();
    expect(lists()).toEqual(['List 1', 'List 2']);
    expect(location.search).toBe('');
  });

  it('shows the server’s message in the list’s error area [2 §8 List search]', async () => {
    const { search, lists, alert } = await openLists({
      [READ]: rows(1, 2),
      [SEARCH]: { result: 'error', response: { errors: ['No lists were found for frog.'] } },
    });
    await search('frog');
    expect(alert()).toContain('No lists were found for frog.');
    expect(lists()).toEqual(['List 1', 'List 2']);
  });

  it('says that nothing matches, and offers all lists again', async () => {
    const { search, text, press, lists } = await openLists({ [READ]: rows(1), [SEARCH]: found() });
    await search('newt');
    expect(text()).toContain('No lists match “newt”.');
    await press('Show all lists');
    expect(lists()).toEqual(['List 1']);
  });

  it('lets no late reply win [reliability Late replies]', async () => {
    const slow = heldReplies();
    let searches = 0;
    const { search, lists } = await openLists({
      [READ]: rows(1, 2),
      [SEARCH]: () => (searches++ ? found(2) : slow.reply()),
    });
    await search('frog');
    await search('newt');
    await slow.answer(found(1));
    expect(lists()).toEqual(['List 2']);
  });

  it('stays active while the lists are sorted', async () => {
    const { search, press, lists } = await openLists({
      [READ]: rows(1, 2, 3),
      [SEARCH]: found(1, 3),
      [sortBy('total/true')]: rows(3, 2, 1),
    });
    await search('frog');
    await press('Total');
    expect(lists()).toEqual(['List 3', 'List 1']);
    expect(location.search).toBe('?search=frog&sort=total');
  });

  it('returns with the address, and ends with Back', async () => {
    const { lists, searchField } = await openLists(
      { [READ]: rows(1, 2), [SEARCH]: found(2) },
      { address: '/account/list?search=frog' },
    );
    expect(lists()).toEqual(['List 2']);
    expect(searchField().value).toBe('frog');
    await goTo('/account/list');
    expect(lists()).toEqual(['List 1', 'List 2']);
    expect(searchField().value).toBe('');
  });
});
