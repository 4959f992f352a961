import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { heldReplies } from '../../support/held-replies.ts';
import { keepTestsApart } from '../../support/page.ts';
import { click, pass, settle, type } from '../../support/render.ts';
import {
  ADD_ALL,
  contents,
  found,
  GUEST,
  itemRow,
  items,
  LISTS,
  MEMBER,
  openPublicList,
  READ,
  searchCall,
  sortCall,
} from './public-list-on-screen.ts';

keepTestsApart({ quiet: true });

const cells = (row: Element) => [...row.querySelectorAll('td, th')].map((cell) => cell.textContent);

function withItems(...rows: (object | null)[]) {
  const reply = contents([]);
  return { [READ]: { ...reply, response: { ...reply.response, giftItems: rows } } };
}

describe('a public list', () => {
  it('shows name, owner and description [2 §2 Public list]', async () => {
    const { heading, page } = await openPublicList();
    expect(heading()).toBe('List 1');
    expect(page.querySelector('.cb-public-list__owner')?.textContent).toBe('A list of Dana Whitfield');
    expect(page.querySelector('.cb-public-list__description')?.textContent).toBe('For the spring term');
  });

  it('is below the owner’s lists, with a link to them [2 §2 Public list]', async () => {
    const { page } = await openPublicList();
    const trail = [...page.querySelectorAll('nav li')].map((entry) => [
      entry.textContent,
      entry.querySelector('a')?.getAttribute('href'),
    ]);
    expect(trail).toEqual([
      ['My Account', '/account/landing'],
      ['Shopping Lists', '/account/list'],
      ["Dana Whitfield's Lists", '/account/list-public?id=p9'],
      ['List 1', undefined],
    ]);
  });

  it('has the list’s and the store’s name as window title [2 §2 List title]', async () => {
    await openPublicList();
    expect(document.title).toBe('List 1 | Catalogue');
  });

  it('has only the list’s name as window title if the page doesn’t name the store [2 §2 List title]', async () => {
    await openPublicList({ storeName: '' });
    expect(document.title).toBe('List 1');
  });

  it('has its items in a table: Description, Item #, # Needed, Price [2 §2 Item columns]', async () => {
    const { page, row } = await openPublicList();
    const heads = [...page.querySelectorAll('thead th')].map((head) => head.textContent);
    expect(heads).toEqual(['Select all items', 'Description', 'Item #', '# Needed', 'Price', 'Actions']);
    expect(cells(row(2))).toEqual(['', 'Beaker 2', '900102', '2', '$2.50Retail price $3.00', 'Add to Cart']);
    expect(row(2).querySelector('a')?.getAttribute('href')).toBe('http://shop.test/product/900102');
  });

  it('has retail prices struck through, with words for screen readers [2 §2 Item columns, accessibility Prices]', async () => {
    const { row } = await openPublicList();
    expect(row(1).querySelector('s')?.textContent).toBe('Retail price $3.00');
  });

  it('sorts by every column but the checkbox [2 §2 Item columns]', async () => {
    const { page } = await openPublicList();
    const buttons = [...page.querySelectorAll('thead button')].map((button) =>
      button.getAttribute('aria-label'),
    );
    expect(buttons).toEqual(['Description', 'Item #', '# Needed', 'Price']);
  });

  it('marks caution and geographic restrictions with an icon and words [2 §2 Item columns]', async () => {
    const { row, page } = await openPublicList({
      replies: withItems(
        itemRow(1, { cautionUrl: '/images/caution.gif', geographicUrl: '/help/geographic' }),
        itemRow(2, { cautionUrl: 'javascript:alert(1)' }),
        itemRow(3),
      ),
    });
    const warnings = [...row(1).querySelectorAll('.cb-item-warning')];
    expect(warnings.map(({ textContent }) => textContent)).toEqual(['Caution', 'Geographic restrictions']);
    expect(warnings[0]?.querySelector('img')?.getAttribute('src')).toBe(
      'http://shop.test/images/caution.gif',
    );
    expect(warnings[0]?.querySelector('img')?.alt).toBe('');
    expect(warnings[1]?.querySelector('svg')).not.toBeNull();
    expect(warnings[1]?.querySelector('a')?.getAttribute('href')).toBe('http://shop.test/help/geographic');
    expect(row(2).querySelector('.cb-item-warning')?.textContent).toBe('Caution');
    expect(row(3).querySelector('.cb-item-warning')).toBeNull();
    expect(page.querySelector('[href^=javascript], [src^=javascript]')).toBeNull();
  });

  it.each(['true', '', undefined, false])(
    'shows no amounts if hidePrice is %s, and no column for them [2 §6 Prices]',
    async (hidePrice) => {
      const { page } = await openPublicList({ profile: { ...MEMBER, hidePrice } });
      expect(page.querySelectorAll('thead th')).toHaveLength(5);
      expect(page.innerHTML).not.toMatch(/\$|2\.50|3\.00|Retail/);
    },
  );

  it('is open to guests [2 §6 Public lists]', async () => {
    const { names } = await openPublicList({ profile: GUEST });
    expect(names()).toEqual(['Beaker 1', 'Beaker 2', 'Beaker 3']);
  });

  it('can be searched, sorted and bought by guests like by anybody [2 §6 Public lists]', async () => {
    const { searchField, button, dialog, names } = await openPublicList({
      profile: GUEST,
      replies: {
        [searchCall('be')]: found(1, 2),
        [sortCall('price')]: items(2, 1, 3),
        [ADD_ALL]: { response: { validproducts: [{ ProductId: '900102' }] } },
      },
    });
    await type(searchField(), 'be');
    await pass(250);
    expect(names()).toEqual(['Beaker 1', 'Beaker 2']);
    await click(button('Price'));
    await settle();
    expect(names()).toEqual(['Beaker 2', 'Beaker 1']);
    await click(button('Add List to Cart'));
    await settle();
    await settle();
    expect(dialog()?.querySelector('li')?.textContent).toContain('Beaker 2');
  });

  it('can be printed [visual Print]', async () => {
    const { button } = await openPublicList();
    expect(button('Print')).toBeDefined();
  });

  it('shows placeholders while it loads [visual Loading]', async () => {
    const { reply, answer } = heldReplies();
    const { page, heading, names } = await openPublicList({ replies: { [READ]: reply } });
    expect(heading()).toBe('Public List');
    expect(page.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Loading');
    await answer(contents([1]));
    expect(page.querySelector('[role=img]')).toBeNull();
    expect(names()).toEqual(['Beaker 1']);
  });

  it('says so if it’s empty [visual Empty]', async () => {
    const { text, page } = await openPublicList({ replies: { [READ]: contents([]) } });
    expect(text()).toContain('This list is empty.');
    expect(page.querySelector('table')).toBeNull();
  });

  it('shows the items that can be read, and says how many can’t [reliability Partial replies]', async () => {
    const { names, text, row } = await openPublicList({
      replies: withItems(
        itemRow(1, { productName: null, quantity: 'many', itemPrice: '2,50', retailPrice: '' }),
        itemRow(2, { productId: null, ProductId: 900102 }),
        { productName: 'No number' },
        null,
      ),
    });
    expect(names()).toEqual(['900101', 'Beaker 2']);
    expect(cells(row(1))).toEqual(['', '900101', '900101', '', 'Price on request', 'Add to Cart']);
    expect(text()).toContain('We couldn’t show 2 items.');
  });

  it('shows the server’s data as text [S1]', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    const { names, page } = await openPublicList({
      replies: withItems(itemRow(1, { productName: markup, productUrl: 'javascript:alert(1)' })),
    });
    expect(names()).toEqual([markup]);
    expect(page.querySelector('[onerror], [href^=javascript]')).toBeNull();
  });
});

