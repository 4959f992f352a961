import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { orderItem, orderReply } from '../../support/order-reply.ts';
import { keepTestsApart } from '../../support/page.ts';
import { click, press, settle, spoken, type } from '../../support/render.ts';
import type { Replies } from '../../support/replies.ts';
import { LIST, MEMBER, openHistory, orderRow, ordersReply } from './history-on-screen.ts';

keepTestsApart({ quiet: true });

const LAST = 'GET order/order-history-sort-list/submittedDate/false/1/60';
const ADD = 'POST cart/quick-add-to-cart';
const CART = 'GET cart/cart-details/false';
const EMPTY_CART = () => ({ result: 'success', commerceItems: [], isEmptyCart: 'true' });
const orderCall = (number: number) => `GET order/order-detail/o${number}/p1`;
const refusal = { result: 'error', errorMessage: 'Not now.' };

/** An order of these items, by number and pieces. */
function orderOf(items: Record<number, number>, rest: object = {}) {
  const nonLiveMaterialItems = Object.entries(items).map(([number, quantity]) =>
    orderItem(Number(number), { quantity: `${quantity}` }),
  );
  return orderReply({ productDetails: { nonLiveMaterialItems }, ...rest });
}

/** Opens the history of an account, and the search of its items. */
async function openItems(replies: Replies, { total = 3, profile = MEMBER as object } = {}) {
  const rows = ordersReply(1, Math.min(total, 60), total);
  const screen = await openHistory({
    profile,
    replies: { [LIST]: ordersReply(1, Math.min(total, 12), total), [LAST]: rows, ...replies },
  });
  const searchIn = async (scope: string) => {
    const choice = screen.page.querySelector('.cb-orders__scope select') as HTMLSelectElement;
    choice.value = scope;
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
  };
  await searchIn('items');
  return {
    ...screen,
    searchIn,
    /** Everything in the section for items. */
    items: () => screen.page.querySelector('.cb-bought') as HTMLElement,
    /** The rows: name and number, times, last date. */
    rows: () =>
      [...screen.page.querySelectorAll('.cb-bought tbody tr')].map((row) =>
        [...row.querySelectorAll('th, td')].slice(0, 3).map(({ textContent }) => textContent),
      ),
    box: () => screen.page.querySelector('.cb-orders__searches input[type=search]') as HTMLInputElement,
    quantity: (name: string) =>
      screen.page.querySelector(`[aria-label="Quantity of ${name}"]`) as HTMLInputElement,
    detailCalls: () => screen.requests.filter(({ name }) => name.includes('order-detail')).length,
  };
}

type Opened = Awaited<ReturnType<typeof openItems>>;

/** Leaves the first request without an answer, and answers the next ones. */
function unansweredAtFirst(reply: object): () => object | Promise<object> {
  let asked = 0;
  return () => {
    asked += 1;
    return asked === 1 ? new Promise<object>(() => {}) : reply;
  };
}

const THREE: Replies = {
  [orderCall(1)]: orderOf({ 1: 2, 2: 5 }),
  [orderCall(2)]: orderOf({ 1: 7 }),
  [orderCall(3)]: orderOf({ 3: 1 }),
};

