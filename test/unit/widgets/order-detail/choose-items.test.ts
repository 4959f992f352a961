import { describe, expect, it } from 'vitest';
import { orderItem, orderReply } from '../../support/order-reply.ts';
import { keepTestsApart } from '../../support/page.ts';
import { click, press as pressKey, settle } from '../../support/render.ts';
import { CART, MEMBER, openOrder } from './order-on-screen.ts';

keepTestsApart({ quiet: true });

const ORDER = orderReply({
  productDetails: { dropShipItems: [orderItem(1)], softGoodsItems: [orderItem(2, { quantity: '2000' })] },
});
const IN_CART = {
  result: 'success',
  commerceItems: [{ commerceId: 'ci1', productId: '351211', displayName: 'Beaker 1', quantity: 3 }],
};

async function openPicker(profile: object = MEMBER) {
  const screen = await openOrder({ order: ORDER, profile, replies: { [CART]: IN_CART } });
  await screen.press('Choose items…');
  await settle();
  return screen;
}

describe('choosing items of an order', () => {
  it('offers all sections, within 1 to 999, and says what is already in the cart [picker Places, picker Cart]', async () => {
    const { dialog, page } = await openPicker();
    const rows = [...dialog().querySelectorAll('tbody tr')];
    expect(rows.map((row) => row.textContent)).toEqual([
      'Beaker 1Item #351211Already in your cart: 33−+',
      'Beaker 2Item #3512122000−+',
    ]);
    const fields = [...page.querySelectorAll<HTMLInputElement>('dialog input[type=text]')];
    expect(fields.map(({ value }) => value)).toEqual(['3', '999']);
  });

  it('returns the focus, and has the ticks again at the next opening [picker Focus, picker Kept]', async () => {
    const { dialog, button, tick, press, box } = await openPicker();
    await tick('Select Beaker 2');
    const opener = button('Choose items…');
    dialog().dispatchEvent(new Event('cancel', { cancelable: true }));
    await settle();
    expect(dialog()).toBeNull();
    opener.focus();
    await press('Choose items…');
    expect(box('Select Beaker 2').checked).toBe(true);
    expect(box('Select Beaker 1').checked).toBe(false);
  });

  it('closes on Escape in a field whose quantity hasn’t changed [picker Kept]', async () => {
    const { dialog, page } = await openPicker();
    page.querySelector<HTMLInputElement>('dialog input[type=text]')?.focus();
    await pressKey('Escape');
    expect(dialog()).toBeNull();
  });

  it('shows no price to anybody [picker Rows]', async () => {
    const { dialog } = await openPicker();
    expect(dialog().textContent).not.toContain('$');
  });

  it('is not offered in a punch-out session, nor for an order without items [picker Rights]', async () => {
    const punchOut = await openOrder({
      order: ORDER,
      profile: { ...MEMBER, userSegment: { 'Punchout Session': 'true' } },
    });
    expect(punchOut.button('Choose items…')).toBeUndefined();
    await punchOut.page.unmount();
    const empty = await openOrder({ order: orderReply({ productDetails: {} }) });
    expect(empty.button('Choose items…')).toBeUndefined();
  });

  it('leaves Reorder its documented call for the whole order [picker Places]', async () => {
    const REORDER = 'POST order/reorder';
    const { button, sent } = await openOrder({
      order: ORDER,
      replies: { [CART]: IN_CART, [REORDER]: { isCartModalFlag: true } },
    });
    await click(button('Reorder'));
    await settle();
    expect(sent(REORDER)).toHaveLength(1);
    expect(sent('POST cart/quick-add-to-cart')).toEqual([]);
  });
});
