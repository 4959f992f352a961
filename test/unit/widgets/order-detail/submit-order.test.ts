import { describe, expect, it } from 'vitest';
import { heldReplies } from '../../support/held-replies.ts';
import { orderReply } from '../../support/order-reply.ts';
import { keepTestsApart } from '../../support/page.ts';
import { click, settle } from '../../support/render.ts';
import { CSR, MEMBER, openOrder, READ_ANY, SUBMIT } from './order-on-screen.ts';

keepTestsApart({ quiet: true });

const DONE = { response: { response: { error: 'false' } } };

/** A temporary order as customer service sees it. */
function openTemporary({ order = {}, replies = {}, profile = CSR as object, tempB2i = true } = {}) {
  const path = tempB2i ? READ_ANY : READ_ANY.replace('true', 'false');
  return openOrder({ profile, csr: true, tempB2i, replies: { [path]: orderReply(order), ...replies } });
}

describe('a temporary order', () => {
  it.each([
    ['INCOMPLETE', 'none'],
    ['SUBMITTED', 'SUBMITTED'],
    ['REQUIRES_JDE_SYNC', 'SUBMITTED'],
    ['PENDING_APPROVAL', 'Submit Order'],
  ])('in state %s has the button %s [2 §4 Order state]', async (orderState, name) => {
    const { button } = await openTemporary({ order: { orderState } });
    for (const other of ['SUBMITTED', 'Submit Order']) {
      expect(button(other) !== undefined).toBe(other === name);
    }
    if (name !== 'none')
      expect(button(name).getAttribute('aria-disabled')).toBe(name === 'SUBMITTED' ? 'true' : null);
  });

  it('of an organisation that isn’t named can’t be submitted, and says why [2 §4 Order state]', async () => {
    const { press, button, sent } = await openTemporary({ order: { userType: 2 } });
    expect(button('Submit Order').getAttribute('aria-disabled')).toBe('true');
    expect(button('Submit Order').title).toContain('doesn’t belong to an organization');
    await press('Submit Order');
    expect(sent(SUBMIT)).toEqual([]);
  });

  it('of an organisation that is named can be submitted [2 §4 Order state]', async () => {
    const { button } = await openTemporary({ order: { userType: 2, orderOrgId: 'org7' } });
    expect(button('Submit Order').getAttribute('aria-disabled')).toBeNull();
  });

  it('is submitted once, says SUBMITTED, and keeps the focus [2 §4 Order state]', async () => {
    const held = heldReplies();
    const { button, sent } = await openTemporary({
      replies: {
        [SUBMIT]: held.reply,
      },
    });
    await click(button('Submit Order'));
    await click(button('Submit Order'));
    await settle();
    expect(button('Submit Order').hasAttribute('data-busy')).toBe(true);
    await held.answer(DONE);
    expect(sent(SUBMIT).map(({ body }) => body)).toEqual([{ orderId: 'o1' }]);
    expect(button('SUBMITTED').getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button('SUBMITTED'));
  });

  it('isn’t submitted without the error flag false, and can be sent again [2 §4 Order state]', async () => {
    const { press, alert, button, sent } = await openTemporary({
      replies: { [SUBMIT]: [{ response: { error: 'true' } }, DONE] },
    });
    await press('Submit Order');
    expect(alert()?.textContent).toContain('This order wasn’t submitted.');
    await press('Submit Order');
    expect(button('SUBMITTED')).toBeDefined();
    expect(alert()).toBeNull();
    expect(sent(SUBMIT)).toHaveLength(2);
  });

  it('is refused with the server’s message [2 §8 Order]', async () => {
    const refusal = { result: 'error', errorMessage: [{ message: 'This order is on hold.' }] };
    const { press, alert } = await openTemporary({ replies: { [SUBMIT]: refusal } });
    await press('Submit Order');
    expect(alert()?.textContent).toContain('This order is on hold.');
  });

  it('that may have been submitted is read again, not sent again [reliability Lost reply]', async () => {
    const { press, button, sent, alert } = await openTemporary({
      replies: {
        [READ_ANY]: [orderReply(), orderReply({ orderState: 'SUBMITTED' })],
        [SUBMIT]: null,
      },
    });
    await press('Submit Order');
    expect([sent(SUBMIT).length, sent(READ_ANY).length]).toEqual([1, 2]);
    expect(button('SUBMITTED')).toBeDefined();
    expect(alert()).toBeNull();
  });

  it('in an unknown state says so, and stays on screen [reliability Lost reply]', async () => {
    const { press, button, alert } = await openTemporary({
      replies: { [READ_ANY]: [orderReply(), new Response('', { status: 404 })], [SUBMIT]: null },
    });
    await press('Submit Order');
    expect(alert()?.textContent).toContain('We couldn’t confirm that this order was submitted.');
    expect(button('Submit Order')).toBeDefined();
  });

  it.each<[string, object, boolean]>([
    ['a customer', MEMBER, true],
    ['impersonating staff', { ...MEMBER, userTypeCheck: { user: 'imperson' } }, true],
    ['customer service, of an order like others', CSR, false],
  ])('has no such button for %s [2 §6 Staff]', async (_, profile, tempB2i) => {
    const { button } = await openTemporary({
      profile,
      tempB2i,
      replies: { 'GET order/order-detail/o1/220022': orderReply() },
    });
    expect([button('Submit Order'), button('SUBMITTED')]).toEqual([undefined, undefined]);
  });

  it.each([
    [true, false, true],
    [false, true, false],
  ])(
    'is one by its own flag, %s, whatever the page says, %s [2 §3 Order]',
    async (isTempB2iUser, tempB2i, shown) => {
      const { button } = await openTemporary({ order: { isTempB2iUser }, tempB2i });
      expect(button('Submit Order') !== undefined).toBe(shown);
    },
  );
});