describe('the search for items of the last orders [2 §2 Bought before]', () => {
  it('requests no order before it’s opened', async () => {
    const screen = await openHistory({ replies: { [LIST]: ordersReply(1, 3, 3) } });
    expect(screen.asked()).toEqual(['list']);
  });

  it('shows item, times ordered, last date and last quantity, the newest first', async () => {
    const last = {
      rows: [orderRow(1, { createdDate: '2025-05-28' }), orderRow(2), orderRow(3)],
      totalCount: 3,
    };
    const screen = await openItems({ ...THREE, [LAST]: last });
    expect(screen.rows()).toEqual([
      ['Beaker 1Item #351211', '2', '05/28/2025'],
      ['Beaker 2Item #351212', '1', '05/28/2025'],
      ['Beaker 3Item #351213', '1', '05/28/2025'],
    ]);
    expect([screen.quantity('Beaker 1').value, screen.quantity('Beaker 2').value]).toEqual(['2', '5']);
    expect(screen.items().textContent).toContain('Searched 3 of 3 orders');
    expect(await spoken()).toBe('Searched 3 of 3 orders, newest first.');
  });

  it('counts the lines of one order once, and no order that was never placed', async () => {
    const twice = { nonLiveMaterialItems: [orderItem(1)], livingMaterialItems: [orderItem(1)] };
    const screen = await openItems({
      [orderCall(1)]: orderOf({ 9: 1 }, { orderState: 'INCOMPLETE' }),
      [orderCall(2)]: orderReply({ productDetails: twice }),
      [orderCall(3)]: orderOf({}),
    });
    expect(screen.rows().map(([item, times]) => [item, times])).toEqual([['Beaker 1Item #351211', '1']]);
    expect(screen.quantity('Beaker 1').value).toBe('6');
  });

  it('finds items by the words of their names, and by number', async () => {
    const screen = await openItems(THREE);
    await type(screen.box(), '351212');
    expect(screen.rows().map(([item]) => item)).toEqual(['Beaker 2Item #351212']);
    await type(screen.box(), '3 beak');
    expect(screen.rows().map(([item]) => item)).toContain('Beaker 3Item #351213');
    await type(screen.box(), 'frog');
    expect(screen.items().textContent).toContain('No items match “frog”.');
  });

  it('shows no price to anybody [2 §6 Prices]', async () => {
    for (const hidePrice of ['true', 'false']) {
      const screen = await openItems(THREE, { profile: { ...MEMBER, hidePrice } });
      expect(screen.items().textContent).not.toMatch(/\$|2\.50|7\.50/);
      await screen.page.unmount();
    }
  });

  it('stores no price, and in the tab’s storage only what quick order suggests [2 §2 Bought before, §6 Prices, sheet Suggestions, S13]', async () => {
    await openHistory({ replies: { [LIST]: ordersReply(1, 3, 3), [LAST]: ordersReply(1, 3, 3), ...THREE } });
    const { createBoughtItemSearch } = await import(
      '../../../../widgets/order-history/bought-items-state.ts'
    );
    const { $state, read } = createBoughtItemSearch(() => undefined);
    await read();
    expect($state.get().items[0]).toEqual({
      itemNumber: '351211',
      name: 'Beaker 1',
      times: 2,
      lastDate: expect.any(String),
      lastQuantity: 2,
    });
    vi.advanceTimersByTime(50);
    const { items } = JSON.parse(sessionStorage.getItem('cb-seen-items') ?? '');
    expect(items).toEqual([
      { itemNumber: '351211', name: 'Beaker 1', quantity: 2 },
      { itemNumber: '351212', name: 'Beaker 2', quantity: 5 },
      { itemNumber: '351213', name: 'Beaker 3', quantity: 1 },
    ]);
    sessionStorage.removeItem('cb-seen-items');
    const stored = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
    expect(stored).not.toMatch(/35121|Beaker|2\.50/);
  });

  it('reads the last 50 orders, two at a time, and shows its progress', async () => {
    const waiting: ((reply: object) => void)[] = [];
    const held = () => new Promise<object>((resolve) => void waiting.push(resolve));
    const numbers = Array.from({ length: 50 }, (_, index) => index + 1);
    const replies = Object.fromEntries(numbers.map((number) => [orderCall(number), held]));
    const screen = await openItems(replies, { total: 312 });
    expect(screen.detailCalls()).toBe(2);
    expect(screen.items().textContent).toContain('Searched 0 of 50 orders (312 in all).');
    for (let answered = 0; answered < 50; answered += 1) {
      await act(async () => waiting[answered]?.(orderOf({ 1: 1 })));
      await settle();
      expect(screen.detailCalls()).toBe(Math.min(answered + 3, 50));
    }
    expect(screen.items().textContent).toContain('Searched 50 of 312 orders, newest first.');
    expect(screen.rows()[0]?.[1]).toBe('50');
  });

  it('shows 20 items at first, and more on request', async () => {
    const items = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [index + 10, 1]));
    const screen = await openItems({ ...THREE, [orderCall(1)]: orderOf(items) });
    expect(screen.rows()).toHaveLength(20);
    await screen.press('Show more items');
    expect(screen.rows()).toHaveLength(32);
  });
});

