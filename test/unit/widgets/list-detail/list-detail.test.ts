import { describe, expect, it, vi } from 'vitest';
import { heldReplies } from '../../support/held-replies.ts';
import { goTo } from '../../support/moves.ts';
import { keepTestsApart } from '../../support/page.ts';
import { pass, settle, type } from '../../support/render.ts';
import { CHANGE, DONE, item, list, MEMBER, openList, READ, searchFor, sortBy } from './list-on-screen.ts';

keepTestsApart();

describe('one of the shopper’s own lists', () => {
  it('is below Shopping Lists, with its name and description [2 §2 Own list]', async () => {
    const { page, heading, link, text } = await openList(undefined, { config: { storeName: 'Acme' } });
    expect(page.querySelector('nav')?.textContent).toBe('My AccountShopping ListsSpring labs');
    expect(link('Shopping Lists')?.getAttribute('href')).toBe('/account/list');
    expect(heading().textContent).toBe('Spring labs');
    expect(text()).toContain('Both classes');
    expect(document.title).toBe('Spring labs | Acme');
  });

  it('sends guests to the login page [2 §6 Guest]', async () => {
    const moves = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const { requests } = await openList({}, { profile: { ...MEMBER, transient: true } });
    expect(moves).toHaveBeenCalledWith('http://shop.test/account/login');
    expect(requests).toEqual([]);
  });

  it('has the table of a public list [2 §2 Own list]', async () => {
    const warned = item(1, { cautionUrl: '/caution.png', geographicUrl: '/map.png', retailPrice: '3' });
    const { page, row, link, quantity } = await openList({ [READ]: list([warned]) });
    const headings = [...page.querySelectorAll('thead th')].map(({ textContent }) => textContent);
    expect(headings).toEqual(['Select all items', 'Description', 'Item #', '# Needed', 'Price', 'Actions']);
    expect(link('Beaker 1')?.getAttribute('href')).toBe('http://shop.test/beaker-1');
    expect(row(1).textContent).toContain('CautionGeographic restrictionsXB1');
    expect(row(1).querySelector('s')?.textContent).toBe('Retail price $3.00');
    expect(quantity(1).value).toBe('1');
  });

  it("shows an item without a price as 'on request' [2 §2 Own list]", async () => {
    const { row } = await openList({ [READ]: list([item(1, { itemPrice: undefined }), item(2)]) });
    expect(row(1).textContent).toContain('Price on request');
    expect(row(2).textContent).not.toContain('Price on request');
  });

  it('shows no prices if they are hidden, and doesn’t sort by them [2 §6 Prices]', async () => {
    const { text, button } = await openList(undefined, { profile: { ...MEMBER, hidePrice: 'true' } });
    expect(text()).not.toContain('$');
    expect(button('Price')).toBeUndefined();
  });

  it('says so if it’s empty', async () => {
    const { text, button } = await openList({ [READ]: list([]) });
    expect(text()).toContain('This list is empty.');
    expect(button('Add List to Cart')).toBeUndefined();
  });

  it('shows the server’s message if it can’t be read, and reads again [2 §8 Public list]', async () => {
    const { alert, press, heading } = await openList({
      [READ]: [{ _ERROR_MESSAGE_: 'This list is no longer there.' }, list([item(1)])],
    });
    expect(alert()).toBe('This list is no longer there.');
    await press('Try again');
    expect(heading().textContent).toBe('Spring labs');
    expect(document.activeElement).toBe(heading());
  });

  it.each(['/account/list-detail', '/account/list-detail?giftlistId=../x'])(
    'links to all lists from %s',
    async (address) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const { text, link, requests } = await openList({}, { address });
      expect(text()).toContain('There’s no list at this address.');
      expect(link('View your lists')?.getAttribute('href')).toBe('/account/list');
      expect(requests).toEqual([]);
    },
  );

  it('mentions items that couldn’t be read, and shows the others', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { text, items } = await openList({ [READ]: list([item(1), { productName: 'Ghost' }]) });
    expect(items()).toEqual(['Beaker 1']);
    expect(text()).toContain('We couldn’t show 1 item.');
  });

  it('follows the address: Back shows the previous list', async () => {
    const other = 'GET shopping-list/find-friends/shopping-list-details/gl2/p1';
    const { heading, quantity, setQuantity, bodies } = await openList({
      [READ]: list([item(1)]),
      [CHANGE]: DONE,
      [other]: list([item(1)], { giftlistId: 'gl2', Name: 'Autumn' }),
    });
    await setQuantity(1, '9');
    await goTo('/account/list-detail?giftlistId=gl2');
    expect(heading().textContent).toBe('Autumn');
    expect(quantity(1).value).toBe('1');
    // Typed quantities belong to the list they were typed in.
    expect(bodies(CHANGE)).toMatchObject([{ data: { giftlistId: 'gl1' }, giftListItems: [{ quantity: 9 }] }]);
  });
});

