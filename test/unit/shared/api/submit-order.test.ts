import { describe, expect, it } from 'vitest';
import { submitOrder } from '../../../../shared/api/submit-order.ts';
import { answerWith } from './server.ts';

describe('submitting an order', () => {
  it('names it [2 §7]', async () => {
    const sent = answerWith('{"response":{"response":{"error":"false"}}}');
    expect(await submitOrder('o1')).toEqual({ ok: true, value: true });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: '/api/rest/cb/profile/submit-temp-b2i-order',
      body: { orderId: 'o1' },
    });
  });

  it.each([
    ['"false"', true],
    ['false', true],
    ['"true"', false],
    ['true', false],
    ['""', false],
    ['null', false],
    ['"no"', false],
    ['0', false],
  ])('succeeds by the error flag false and by nothing else: %s [2 §4]', async (flag, submitted) => {
    answerWith(`{"result":"success","response":{"response":{"error":${flag}}}}`);
    expect(await submitOrder('o1')).toEqual({ ok: true, value: submitted });
  });

  it('without any flag is no success [2 §4]', async () => {
    answerWith('{"result":"success"}');
    expect(await submitOrder('o1')).toEqual({ ok: true, value: false });
  });
});
