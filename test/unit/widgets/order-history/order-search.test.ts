import { atom } from 'nanostores';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import type { OrderTable } from '../../../../widgets/order-history/order-table.ts';
import { keepTestsApart } from '../../support/page.ts';
import { click, pass, settle, spoken, type } from '../../support/render.ts';
import type { Replies } from '../../support/replies.ts';
import { LIST, MEMBER, openHistory, orderRow, ordersReply } from './history-on-screen.ts';

keepTestsApart({ quiet: true });

const SECOND = 'GET order/order-history-pagination/12/2/26';
const ROWS = [
  orderRow(1, { createdDate: '2025-05-08', status: 'Delivered' }),
  orderRow(2, { createdDate: '2025-10-28', status: 'Back Ordered' }),
  orderRow(3, { createdDate: '2024-05-08', status: 'Delivered' }),
];

/** Opens the history and searches it. */
async function openAndSearch(text: string, replies: Replies, profile: object = MEMBER) {
  const screen = await openHistory({ profile, replies });
  await type(screen.searchField(), text);
  return screen;
}

describe('the search over the orders shown so far [2 §2 Order search]', () => {
  it.each([
    ['w2', ['W2']],
    ['DELIVERED', ['W1', 'W3']],
    ['05/08/2025', ['W1']],
    ['5/8', ['W1', 'W3']],
    ['deliv 2024', ['W3']],
    ['12.50', []],
  ])('finds "%s" in numbers, status and dates, at once and without a call', async (text, found) => {
    const screen = await openAndSearch(text, { [LIST]: { rows: ROWS, totalCount: 3 } });
    expect(screen.numbers()).toEqual(found);
    expect(screen.text()).toContain(`Found in these 3 orders: ${found.length}.`);
    expect(screen.asked()).toEqual(['list']);
  });

  it('counts what the page shows from the start', async () => {
    const { createSeenOrders } = await import('../../../../widgets/order-history/order-search-state.ts');
    const rows = [{ id: 'o1' }, { id: 'o2' }];
    const seen = createSeenOrders({ $state: atom({ shown: { rows } }) } as unknown as OrderTable);
    expect(seen.$orders.get()).toEqual(rows);
  });

  it('says that there are more, and finds them once their page was shown', async () => {
    const screen = await openAndSearch('W1', {
      [LIST]: ordersReply(1, 12, 26),
      [SECOND]: ordersReply(13, 12, 26),
    });
    expect(screen.text()).toContain('Search these 12 orders');
    expect(screen.text()).toContain('You have 26 orders. To search the rest');
    expect(screen.numbers()).toEqual(['W1', 'W10', 'W11', 'W12']);
    await click(screen.link('Next'));
    await settle();
    expect(screen.text()).toContain('Search these 24 orders');
    expect(screen.numbers()).toHaveLength(11);
  });

  it('announces how many were found once the typing pauses', async () => {
    const screen = await openAndSearch('W3', { [LIST]: { rows: ROWS, totalCount: 3 } });
    await pass(500);
    expect(await spoken()).toBe('Found in these 3 orders: 1.');
    expect(screen.numbers()).toEqual(['W3']);
  });

  it('shows the page’s orders again when the box is emptied', async () => {
    const screen = await openAndSearch('W3', { [LIST]: { rows: ROWS, totalCount: 3 } });
    expect(screen.sorted()).toEqual([]);
    await type(screen.searchField(), '');
    expect(screen.numbers()).toEqual(['W1', 'W2', 'W3']);
    expect(screen.sorted()).toEqual(['Order # descending']);
  });

  it('finds no totals, and shows none, if prices are hidden [2 §6 Prices]', async () => {
    const hidden = { ...MEMBER, hidePrice: 'true' };
    const screen = await openAndSearch('W3', { [LIST]: { rows: ROWS, totalCount: 3 } }, hidden);
    expect(screen.numbers()).toEqual(['W3']);
    expect(screen.text()).not.toMatch(/Total|\$/);
  });

  it('keeps nothing of the orders once the session has ended', async () => {
    const screen = await openAndSearch('W3', { [LIST]: { rows: ROWS, totalCount: 3 } });
    const { markSessionEnded } = await import('../../../../shared/stores/session.ts');
    await act(async () => markSessionEnded());
    expect(screen.searchField()).toBeNull();
    expect(screen.text()).not.toContain('Search these');
  });
});