describe('a public list that can’t be read', () => {
  it.each([
    [
      '_ERROR_MESSAGE_',
      { result: 'error', _ERROR_MESSAGE_: 'This list is private.' },
      'This list is private.',
    ],
    ['a page in the way', new Response('<html>maintenance</html>'), 'This list couldn’t be loaded.'],
    ['a broken contract', { result: 'success', giftItems: [] }, 'This list couldn’t be loaded.'],
  ])('says so after %s, and can be read again [2 §8 Public list]', async (_, reply, message) => {
    const { alert, button, names, page } = await openPublicList({
      replies: { [READ]: [reply, contents([1])] },
    });
    expect(alert()).toContain(message);
    await act(async () => button('Try again').click());
    expect(document.activeElement).toBe(page.querySelector('h1'));
    await settle();
    expect(alert()).toBeNull();
    expect(names()).toEqual(['Beaker 1']);
  });

  it('asks to sign in again after the session has ended [reliability Session end]', async () => {
    const { link } = await openPublicList({ replies: { [READ]: new Response('', { status: 401 }) } });
    expect(link('Sign in').getAttribute('href')).toBe('/account/login?resume=prev');
  });

  it.each(['', '?giftlistId=gl1', '?profileId=p9', '?giftlistId=..&profileId=p9'])(
    'isn’t requested if the address says %s [S9]',
    async (query) => {
      const { text, asked } = await openPublicList({ query });
      expect(text()).toContain('There’s no list at this address.');
      expect(asked()).toEqual([]);
    },
  );
});

describe('the select for another list', () => {
  it("has the label 'View a Different List...' and all lists of the owner [2 §2 Other lists]", async () => {
    const { choice, page, asked } = await openPublicList();
    expect(page.querySelector(`label[for="${choice().id}"]`)?.textContent).toBe('View a Different List...');
    expect([...choice().options].map(({ text }) => text)).toEqual(['List 1', 'List 2', 'List 3']);
    expect(choice().value).toBe('gl1');
    expect(asked()).not.toContain(LISTS);
  });

  it('is read if the list doesn’t name the others [2 §7 Friend lists]', async () => {
    const alone = contents([1]);
    alone.response.otherLists = [];
    const lists = {
      response: {
        response: [
          { giftlistId: 'gl1', Name: 'List 1' },
          { giftlistId: 'gl8', Name: 'Physics' },
        ],
      },
    };
    const { choice } = await openPublicList({ replies: { [READ]: alone, [LISTS]: lists } });
    expect([...choice().options].map(({ text }) => text)).toEqual(['List 1', 'Physics']);
  });

  it('is hidden if the owner has no other list, or if they can’t be read [2 §2 Other lists]', async () => {
    const alone = contents([1]);
    alone.response.otherLists = [];
    const { choice, names } = await openPublicList({
      replies: { [READ]: alone, [LISTS]: { result: 'error', errorMessage: 'no' } },
    });
    expect(choice()).toBeNull();
    expect(names()).toEqual(['Beaker 1']);
  });

  it('is read again when the page returns from the back/forward cache, and keeps its ticks [reliability Back button]', async () => {
    const { names, box, asked } = await openPublicList({
      replies: { [READ]: [contents([1, 2, 3]), contents([2, 3])] },
    });
    await act(async () => box('Select Beaker 2').click());
    await act(async () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await settle();
    expect(asked()).toEqual([READ, READ]);
    expect(names()).toEqual(['Beaker 2', 'Beaker 3']);
    expect(box('Select Beaker 2').checked).toBe(true);
  });
});
