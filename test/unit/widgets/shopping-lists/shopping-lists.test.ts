import { describe, expect, it } from 'vitest';
import { catchMoves } from '../../support/moves.ts';
import { keepTestsApart } from '../../support/page.ts';
import { spoken } from '../../support/render.ts';
import { MEMBER, openLists, READ, row, rows } from './lists-on-screen.ts';

keepTestsApart();

describe('shopping lists', () => {
  it('are below My Account [2 §2 Lists page]', async () => {
    const { page, link } = await openLists();
    expect(page.querySelector('nav')?.textContent).toBe('My AccountShopping Lists');
    expect(link('My Account')?.getAttribute('href')).toBe('/account/landing');
    expect(page.querySelector('h1')?.textContent).toBe('Shopping Lists');
  });

  it('send guests to the login page, and request nothing [2 §2 Lists guests, §6 Guest]', async () => {
    const moves = catchMoves();
    const { requests, link } = await openLists({}, { profile: { ...MEMBER, transient: true } });
    expect(moves).toEqual(['http://shop.test/account/login']);
    expect(requests).toEqual([]);
    expect(link('Sign in')?.getAttribute('href')).toBe('/account/login');
  });

  it('show name and description, date, count and total [2 §2 List rows, §3 Shopping list]', async () => {
    const { page } = await openLists();
    const headings = [...page.querySelectorAll('thead th')].map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Select all lists',
      'Name/description',
      'Created on',
      '# Items',
      'Total',
      'Actions',
    ]);
    const cells = [...page.querySelectorAll('tbody tr:first-child > *')].map((cell) => cell.textContent);
    expect(cells).toEqual([
      '',
      'List 1For class 1',
      '01/14/2026',
      '1',
      '$1.50Retail price $2.00',
      'EmailCopy',
    ]);
    expect(page.querySelector('tbody tr s')?.textContent).toBe('Retail price $2.00');
  });

  it('link to each list’s page [2 §2 List rows]', async () => {
    const reply = { response: [row(1), row(2, { isWishlist: '1' })] };
    const { link, text } = await openLists({ [READ]: reply });
    expect(link('List 1')?.getAttribute('href')).toBe('/account/list-detail?giftlistId=gl1&isWishlist=false');
    expect(link('List 2')?.getAttribute('href')).toBe('/account/list-detail?giftlistId=gl2&isWishlist=true');
    expect(text()).toContain('Wish list');
  });

  it('show no amounts if prices are hidden, and don’t sort by them [2 §6 Prices]', async () => {
    const { page, button, names } = await openLists(undefined, {
      profile: { ...MEMBER, hidePrice: 'true' },
      address: '/account/list?sort=total',
    });
    expect(page.textContent).not.toContain('$');
    expect(button('Total')).toBeUndefined();
    expect(names()).toEqual([READ]);
  });

  it('say so if there are none [visual Empty]', async () => {
    const { text, button } = await openLists({ [READ]: { response: [] } });
    expect(text()).toContain('You have no shopping lists yet.');
    expect(button('New List')).toBeDefined();
  });

  it('show placeholders while they load', async () => {
    const { page } = await openLists({ [READ]: () => new Promise(() => {}) });
    expect(page.querySelector('.cb-skeleton')?.getAttribute('aria-label')).toBe('Loading');
  });

  it('mention lists that couldn’t be read, and show the others', async () => {
    const { text, lists } = await openLists({ [READ]: { response: [row(1), { Name: 'Lost' }] } });
    expect(lists()).toEqual(['List 1']);
    expect(text()).toContain('We couldn’t show 1 of your lists.');
  });

  it('can be read again after a failure, and the focus stays on the page [reliability Failures]', async () => {
    const { alert, press, lists, page } = await openLists({
      [READ]: [new Response('', { status: 404 }), rows(1)],
    });
    expect(alert()).toBe('Your shopping lists couldn’t be loaded. Please try again.');
    await press('Try again');
    expect(lists()).toEqual(['List 1']);
    expect(document.activeElement).toBe(page.querySelector('h1'));
  });

  it('offer to sign in after the session has ended [reliability Session end]', async () => {
    const { alert, link } = await openLists({ [READ]: new Response('', { status: 401 }) });
    expect(alert()).toContain('Your session has ended.');
    expect(link('Sign in')?.getAttribute('href')).toBe('/account/login?resume=prev');
  });

  it('show the previous page’s message once, and focus it [2 §2 List deletion]', async () => {
    const flash = { tone: 'success', text: 'List(s) successfully deleted.', at: Date.now() };
    sessionStorage.setItem('cb:message', JSON.stringify(flash));
    const { text, page, press } = await openLists();
    expect(text()).toContain('List(s) successfully deleted.');
    expect(await spoken()).toContain('List(s) successfully deleted.');
    expect(document.activeElement).toBe(page.querySelector('h1'));
    expect(sessionStorage.getItem('cb:message')).toBeNull();
    await press('Dismiss');
    expect(text()).not.toContain('deleted');
  });
});
