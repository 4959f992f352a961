import { describe, expect, it } from 'vitest';
import { heldReplies } from '../../support/held-replies.ts';
import { goTo } from '../../support/moves.ts';
import { keepTestsApart } from '../../support/page.ts';
import { click, pass, settle, spoken, type } from '../../support/render.ts';
import {
  contents,
  found,
  items,
  openPublicList,
  READ,
  readCall,
  searchCall,
  sortCall,
} from './public-list-on-screen.ts';

keepTestsApart({ quiet: true });

describe('switching to another list', () => {
  it('replaces this list: name, title, items, address [2 §2 Other lists]', async () => {
    const { choose, heading, names, choice } = await openPublicList({
      replies: { [readCall('gl2')]: contents([4, 5], 2) },
    });
    const steps = history.length;
    await choose('gl2');
    expect(heading()).toBe('List 2');
    expect(names()).toEqual(['Beaker 4', 'Beaker 5']);
    expect(document.title).toBe('List 2 | Catalogue');
    expect(location.search).toBe('?giftlistId=gl2&profileId=p9');
    expect(history.length).toBe(steps + 1);
    expect([...choice().options].map(({ text }) => text)).toEqual(['List 1', 'List 2', 'List 3']);
    expect(choice().value).toBe('gl2');
    expect(await spoken()).toContain('List 2, 2 items.');
  });

  it('ends with the last requested list, whichever reply comes first [reliability Late replies]', async () => {
    const { reply, answer } = heldReplies();
    const { choose, heading, names, choice } = await openPublicList({
      replies: { [readCall('gl2')]: reply, [readCall('gl3')]: reply },
    });
    const steps = history.length;
    await choose('gl2');
    await choose('gl3');
    expect(choice().value).toBe('gl3');
    await answer(contents([6], 3), 1);
    await answer(contents([5], 2), 0);
    expect([heading(), names(), document.title]).toEqual(['List 3', ['Beaker 6'], 'List 3 | Catalogue']);
    expect(location.search).toContain('giftlistId=gl3');
    expect(history.length).toBe(steps + 1);
  });

  it('keeps the sort order, and drops the search and the ticks [2 §2 Other lists]', async () => {
    const { choose, button, box, searchField, names, text } = await openPublicList({
      replies: {
        [sortCall('price')]: items(3, 2, 1),
        [searchCall('beaker')]: found(1, 2),
        [readCall('gl2')]: contents([4, 5], 2),
        [sortCall('price', true, 'gl2')]: items(5, 4),
      },
    });
    await click(button('Price'));
    await settle();
    await click(box('Select Beaker 2'));
    await type(searchField(), 'beaker');
    await pass(250);
    await choose('gl2');
    expect(names()).toEqual(['Beaker 5', 'Beaker 4']);
    expect(searchField().value).toBe('');
    expect(text()).toContain('No items selected');
    expect(location.search).toBe('?giftlistId=gl2&profileId=p9&sort=price');
  });

  it('can be undone with Back [2 §2 Other lists]', async () => {
    const { choose, heading, searchField, names } = await openPublicList({
      replies: {
        [readCall('gl2')]: contents([4], 2),
        [READ]: [contents([1, 2]), contents([1, 2])],
        [searchCall('1')]: found(1),
      },
    });
    await choose('gl2');
    await goTo('/account/list-detail-public?giftlistId=gl1&profileId=p9&search=1');
    expect(heading()).toBe('List 1');
    expect(names()).toEqual(['Beaker 1']);
    expect(searchField().value).toBe('1');
  });

  it('says what failed, and still offers the other lists [reliability Failures]', async () => {
    const { choose, alert, names, choice, heading } = await openPublicList({
      replies: {
        [readCall('gl2')]: { result: 'error', errorMessage: 'This list is private.' },
        [readCall('gl3')]: contents([6], 3),
      },
    });
    await choose('gl2');
    expect(alert()).toContain('This list is private.');
    expect(names()).toEqual([]);
    expect(choice().value).toBe('gl2');
    await choose('gl3');
    expect([heading(), names(), alert()]).toEqual(['List 3', ['Beaker 6'], null]);
  });
});
