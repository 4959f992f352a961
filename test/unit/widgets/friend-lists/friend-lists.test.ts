import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { heldReplies } from '../../support/held-replies.ts';
import { keepTestsApart } from '../../support/page.ts';
import { settle } from '../../support/render.ts';
import { GUEST, listRow, MEMBER, openFriendLists, READ, rows } from './friend-lists-on-screen.ts';

keepTestsApart({ quiet: true });

const cells = (row: Element) => [...row.querySelectorAll('td, th')].map((cell) => cell.textContent);

describe("a friend's public lists", () => {
  it("have the heading '{owner}'s Lists', below My Account and Shopping Lists [2 §2 Friend lists]", async () => {
    const { page } = await openFriendLists();
    expect(page.querySelector('h1')?.textContent).toBe("Dana Whitfield's Lists");
    const trail = [...page.querySelectorAll('nav li')].map((entry) => [
      entry.textContent,
      entry.querySelector('a')?.getAttribute('href'),
    ]);
    expect(trail).toEqual([
      ['My Account', '/account/landing'],
      ['Shopping Lists', '/account/list'],
      ["Dana Whitfield's Lists", undefined],
    ]);
  });

  it('are named after the user if no list has an owner [2 §3 Shopping list]', async () => {
    const reply = { response: [listRow(1, { OwnerName: null, userName: 'dana' })] };
    const { page } = await openFriendLists({ replies: { [READ]: reply } });
    expect(page.querySelector('h1')?.textContent).toBe("dana's Lists");
  });

  it('are in a table with name and description, date, number of items and total [2 §2 Friend list columns]', async () => {
    const { page, row } = await openFriendLists();
    const heads = [...page.querySelectorAll('thead th')].map((head) => head.textContent);
    expect(heads).toEqual(['Name/description', 'Created on', '# Items', 'Total', 'Actions']);
    expect(cells(row(2))).toEqual([
      'List 2For class 2',
      '03/05/2026',
      '4',
      '$12.50Retail price $15.00',
      'CopyAdd to Cart',
    ]);
  });

  it('have their retail price struck through, with words for screen readers [2 §2 Friend list columns, accessibility Prices]', async () => {
    const { row } = await openFriendLists();
    const struck = row(1).querySelector('s');
    expect(struck?.textContent).toBe('Retail price $15.00');
    expect(struck?.querySelector('.cb-hidden-text')?.textContent).toBe('Retail price ');
  });

  it.each(['12.5', '9.00'])(
    'hide a retail price of %s, which isn’t higher than the total [2 §2 Friend list columns]',
    async (retailPrice) => {
      const reply = { response: [listRow(1, { retailPrice })] };
      const { row } = await openFriendLists({ replies: { [READ]: reply } });
      expect(row(1).querySelector('s')).toBeNull();
    },
  );

  it('link to their items [2 §2 Friend list rows]', async () => {
    const { link } = await openFriendLists();
    expect(link('List 3').getAttribute('href')).toBe(
      '/account/list-detail-public?giftlistId=gl3&profileId=p9',
    );
  });

  it('can be printed [2 §2 Friend lists]', async () => {
    const { button } = await openFriendLists();
    expect(button('Print')).toBeDefined();
  });

  it('are open to guests [2 §6 Public lists]', async () => {
    const { lists } = await openFriendLists({ profile: GUEST });
    expect(lists()).toEqual(['List 1', 'List 2', 'List 3']);
  });

  it.each(['true', '', undefined, false])(
    'show no amounts if hidePrice is %s, and no column for them [2 §6 Prices]',
    async (hidePrice) => {
      const { page } = await openFriendLists({ profile: { ...MEMBER, hidePrice } });
      expect(page.querySelectorAll('thead th')).toHaveLength(4);
      expect(page.innerHTML).not.toMatch(/\$|12\.5|15\.00|Retail/);
    },
  );

  it('show placeholders while they load [visual Loading]', async () => {
    const held = heldReplies();
    const { page, lists } = await openFriendLists({
      replies: {
        [READ]: held.reply,
      },
    });
    expect(page.querySelector('h1')?.textContent).toBe('Public Lists');
    expect(page.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Loading');
    await held.answer(rows(1));
    expect(page.querySelector('[role=img]')).toBeNull();
    expect(lists()).toEqual(['List 1']);
  });

  it('say so if there are none [visual Empty]', async () => {
    const { text, page } = await openFriendLists({ replies: { [READ]: { response: [] } } });
    expect(text()).toContain('There are no public lists here yet.');
    expect(page.querySelector('table')).toBeNull();
  });

  it('leave out those that can’t be read, and say how many [reliability Partial replies]', async () => {
    const reply = {
      response: [listRow(1), { Name: 'No id' }, null, listRow(2, { total: {}, quantity: 'x' })],
    };
    const { lists, text, row } = await openFriendLists({ replies: { [READ]: reply } });
    expect(lists()).toEqual(['List 1', 'List 2']);
    expect(text()).toContain('We couldn’t show 2 lists.');
    expect(cells(row(2)).slice(2, 4)).toEqual(['', '']);
  });

  it('aren’t called empty if none of them can be read [reliability Partial replies]', async () => {
    const { text } = await openFriendLists({ replies: { [READ]: { response: [{ Name: 'No id' }] } } });
    expect(text()).toContain('We couldn’t show one list.');
    expect(text()).not.toContain('There are no public lists here yet.');
  });

  it('show the server’s data as text, and no address of another page [S1]', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    const reply = { response: [listRow(1, { Name: markup, Description: markup, giftlistId: 'gl&1' })] };
    const { page, link } = await openFriendLists({ replies: { [READ]: reply } });
    expect(page.querySelector('img')).toBeNull();
    expect(link(markup).getAttribute('href')).toBe(
      '/account/list-detail-public?giftlistId=gl%261&profileId=p9',
    );
  });
});

