import { describe, expect, it } from 'vitest';
import { rendersOf } from '../../support/count-renders.ts';
import { heldReplies } from '../../support/held-replies.ts';
import { goTo } from '../../support/moves.ts';
import { keepTestsApart } from '../../support/page.ts';
import { click, pass, settle, spoken, type } from '../../support/render.ts';
import { listRow, MEMBER, openFriendLists, READ, rows, SEARCH, sortCall } from './friend-lists-on-screen.ts';

keepTestsApart({ quiet: true });

const found = (...numbers: number[]) => ({
  result: 'success',
  response: { matchedList: numbers.map((number) => listRow(number)) },
});

describe("sorting a friend's lists", () => {
  it.each([
    ['Name/description', 'eventName'],
    ['Created on', 'creationDate'],
    ['# Items', 'quantity'],
    ['Total', 'total'],
  ])(
    'by %s requests %s, ascending first, then descending [2 §2 Friend list columns, §4 Sorting]',
    async (heading, field) => {
      const { button, lists, sorted, asked } = await openFriendLists({
        replies: { [sortCall(field)]: rows(3, 1, 2), [sortCall(field, false)]: rows(2, 1, 3) },
      });
      expect(sorted()).toEqual([]);
      await click(button(heading));
      await settle();
      expect(lists()).toEqual(['List 3', 'List 1', 'List 2']);
      expect(sorted()).toEqual([`${heading} ascending`]);
      await click(button(heading));
      await settle();
      expect(lists()).toEqual(['List 2', 'List 1', 'List 3']);
      expect(sorted()).toEqual([`${heading} descending`]);
      expect(asked()).toEqual([READ, sortCall(field), sortCall(field, false)]);
      expect(document.activeElement).toBe(button(heading));
    },
  );

  it('is part of the address, and returns with Back [2 §2 Friend list columns]', async () => {
    const { button } = await openFriendLists({ replies: { [sortCall('quantity')]: rows(3, 2, 1) } });
    await click(button('# Items'));
    await settle();
    expect(location.search).toBe('?id=p9&sort=quantity');
    const again = await openFriendLists({
      query: '?id=p9&sort=quantity&ascending=false',
      replies: { [sortCall('quantity', false)]: rows(3, 1, 2) },
    });
    expect(again.lists()).toEqual(['List 3', 'List 1', 'List 2']);
    expect(again.sorted()).toEqual(['# Items descending']);
  });

  it('ignores an address with the totals for a visitor who sees none [2 §6 Prices]', async () => {
    const { asked, lists } = await openFriendLists({
      query: '?id=p9&sort=total',
      profile: { ...MEMBER, hidePrice: 'true' },
    });
    expect(asked()).toEqual([READ]);
    expect(lists()).toEqual(['List 1', 'List 2', 'List 3']);
  });

  it('is announced to screen readers [accessibility Tables]', async () => {
    const { button } = await openFriendLists({ replies: { [sortCall('eventName')]: rows(1, 2, 3) } });
    await click(button('Name/description'));
    await settle();
    expect(await spoken()).toContain('Sorted by Name/description, ascending.');
  });

  it('with two fast presses ends descending, whichever reply comes first [reliability Late replies]', async () => {
    const { reply, answer } = heldReplies();
    const { button, lists, sorted } = await openFriendLists({
      replies: { [sortCall('total')]: reply, [sortCall('total', false)]: reply },
    });
    await click(button('Total'));
    await click(button('Total'));
    await answer(rows(3, 2, 1), 1);
    await answer(rows(1, 2, 3), 0);
    expect(lists()).toEqual(['List 3', 'List 2', 'List 1']);
    expect(sorted()).toEqual(['Total descending']);
  });

  it('that fails leaves the table unchanged, says why, and can be tried again [2 §8 Sorting]', async () => {
    const { button, lists, sorted, alert, page } = await openFriendLists({
      replies: { [sortCall('total')]: [new Response('', { status: 403 }), null, null, null, rows(3, 2, 1)] },
    });
    await click(button('Total'));
    await settle();
    expect(alert()).toBe('The lists in this order can’t be shown for your account.');
    expect(lists()).toEqual(['List 1', 'List 2', 'List 3']);
    expect(sorted()).toEqual([]);
    await click(button('Total'));
    expect(page.querySelector('table')?.getAttribute('aria-busy')).toBe('true');
  });

  it('renders none of 400 rows again [performance Rows]', async () => {
    const numbers = Array.from({ length: 400 }, (_, index) => index + 1);
    const { button, lists } = await openFriendLists({
      replies: { [READ]: rows(...numbers), [sortCall('total')]: rows(...numbers.slice(1), 1) },
    });
    const renders = await rendersOf(async () => {
      await click(button('Total'));
      await settle();
      // The rows off the screen are moved after the next paint.
      await pass(50);
    });
    expect(lists().at(-1)).toBe('List 1');
    expect(renders).toContain('DataTableHeading');
    expect(renders).not.toContain('TableRow');
    expect(renders).not.toContain('FriendListActions');
  });
});

