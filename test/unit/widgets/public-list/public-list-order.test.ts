import { describe, expect, it } from 'vitest';
import { rendersOf } from '../../support/count-renders.ts';
import { heldReplies } from '../../support/held-replies.ts';
import { keepTestsApart } from '../../support/page.ts';
import { click, pass, press, settle, spoken, type } from '../../support/render.ts';
import {
  contents,
  found,
  items,
  MEMBER,
  openPublicList,
  READ,
  searchCall,
  sortCall,
} from './public-list-on-screen.ts';

keepTestsApart({ quiet: true });

describe('sorting a public list', () => {
  it.each([
    ['Description', 'displayName'],
    ['Item #', 'catalogRefId'],
    ['# Needed', 'quantityDesired'],
    ['Price', 'price'],
  ])(
    'by %s requests %s, ascending first, then descending [2 §2 Item columns, §4 Sorting]',
    async (heading, field) => {
      const { button, names, sorted, asked } = await openPublicList({
        replies: { [sortCall(field)]: items(3, 1, 2), [sortCall(field, false)]: items(2, 1, 3) },
      });
      expect(sorted()).toEqual([]);
      await click(button(heading));
      await settle();
      expect(names()).toEqual(['Beaker 3', 'Beaker 1', 'Beaker 2']);
      expect(sorted()).toEqual([`${heading} ascending`]);
      await click(button(heading));
      await settle();
      expect(names()).toEqual(['Beaker 2', 'Beaker 1', 'Beaker 3']);
      expect(sorted()).toEqual([`${heading} descending`]);
      expect(asked()).toEqual([READ, sortCall(field), sortCall(field, false)]);
      expect(location.search).toBe(`?giftlistId=gl1&profileId=p9&sort=${field}&ascending=false`);
    },
  );

  it('ignores an address with the prices for a visitor who sees none [2 §6 Prices]', async () => {
    const { asked } = await openPublicList({
      query: '?giftlistId=gl1&profileId=p9&sort=price',
      profile: { ...MEMBER, hidePrice: 'true' },
    });
    expect(asked()).toEqual([READ]);
  });

  it('with two fast presses ends descending, whichever reply comes first [reliability Late replies]', async () => {
    const { reply, answer } = heldReplies();
    const { button, names, sorted } = await openPublicList({
      replies: { [sortCall('price')]: reply, [sortCall('price', false)]: reply },
    });
    await click(button('Price'));
    await click(button('Price'));
    await answer(items(3, 2, 1), 1);
    await answer(items(1, 2, 3), 0);
    expect(names()).toEqual(['Beaker 3', 'Beaker 2', 'Beaker 1']);
    expect(sorted()).toEqual(['Price descending']);
  });

  it('that fails leaves the items unchanged and says why [2 §8 Sorting]', async () => {
    const { button, names, sorted, alert, asked } = await openPublicList({
      replies: { [sortCall('price')]: [{ result: 'error', errorMessage: 'Not now.' }, items(2, 1, 3)] },
    });
    await click(button('Price'));
    await settle();
    expect(alert()).toBe('Not now.');
    expect(names()).toEqual(['Beaker 1', 'Beaker 2', 'Beaker 3']);
    expect(sorted()).toEqual([]);
    await click(button('Try again'));
    await settle();
    expect([names()[0], sorted(), alert()]).toEqual(['Beaker 2', ['Price ascending'], null]);
    expect(asked().at(-1)).toBe(sortCall('price'));
  });

  it('keeps the ticks [2 §2 Item selection]', async () => {
    const { button, box, text } = await openPublicList({ replies: { [sortCall('price')]: items(3, 2, 1) } });
    await click(box('Select Beaker 2'));
    await click(button('Price'));
    await settle();
    expect(box('Select Beaker 2').checked).toBe(true);
    expect(text()).toContain('1 item selected');
  });
});