describe('a friend’s lists that can’t be read', () => {
  it.each([
    ['a page in the way', new Response('<html>maintenance</html>'), 'These lists couldn’t be loaded.'],
    [
      'a refusal',
      { result: 'error', errorMessage: 'This customer shares no lists.' },
      'This customer shares no lists.',
    ],
    ['a broken contract', { result: 'success', response: { rows: 1 } }, 'These lists couldn’t be loaded.'],
  ])(
    'say so after %s, and can be read again [2 §8 Public list, reliability Failures]',
    async (_, reply, message) => {
      const { alert, button, lists, page } = await openFriendLists({ replies: { [READ]: [reply, rows(1)] } });
      expect(alert()).toContain(message);
      await act(async () => button('Try again').click());
      expect(document.activeElement).toBe(page.querySelector('h1'));
      await settle();
      expect(alert()).toBeNull();
      expect(lists()).toEqual(['List 1']);
    },
  );

  it('ask to sign in again after the session has ended [reliability Session end]', async () => {
    const { link, button } = await openFriendLists({
      replies: { [READ]: new Response('', { status: 401 }) },
    });
    expect(link('Sign in').getAttribute('href')).toBe('/account/login?resume=prev');
    expect(button('Try again')).toBeUndefined();
  });

  it.each(['', '?id=', '?id=..', '?id=a%2Fb'])(
    'aren’t requested if the address says %s [S9]',
    async (query) => {
      const { text, asked } = await openFriendLists({ query });
      expect(text()).toContain('There are no lists at this address.');
      expect(asked()).toEqual([]);
    },
  );

  it('are read again when the page returns from the back/forward cache [reliability Back button]', async () => {
    const { lists, asked } = await openFriendLists({ replies: { [READ]: [rows(1, 2), rows(2)] } });
    await act(async () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await settle();
    expect(asked()).toEqual([READ, READ]);
    expect(lists()).toEqual(['List 2']);
  });

  it('use the number of a list that nobody has named [2 §3 Shopping list]', async () => {
    const { lists, button } = await openFriendLists({
      replies: { [READ]: { response: [listRow(1, { Name: '' })] } },
    });
    expect(lists()).toEqual(['List gl1']);
    expect(button('Copy List gl1')).toBeDefined();
  });
});