describe("searching a friend's lists", () => {
  it('has the document’s box and button, with 25 characters [2 §2 Friend lists, §5 Lists]', async () => {
    const { searchField, button } = await openFriendLists();
    expect(searchField().placeholder).toBe('List Name, Product Name, or Item #');
    expect(searchField().maxLength).toBe(25);
    expect(button('Search')).toBeDefined();
  });

  it('sends the typed text with the lists to search, as public ones [2 §7 List search]', async () => {
    const { searchField, button, lists, requests, text } = await openFriendLists({
      replies: { [SEARCH]: found(3, 1) },
    });
    await type(searchField(), ' beaker ');
    await click(button('Search'));
    await settle();
    expect(requests.at(-1)).toEqual({
      name: SEARCH,
      body: { searchParam: 'beaker', searchLists: ['gl1', 'gl2', 'gl3'], publicLists: true },
    });
    expect(lists()).toEqual(['List 1', 'List 3']);
    expect(text()).toContain('2 lists found.');
    expect(await spoken()).toContain('2 lists found.');
    expect(location.search).toBe('?id=p9&search=beaker');
  });

  it('survives sorting, and the sort order survives a search [2 §2 Friend lists]', async () => {
    const { searchField, button, lists, asked } = await openFriendLists({
      replies: { [SEARCH]: [found(1, 3), found(2, 3)], [sortCall('total')]: rows(3, 2, 1) },
    });
    await type(searchField(), 'beaker');
    await click(button('Search'));
    await settle();
    await click(button('Total'));
    await settle();
    expect(lists()).toEqual(['List 3', 'List 1']);
    await type(searchField(), 'flask');
    await click(button('Search'));
    await settle();
    expect(lists()).toEqual(['List 3', 'List 2']);
    expect(asked()).toEqual([READ, SEARCH, sortCall('total'), SEARCH]);
  });

  it('says that nothing was found, and offers all lists again [visual Empty]', async () => {
    const { searchField, button, lists, text, page } = await openFriendLists({
      replies: { [SEARCH]: found() },
    });
    await type(searchField(), 'xyz');
    await click(button('Search'));
    await settle();
    expect(text()).toContain('No lists match “xyz”.');
    await click(button('Show all lists'));
    await settle();
    expect(lists()).toEqual(['List 1', 'List 2', 'List 3']);
    expect(searchField().value).toBe('');
    expect(document.activeElement).toBe(page.querySelector('h1'));
  });

  it('shows all lists again when the box is emptied [visual Empty]', async () => {
    const { searchField, lists } = await openFriendLists({
      query: '?id=p9&search=beaker',
      replies: { [SEARCH]: found(2) },
    });
    await type(searchField(), '');
    await settle();
    expect(lists()).toEqual(['List 1', 'List 2', 'List 3']);
  });

  it("shows the server's errors in the list's error area, and keeps lists and text [2 §8 List search]", async () => {
    const { searchField, button, alert, lists } = await openFriendLists({
      replies: { [SEARCH]: { result: 'error', errors: ['Please type a longer word.', 'Or a number.'] } },
    });
    await type(searchField(), 'x');
    await click(button('Search'));
    await settle();
    expect(alert()).toBe('Please type a longer word.Or a number.');
    expect(lists()).toHaveLength(3);
    expect(searchField().value).toBe('x');
  });

  it('ends with the last search, whichever reply comes first [reliability Late replies]', async () => {
    const { reply, answer } = heldReplies();
    const { searchField, button, lists } = await openFriendLists({ replies: { [SEARCH]: reply } });
    await type(searchField(), 'beaker');
    await click(button('Search'));
    await type(searchField(), 'flask');
    await click(button('Search'));
    await answer(found(2), 1);
    await answer(found(1), 0);
    expect(lists()).toEqual(['List 2']);
  });

  it('can be undone with Back [2 §2 Friend lists]', async () => {
    const { lists, searchField } = await openFriendLists({
      query: '?id=p9&search=beaker',
      replies: { [SEARCH]: found(2) },
    });
    expect(lists()).toEqual(['List 2']);
    expect(searchField().value).toBe('beaker');
    await goTo('/account/list-public?id=p9');
    expect(lists()).toEqual(['List 1', 'List 2', 'List 3']);
    expect(searchField().value).toBe('');
  });
});
