import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { rendersOf } from '../../support/count-renders.ts';
import { click, settle, type } from '../../support/render.ts';
import {
  keepTestsApart,
  listRow,
  MEMBER,
  openFriendLists,
  READ,
  rows,
  SEARCH,
  sortCall,
  spoken,
} from './friend-lists-on-screen.ts';

keepTestsApart();

const found = (...numbers: number[]) => ({
  result: 'success',
  response: { matchedList: numbers.map((number) => listRow(number)) },
});

/** Replies that come when the test says so, in any order. */
function held(count: number) {
  const answers: ((reply: object) => void)[] = [];
  const replies = Array.from({ length: count }, () => () => {
    return new Promise<object>((resolve) => void answers.push(resolve));
  });
  return {
    reply: (): Promise<object> => (replies.shift() as () => Promise<object>)(),
    answer: async (index: number, reply: object) => {
      await act(async () => answers[index]?.(reply));
      await settle();
    },
  };
}

async function goBack(query: string): Promise<void> {
  history.replaceState(null, '', `/account/list-public${query}`);
  await act(async () => void dispatchEvent(new PopStateEvent('popstate')));
  await settle();
}

describe("sorting a friend's lists", () => {
  it.each([
    ['Name/description', 'eventName'],
    ['Created on', 'creationDate'],
    ['# Items', 'quantity'],
    ['Total', 'total'],
  ])('by %s asks for %s, ascending first, then descending [2 §2, §4]', async (heading, field) => {
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
  });

  it('stands in the address, and is there again on the way back [2 §2]', async () => {
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

  it('does not follow an address that asks for the totals of a visitor who sees none [2 §6]', async () => {
    const { asked, lists } = await openFriendLists({
      query: '?id=p9&sort=total',
      profile: { ...MEMBER, hidePrice: 'true' },
    });
    expect(asked()).toEqual([READ]);
    expect(lists()).toEqual(['List 1', 'List 2', 'List 3']);
  });

  it('is told to users of a screen reader [accessibility]', async () => {
    const { button } = await openFriendLists({ replies: { [sortCall('eventName')]: rows(1, 2, 3) } });
    await click(button('Name/description'));
    await settle();
    expect(await spoken()).toContain('Sorted by Name/description, ascending.');
  });

  it('pressed twice fast ends descending, whatever comes back first [reliability]', async () => {
    const { reply, answer } = held(2);
    const { button, lists, sorted } = await openFriendLists({
      replies: { [sortCall('total')]: reply, [sortCall('total', false)]: reply },
    });
    await click(button('Total'));
    await click(button('Total'));
    await answer(1, rows(3, 2, 1));
    await answer(0, rows(1, 2, 3));
    expect(lists()).toEqual(['List 3', 'List 2', 'List 1']);
    expect(sorted()).toEqual(['Total descending']);
  });

  it('that fails leaves the table as it was, says why, and can be tried again [2 §8]', async () => {
    const { button, lists, sorted, alert, page } = await openFriendLists({
      replies: { [sortCall('total')]: [new Response('', { status: 403 }), null, null, null, rows(3, 2, 1)] },
    });
    await click(button('Total'));
    await settle();
    expect(alert()).toBe('The order you asked for cannot be shown to you.');
    expect(lists()).toEqual(['List 1', 'List 2', 'List 3']);
    expect(sorted()).toEqual([]);
    await click(button('Total'));
    expect(page.querySelector('table')?.getAttribute('aria-busy')).toBe('true');
  });

  it('renders none of 400 rows again [performance]', { timeout: 20_000 }, async () => {
    const numbers = Array.from({ length: 400 }, (_, index) => index + 1);
    const { button, lists } = await openFriendLists({
      replies: { [READ]: rows(...numbers), [sortCall('total')]: rows(...numbers.slice(1), 1) },
    });
    const renders = await rendersOf(async () => {
      await click(button('Total'));
      await settle();
    });
    expect(lists().at(-1)).toBe('List 1');
    expect(renders).toContain('DataTableHeading');
    expect(renders).not.toContain('TableRow');
    expect(renders).not.toContain('FriendListActions');
  });
});

describe("searching a friend's lists", () => {
  it('has the box and the button of the document, of 25 characters [2 §2, §5]', async () => {
    const { box, button } = await openFriendLists();
    expect(box().placeholder).toBe('List Name, Product Name, or Item #');
    expect(box().maxLength).toBe(25);
    expect(button('Search')).toBeDefined();
  });

  it('sends what was typed with the lists to search, as public ones [2 §7]', async () => {
    const { box, button, lists, requests, text } = await openFriendLists({
      replies: { [SEARCH]: found(3, 1) },
    });
    await type(box(), ' beaker ');
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

  it('stays while the lists are sorted, and the order while they are searched [2 §2]', async () => {
    const { box, button, lists, asked } = await openFriendLists({
      replies: { [SEARCH]: [found(1, 3), found(2, 3)], [sortCall('total')]: rows(3, 2, 1) },
    });
    await type(box(), 'beaker');
    await click(button('Search'));
    await settle();
    await click(button('Total'));
    await settle();
    expect(lists()).toEqual(['List 3', 'List 1']);
    await type(box(), 'flask');
    await click(button('Search'));
    await settle();
    expect(lists()).toEqual(['List 3', 'List 2']);
    expect(asked()).toEqual([READ, SEARCH, sortCall('total'), SEARCH]);
  });

  it('says that nothing was found, and leads back to all lists [visual design]', async () => {
    const { box, button, lists, text, page } = await openFriendLists({ replies: { [SEARCH]: found() } });
    await type(box(), 'xyz');
    await click(button('Search'));
    await settle();
    expect(text()).toContain('No list found for “xyz”.');
    await click(button('Show all lists'));
    await settle();
    expect(lists()).toEqual(['List 1', 'List 2', 'List 3']);
    expect(box().value).toBe('');
    expect(document.activeElement).toBe(page.querySelector('h1'));
  });

  it('shows all lists again when the box is emptied [visual design]', async () => {
    const { box, lists } = await openFriendLists({
      query: '?id=p9&search=beaker',
      replies: { [SEARCH]: found(2) },
    });
    await type(box(), '');
    await settle();
    expect(lists()).toEqual(['List 1', 'List 2', 'List 3']);
  });

  it("shows the server's errors in the list's error area, and keeps lists and text [2 §8]", async () => {
    const { box, button, alert, lists } = await openFriendLists({
      replies: { [SEARCH]: { result: 'error', errors: ['Please type a longer word.', 'Or a number.'] } },
    });
    await type(box(), 'x');
    await click(button('Search'));
    await settle();
    expect(alert()).toBe('Please type a longer word.Or a number.');
    expect(lists()).toHaveLength(3);
    expect(box().value).toBe('x');
  });

  it('ends with what was searched last, whatever comes back first [reliability]', async () => {
    const { reply, answer } = held(2);
    const { box, button, lists } = await openFriendLists({ replies: { [SEARCH]: reply } });
    await type(box(), 'beaker');
    await click(button('Search'));
    await type(box(), 'flask');
    await click(button('Search'));
    await answer(1, found(2));
    await answer(0, found(1));
    expect(lists()).toEqual(['List 2']);
  });

  it('is followed by Back [2 §2]', async () => {
    const { lists, box } = await openFriendLists({
      query: '?id=p9&search=beaker',
      replies: { [SEARCH]: found(2) },
    });
    expect(lists()).toEqual(['List 2']);
    expect(box().value).toBe('beaker');
    await goBack('?id=p9');
    expect(lists()).toEqual(['List 1', 'List 2', 'List 3']);
    expect(box().value).toBe('');
  });
});
