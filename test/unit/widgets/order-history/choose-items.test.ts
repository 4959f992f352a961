import { describe, expect, it, vi } from 'vitest';
import { orderItem, orderReply } from '../../support/order-reply.ts';
import { keepTestsApart } from '../../support/page.ts';
import { settle } from '../../support/render.ts';
import { LIST, MEMBER, openHistory, ordersReply } from './history-on-screen.ts';

keepTestsApart({ quiet: true });

const CART = 'GET cart/cart-details/false';
const EMPTY_CART = { result: 'success', commerceItems: [] };
const READ = 'GET order/order-detail/o2/p1';
const ORDER = orderReply({ productDetails: { dropShipItems: [orderItem(1), orderItem(2)] } });

async function openPicker(replies: object) {
  const screen = await openHistory({
    replies: { [LIST]: ordersReply(1, 3, 3), [CART]: EMPTY_CART, ...replies },
  });
  await screen.press('Choose items from order W2…');
  await settle();
  return screen;
}

describe('choosing items of a past order', () => {
  it('is offered in each row, and reads that order when it’s opened [picker Places]', async () => {
    const { dialog, asked, button } = await openPicker({ [READ]: ORDER });
    expect(button('Choose items from order W3…').textContent).toBe('Choose items…');
    expect(asked().filter((name) => name.startsWith('GET order/order-detail'))).toEqual([READ]);
    expect([...dialog().querySelectorAll('tbody th')].map(({ textContent }) => textContent)).toEqual([
      'Beaker 1Item #351211',
      'Beaker 2Item #351212',
    ]);
  });

  it('is outside the table, and keeps its ticks for that order alone [picker Kept]', async () => {
    const { dialog, tick, press, box, pressInside } = await openPicker({
      [READ]: ORDER,
      'GET order/order-detail/o3/p1': ORDER,
    });
    expect(dialog().closest('table')).toBeNull();
    await tick('Select Beaker 1');
    await pressInside('Close');
    await press('Choose items from order W3…');
    expect(box('Select Beaker 1').checked).toBe(false);
    await pressInside('Close');
    await press('Choose items from order W2…');
    expect(box('Select Beaker 1').checked).toBe(true);
  });

  it('says why the items can’t be shown, and reads them again [picker Places]', async () => {
    const lost = new Response('', { status: 404 });
    const { dialog, pressInside } = await openPicker({ [READ]: [lost, ORDER] });
    expect(dialog().textContent).toContain('The items in this order couldn’t be loaded');
    await pressInside('Try again');
    expect(dialog().querySelectorAll('tbody tr')).toHaveLength(2);
  });

  it('is not offered in a punch-out session [picker Rights]', async () => {
    const { button } = await openHistory({
      profile: { ...MEMBER, userSegment: { 'Punchout Session': 'true' } },
      replies: { [LIST]: ordersReply(1, 3, 3) },
    });
    expect(button('Choose items from order W2…')).toBeUndefined();
  });
});

describe('a past order’s items', () => {
  it('are stored for quick order’s suggestions once they’re shown [sheet Suggestions]', async () => {
    await openPicker({ [READ]: ORDER });
    vi.advanceTimersByTime(50);
    const { items } = JSON.parse(sessionStorage.getItem('cb-seen-items') ?? '');
    expect(items).toEqual([
      { itemNumber: '351211', name: 'Beaker 1', quantity: 3 },
      { itemNumber: '351212', name: 'Beaker 2', quantity: 3 },
    ]);
  });
});