describe('searching a public list', () => {
  it("has a box 'Keyword or Item #' without a button [2 §2 Item search]", async () => {
    const { searchField, page } = await openPublicList();
    expect(searchField().placeholder).toBe('Keyword or Item #');
    expect(searchField().maxLength).toBe(25);
    expect(page.querySelector('[role=search] button')).toBeNull();
  });

  it('runs once typing pauses, with one call [2 §2 Item search, §7 Item search]', async () => {
    const { searchField, names, text, asked } = await openPublicList({
      replies: { [searchCall('flask')]: found(3) },
    });
    for (const typed of ['f', 'fl', 'fla', 'flas', 'flask']) {
      await type(searchField(), typed);
      await pass(100);
    }
    expect(asked()).toEqual([READ]);
    await pass(250);
    expect(asked()).toEqual([READ, searchCall('flask')]);
    expect(names()).toEqual(['Beaker 3']);
    expect(text()).toContain('1 item found.');
    expect(await spoken()).toContain('1 item found.');
    expect(location.search).toBe('?giftlistId=gl1&profileId=p9&search=flask');
  });

  it('starts at once with Enter, and isn’t repeated after the pause [2 §2 Item search]', async () => {
    const { searchField, asked, page } = await openPublicList({
      replies: { [searchCall('flask')]: found(3) },
    });
    await type(searchField(), 'flask');
    await press('Enter');
    page.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await settle();
    await pass(250);
    expect(asked()).toEqual([READ, searchCall('flask')]);
  });

  it('sends the typed text encoded, and leaves it unchanged in the box [wire Paths]', async () => {
    const { searchField, names } = await openPublicList({
      replies: { [searchCall('a%2Fb%20%26')]: found(2) },
    });
    await type(searchField(), ' a/b & ');
    await pass(250);
    expect(names()).toEqual(['Beaker 2']);
    expect(searchField().value).toBe(' a/b & ');
  });

  it('shows all items again, without a call, when the box is emptied [2 §2 Item search]', async () => {
    const { searchField, names, asked } = await openPublicList({
      replies: { [searchCall('flask')]: found(3) },
    });
    await type(searchField(), 'flask');
    await pass(250);
    await type(searchField(), '');
    await settle();
    expect(names()).toHaveLength(3);
    expect(asked()).toHaveLength(2);
    expect(location.search).toBe('?giftlistId=gl1&profileId=p9');
  });

  it('says that nothing was found, and offers all items again [visual Empty]', async () => {
    const { searchField, button, names, text } = await openPublicList({
      replies: { [searchCall('xyz')]: found() },
    });
    await type(searchField(), 'xyz');
    await pass(250);
    expect(text()).toContain('No items match “xyz”.');
    await click(button('Show all items'));
    await settle();
    expect(names()).toHaveLength(3);
    expect(searchField().value).toBe('');
  });

  it('ends with the last search, whichever reply comes first [reliability Late replies]', async () => {
    const { reply, answer } = heldReplies();
    const { searchField, names } = await openPublicList({
      replies: { [searchCall('b')]: reply, [searchCall('be')]: reply },
    });
    await type(searchField(), 'b');
    await pass(250);
    await type(searchField(), 'be');
    await pass(250);
    await answer(found(2), 1);
    await answer(found(1), 0);
    expect(names()).toEqual(['Beaker 2']);
  });

  it('keeps the sort order, and sorting keeps the search [2 §2 Item search]', async () => {
    const { searchField, button, names, sorted } = await openPublicList({
      replies: { [searchCall('be')]: found(1, 3), [sortCall('price')]: items(3, 2, 1) },
    });
    await type(searchField(), 'be');
    await click(button('Price'));
    await settle();
    expect(names()).toEqual(['Beaker 3', 'Beaker 1']);
    expect(sorted()).toEqual(['Price ascending']);
    await pass(250);
    expect(names()).toEqual(['Beaker 3', 'Beaker 1']);
  });

  it('that fails keeps items and text, and says why [2 §8 List search]', async () => {
    const { searchField, names, alert } = await openPublicList({
      replies: { [searchCall('be')]: { result: 'error', errorMessage: 'Please type more.' } },
    });
    await type(searchField(), 'be');
    await pass(250);
    expect(alert()).toBe('Please type more.');
    expect(names()).toHaveLength(3);
    expect(searchField().value).toBe('be');
  });

  it('returns with Back, with the sort order [2 §2 Item search]', async () => {
    const { names, searchField, sorted } = await openPublicList({
      query: '?giftlistId=gl1&profileId=p9&search=be&sort=displayName&ascending=false',
      replies: { [searchCall('be')]: found(1, 3), [sortCall('displayName', false)]: items(3, 2, 1) },
    });
    expect(names()).toEqual(['Beaker 3', 'Beaker 1']);
    expect(searchField().value).toBe('be');
    expect(sorted()).toEqual(['Description descending']);
  });
});

/** Lets the browser paint until the rows are as expected, nine times at most. */
async function paintUntil(isDone: () => boolean): Promise<void> {
  for (let paints = 0; !isDone() && paints < 9; paints += 1) await pass(50);
}

describe('a list of 500 items', () => {
  const numbers = Array.from({ length: 500 }, (_, index) => index + 1);

  it('renders one checkbox and the heading for a tick, and no row for a sort or a search [performance Rows]', {
    timeout: 60_000,
  }, async () => {
    const { box, button, searchField, names } = await openPublicList({
      replies: {
        [READ]: contents(numbers),
        [sortCall('price')]: items(...numbers.slice(1), 1),
        [searchCall('b')]: found(...numbers.slice(0, 499)),
      },
    });
    await paintUntil(() => names().length === numbers.length);
    const ticking = await rendersOf(() => click(box('Select Beaker 250')));
    expect(ticking.sort()).toEqual([
      'Button',
      'SelectAllBox',
      'SelectAllRows',
      'SelectBox',
      'SelectRow',
      'SelectedRows',
    ]);
    const sorting = await rendersOf(async () => {
      await click(button('Price'));
      await settle();
      // The rows off the screen are moved after the next paints.
      await paintUntil(() => names().at(-1) === 'Beaker 1');
    });
    expect(names().at(-1)).toBe('Beaker 1');
    expect(sorting).toContain('DataTableHeading');
    const typing = await rendersOf(() => type(searchField(), 'b'));
    expect(typing).toContain('SearchBox');
    const searching = await rendersOf(() => pass(250));
    expect(names()).toHaveLength(499);
    for (const rendered of [sorting, typing, searching]) {
      expect(rendered).not.toContain('TableRow');
      expect(rendered).not.toContain('AddItemButton');
    }
  });
});