describe('reading orders for their items [2 §2 Bought before]', () => {
  it('stops on Cancel, keeps what was read, and goes on with the rest', async () => {
    const screen = await openItems({
      ...THREE,
      [orderCall(2)]: unansweredAtFirst(orderOf({ 1: 7 })),
      [orderCall(3)]: unansweredAtFirst(orderOf({ 3: 1 })),
    });
    expect(screen.items().textContent).toContain('Searched 1 of 3 orders (3 in all).');
    await screen.press('Cancel');
    expect(screen.items().textContent).toContain('Stopped. Searched 1 of 3 orders (3 in all).');
    expect(document.activeElement?.textContent).toBe('Continue');
    expect(screen.rows()).toHaveLength(2);
    await screen.press('Continue');
    await settle();
    expect(screen.items().textContent).toContain('Searched 3 of 3 orders');
    expect(document.activeElement?.textContent).toBe('Items from your orders');
    expect(screen.requests.filter(({ name }) => name === orderCall(1))).toHaveLength(1);
  });

  it('counts the orders that failed, and reads only these again', async () => {
    const screen = await openItems({ ...THREE, [orderCall(2)]: [refusal, orderOf({ 1: 7 })] });
    expect(screen.items().textContent).toContain('Searched 2 of 3 orders');
    expect(screen.items().textContent).toContain('We couldn’t read one order');
    expect(screen.rows()[0]?.[1]).toBe('1');
    await screen.press('Try again');
    await settle();
    expect(screen.items().textContent).not.toContain('couldn’t read');
    expect(screen.rows()[0]?.[1]).toBe('2');
    expect(screen.detailCalls()).toBe(4);
    expect(document.activeElement?.textContent).toBe('Items from your orders');
  });

  it('says why the orders couldn’t be listed, and lists them again on request', async () => {
    const screen = await openItems({ ...THREE, [LAST]: [refusal, ordersReply(1, 3, 3)] });
    expect(screen.alert()).toContain('Not now.');
    await screen.press('Try again');
    await settle();
    expect(screen.rows()).toHaveLength(3);
  });

  it('stops if the browser is offline, and goes on upon request', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get');
    let isLost = false;
    const screen = await openItems({
      ...THREE,
      [orderCall(1)]: () => {
        online.mockReturnValue(isLost);
        isLost = true;
        return orderOf({ 1: 2 });
      },
    });
    expect(screen.items().textContent).toContain('Stopped. Searched');
    expect(screen.detailCalls()).toBeLessThan(3);
    online.mockReturnValue(true);
    await screen.press('Continue');
    await settle();
    expect(screen.items().textContent).toContain('Searched 3 of 3 orders');
  });

  it.each([
    ['the orders are searched again', (screen: Opened) => screen.searchIn('orders')],
    ['it is closed', (screen: Opened) => screen.press('Close the item search')],
  ])('stops if %s, and nothing is kept of it', async (_, end) => {
    const screen = await openItems({ ...THREE, [LAST]: [ordersReply(1, 3, 3), ordersReply(1, 3, 3)] });
    expect(screen.text()).toMatch(/Search these items \(\d\)/);
    await end(screen);
    expect(screen.text()).toContain('Search these 3 orders');
    expect(screen.items()).toBeNull();
    await screen.searchIn('items');
    expect(screen.detailCalls()).toBe(6);
  });

  it.each([
    ['a reply says that the session has ended', true],
    ['the shopper signs out', false],
  ])('stops and is forgotten if %s', async (_, byReply) => {
    const never = () => new Promise<object>(() => {});
    const screen = await openItems({
      ...THREE,
      [orderCall(3)]: byReply ? () => new Response('', { status: 401 }) : never,
    });
    if (!byReply) {
      expect(screen.rows()).toHaveLength(2);
      const { noteSignedOut } = await import('../../../../shared/stores/account/signed-out.ts');
      await act(async () => noteSignedOut());
    }
    expect(screen.items().textContent).not.toContain('Beaker');
    expect(screen.alert()).toContain('Your session has ended.');
    expect(screen.items().querySelector('a')?.getAttribute('href')).toBe('/account/login?resume=prev');
  });
});

describe('adding an item that was bought before [2 §2 Bought before]', () => {
  it('adds the quantity in the field, and says so at the row', async () => {
    const screen = await openItems({ ...THREE, [ADD]: { result: 'success' }, [CART]: EMPTY_CART });
    await type(screen.quantity('Beaker 2'), '12');
    await screen.press('Add Beaker 2 to your cart');
    await settle();
    const sent = screen.requests.filter(({ name }) => name === ADD).map(({ body }) => body);
    expect(sent).toEqual([{ addItemCount: 1, skuId: '351212', actionType: 'addItemToCart', quantity: 12 }]);
    const row = screen.quantity('Beaker 2').closest('tr');
    expect(row?.textContent).toContain('Added to your cart: 12');
    expect(await spoken()).toContain('Added to your cart: 12 × Beaker 2');
  });

  it('shows the server’s message at the row, and keeps what was typed', async () => {
    const screen = await openItems({ ...THREE, [ADD]: refusal });
    await type(screen.quantity('Beaker 2'), '9');
    await press('Enter');
    await settle();
    const row = screen.quantity('Beaker 2').closest('tr');
    expect(row?.textContent).toContain('Not now.');
    expect(screen.quantity('Beaker 2').value).toBe('9');
  });

  it('marks an invalid quantity, and sends nothing', async () => {
    const screen = await openItems(THREE);
    await type(screen.quantity('Beaker 2'), '0');
    await click(screen.button('Add Beaker 2 to your cart'));
    expect(screen.quantity('Beaker 2').getAttribute('aria-invalid')).toBe('true');
    expect(screen.quantity('Beaker 2').closest('tr')?.textContent).toContain('from 1 to 999');
  });
});