describe('a list’s items', () => {
  it.each([
    ['Description', 'displayName'],
    ['Item #', 'catalogRefId'],
    ['# Needed', 'quantityDesired'],
    ['Price', 'price'],
  ])('are sorted by %s, ascending first [2 §2 Item columns, §4 Sorting]', async (heading, key) => {
    const { press, items } = await openList({
      [READ]: list([item(2), item(1)]),
      [sortBy(`${key}/true`)]: { response: [item(1), item(2)] },
      [sortBy(`${key}/false`)]: { response: [item(2), item(1)] },
    });
    await press(heading);
    expect(items()).toEqual(['Beaker 1', 'Beaker 2']);
    expect(location.search).toContain(`sort=${key}`);
    await press(heading);
    expect(items()).toEqual(['Beaker 2', 'Beaker 1']);
  });

  it('are filtered as the shopper types, and all return when the box is empty [2 §2 Item search]', async () => {
    const { searchField, items } = await openList({
      [READ]: list([item(1), item(2)]),
      [searchFor('flask')]: { giftItems: [item(2)] },
    });
    expect(searchField().placeholder).toBe('Keyword or Item #');
    expect(searchField().maxLength).toBe(25);
    await type(searchField(), 'flask');
    expect(items()).toHaveLength(2);
    await pass(250);
    expect(items()).toEqual(['Beaker 2']);
    expect(location.search).toContain('search=flask');
    await type(searchField(), '');
    await settle();
    expect(items()).toHaveLength(2);
  });

  it('stay unchanged if the server refuses to sort or search them, with what was typed [2 §8 Sorting, §8 List search]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { press, searchField, items, alert, sorted } = await openList({
      [READ]: list([item(2), item(1)]),
      [sortBy('price/true')]: [
        { result: 'error', errorMessage: 'Sorting is off today.' },
        { response: [item(1), item(2)] },
      ],
      [searchFor('flask')]: [
        { result: 'error', errorMessage: 'Searching is off today.' },
        { giftItems: [item(2)] },
      ],
    });
    await press('Price');
    expect(alert()).toContain('Sorting is off today.');
    expect([items(), sorted()]).toEqual([['Beaker 2', 'Beaker 1'], []]);
    await press('Try again');
    expect([items(), alert()]).toEqual([['Beaker 1', 'Beaker 2'], undefined]);
    await type(searchField(), 'flask');
    await pass(250);
    expect(alert()).toContain('Searching is off today.');
    expect([items(), searchField().value]).toEqual([['Beaker 1', 'Beaker 2'], 'flask']);
    await press('Try again');
    expect([items(), alert()]).toEqual([['Beaker 2'], undefined]);
  });

  it('end with the last search, however late the first reply is [reliability Late replies]', async () => {
    const slow = heldReplies();
    const { searchField, items } = await openList({
      [READ]: list([item(1), item(2)]),
      [searchFor('f')]: slow.reply,
      [searchFor('fl')]: { giftItems: [item(2)] },
    });
    await type(searchField(), 'f');
    await pass(250);
    await type(searchField(), 'fl');
    await pass(250);
    await slow.answer({ giftItems: [item(1)] });
    expect(items()).toEqual(['Beaker 2']);
  });

  it('say that nothing matches, and offer all items again', async () => {
    const { searchField, text, press, items } = await openList({
      [READ]: list([item(1)]),
      [searchFor('newt')]: { giftItems: [] },
    });
    await type(searchField(), 'newt');
    await pass(250);
    expect(text()).toContain('No items match “newt”.');
    await press('Show all items');
    expect(items()).toEqual(['Beaker 1']);
  });
});
