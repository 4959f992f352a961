import { describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../support/page.ts';
import { click, settle, spoken } from '../../support/render.ts';
import { LIST, openHistory, orderRow, ordersReply } from './history-on-screen.ts';

keepTestsApart({ quiet: true });

const PAGE = 'GET order/order-history-pagination';
const SORTED = 'GET order/order-history-sort-list';
const refusal = () => ({ result: 'error', errorMessage: 'Not now.' });

describe('the sort order of a history', () => {
  it('is by order number at first, and marked in one column [2 §2 Order columns, §4 History defaults]', async () => {
    const screen = await openHistory({ replies: { [LIST]: ordersReply(1, 3, 3) } });
    expect(screen.asked()).toEqual(['list']);
    expect(screen.sorted()).toEqual(['Order # descending']);
    const sortable = [...screen.page.querySelectorAll('thead button')].map((button) =>
      button.getAttribute('aria-label'),
    );
    expect(sortable).toEqual(['Order #', 'Date']);
  });

  it('is by date after a press on Date, reversed by the next, starting at the first page [2 §2 Order columns, §4 Sorting]', async () => {
    const screen = await openHistory({
      replies: {
        [LIST]: ordersReply(1, 12, 26),
        [`${PAGE}/12/2/26`]: ordersReply(13, 12, 26),
        [`${SORTED}/submittedDate/true/1/12`]: ordersReply(15, 12, 26),
        [`${SORTED}/submittedDate/false/1/12`]: ordersReply(1, 12, 26),
      },
    });
    await click(screen.link('Next'));
    await settle();
    await click(screen.button('Date'));
    await settle();
    expect(screen.numbers()[0]).toBe('W15');
    expect(screen.sorted()).toEqual(['Date ascending']);
    expect(location.search).toBe('?sort=submittedDate&ascending=true');
    expect(document.activeElement).toBe(screen.button('Date'));
    expect(await spoken()).toBe('Sorted by Date, ascending.');
    await click(screen.button('Date'));
    await settle();
    expect(screen.sorted()).toEqual(['Date descending']);
    expect(location.search).toBe('?sort=submittedDate&ascending=false');
  });

  it('reverses by order number at each press, ascending first [2 §2 Order columns, §4 Sorting]', async () => {
    const screen = await openHistory({
      replies: {
        [LIST]: ordersReply(1, 3, 3),
        [`${SORTED}/jdeOrderNumber/true/1/12`]: ordersReply(1, 3, 3),
        [`${SORTED}/jdeOrderNumber/false/1/12`]: ordersReply(1, 3, 3),
      },
    });
    await click(screen.button('Order #'));
    await settle();
    expect(screen.sorted()).toEqual(['Order # ascending']);
    await click(screen.button('Order #'));
    await settle();
    expect(screen.sorted()).toEqual(['Order # descending']);
    expect(location.search).toBe('?sort=jdeOrderNumber&ascending=false');
  });

  it('is recognized from the orders if the server starts with the lowest [2 §9 Order history]', async () => {
    const rows = [orderRow(1, { jdeOrderNumber: 99 }), orderRow(2, { jdeOrderNumber: 100 })];
    const screen = await openHistory({
      replies: {
        [LIST]: { rows, totalCount: 2 },
        [`${SORTED}/jdeOrderNumber/false/1/12`]: { rows, totalCount: 2 },
      },
    });
    expect(screen.sorted()).toEqual(['Order # ascending']);
    await click(screen.button('Order #'));
    await settle();
    expect(screen.asked().at(-1)).toBe('sort-list/jdeOrderNumber/false/1/12');
  });

  it('follows the last press if presses come faster than replies', async () => {
    const screen = await openHistory({
      replies: {
        [LIST]: ordersReply(1, 3, 3),
        [`${SORTED}/submittedDate/true/1/12`]: () => new Promise(() => {}),
        [`${SORTED}/submittedDate/false/1/12`]: ordersReply(1, 3, 3),
      },
    });
    await click(screen.button('Date'));
    await click(screen.button('Date'));
    await settle();
    expect(screen.sorted()).toEqual(['Date descending']);
  });

  it('stays as it’s shown if another fails to load; the same press tries again', async () => {
    const screen = await openHistory({
      replies: {
        [LIST]: ordersReply(1, 3, 3),
        [`${SORTED}/submittedDate/true/1/12`]: [refusal(), ordersReply(3, 1, 3)],
      },
    });
    await click(screen.button('Date'));
    await settle();
    expect(screen.sorted()).toEqual(['Order # descending']);
    expect(screen.alert()).toContain('Not now.');
    await click(screen.button('Date'));
    await settle();
    expect([screen.sorted(), screen.alert()]).toEqual([['Date ascending'], '']);
  });

  it('keeps the rows of orders that are still shown [performance Rows]', async () => {
    const screen = await openHistory({
      replies: {
        [LIST]: ordersReply(1, 3, 3),
        [`${SORTED}/jdeOrderNumber/true/1/12`]: ordersReply(1, 3, 3),
      },
    });
    const rows = [...screen.page.querySelectorAll('tbody tr')];
    await click(screen.button('Order #'));
    await settle();
    expect([...screen.page.querySelectorAll('tbody tr')]).toEqual(rows);
  });
});
