import { describe, expect, it } from 'vitest';
import { readOrderedItems } from '../../../../../shared/api/orders/order-sections.ts';
import { orderReply } from '../../../support/order-reply.ts';
import { answerWith, listenToConsole } from '../../../support/replies.ts';

const ORDER = { orderId: 'o1', userId: '220022' };

describe('an order’s items', () => {
  it('are read with the same call, without addresses and payment [2 §7 Order, §2 Bought before]', async () => {
    const sent = answerWith(JSON.stringify({ response: JSON.stringify(orderReply()) }));
    const result = await readOrderedItems(ORDER);
    expect(sent[0]).toMatchObject({ method: 'GET', url: '/api/rest/cb/order/order-detail/o1/220022' });
    if (!result.ok) throw new Error(result.failure.kind);
    expect(Object.keys(result.value)).toEqual(['state', 'sections', 'unreadableItems']);
    expect(result.value.sections.inStock).toMatchObject([{ itemNumber: '351211', quantity: 3 }]);
  });

  it('are refused if the reply describes no order', async () => {
    const told = listenToConsole();
    answerWith(JSON.stringify({ result: 'success' }));
    expect(await readOrderedItems(ORDER)).toMatchObject({ ok: false, failure: { kind: 'contract' } });
    expect(told()).toHaveLength(1);
  });
});
