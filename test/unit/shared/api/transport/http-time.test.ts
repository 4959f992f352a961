import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readCart } from '../../../../../shared/api/cart/cart-details.ts';
import { addToCart } from '../../../../../shared/api/cart/cart-lines.ts';
import type { Result } from '../../../../../shared/domain/failure.ts';
import { type Answer, answerWith, listenToConsole, stalled, stalledBody } from '../../../support/replies.ts';

const CART = '{"commerceItems":[]}';
const item = { itemNumber: 'XB1234', quantity: 1 };

const busy = (headers?: Record<string, string>, status = 503): Answer =>
  new Response('', { status, headers });

/** Follows a call without waiting for it. */
function follow<Value>(call: Promise<Result<Value>>): () => string {
  let state = 'waiting';
  void call.then((result) => {
    state = result.ok ? 'ok' : result.failure.kind;
  });
  return () => state;
}

beforeEach(() => {
  vi.useFakeTimers();
  listenToConsole();
});

describe('the time a call may take', () => {
  it.each([
    ['a read without a reply', stalled, readCart, 8000],
    ['a read whose body does not end', stalledBody, readCart, 8000],
    ['a write without a reply', stalled, () => addToCart(item), 15_000],
    ['a write whose body does not end', stalledBody, () => addToCart(item), 15_000],
  ])(
    '%s ends at its limit, and its request is aborted [wire Failures, reliability Time limits]',
    async (_, answer, call, limit) => {
      // The page has been open for a while.
      await vi.advanceTimersByTimeAsync(60_000);
      const sent = answerWith(answer);
      const state = follow<unknown>(call());
      await vi.advanceTimersByTimeAsync(limit - 1);
      expect([state(), sent[0]?.init.signal?.aborted]).toEqual(['waiting', false]);
      await vi.advanceTimersByTimeAsync(1);
      expect([state(), sent[0]?.init.signal?.aborted]).toEqual(['timeout', true]);
    },
  );

  it('leaves no timer behind [reliability Time limits]', async () => {
    answerWith(CART);
    await readCart();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a read that fails', () => {
  it('is tried again twice and then succeeds [reliability Retries]', async () => {
    const sent = answerWith(busy(), busy(), CART);
    const state = follow(readCart());
    await vi.advanceTimersByTimeAsync(600);
    expect([state(), sent.length]).toEqual(['ok', 3]);
  });

  it('waits a random time of at most 200 and then 400 ms [reliability Retries]', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99);
    const sent = answerWith(busy(), busy(), busy());
    const state = follow(readCart());
    const counts: number[] = [];
    for (const ms of [197, 2, 394, 3]) {
      await vi.advanceTimersByTimeAsync(ms);
      counts.push(sent.length);
    }
    expect([counts, state()]).toEqual([[1, 2, 2, 3], 'http']);
  });

  it.each([
    ['seconds', '2', 2000],
    ['a date', 'Thu, 01 Jan 2026 00:00:03 GMT', 3000],
    ['more than 5 s', '120', 5000],
  ])(
    'waits as long as the server asks in %s, but at most 5 s [reliability Retries]',
    async (_, asked, wait) => {
      vi.setSystemTime('2026-01-01T00:00:00Z');
      const sent = answerWith(busy({ 'Retry-After': asked }, 429), CART);
      const state = follow(readCart());
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(sent).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect([state(), sent.length]).toEqual(['ok', 2]);
    },
  );

  it('isn’t tried again once the browser is offline [reliability Offline]', async () => {
    const sent = answerWith(busy());
    const state = follow(readCart());
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect([state(), sent.length]).toEqual(['offline', 1]);
  });
});

describe('a read that its caller aborts', () => {
  it('ends at once, before it is sent [reliability Late replies]', async () => {
    const sent = answerWith();
    expect(await readCart({ signal: AbortSignal.abort() })).toMatchObject({ failure: { kind: 'aborted' } });
    expect(sent).toEqual([]);
  });

  it('ends at once, while it waits for the reply [reliability Late replies]', async () => {
    const sent = answerWith(stalled);
    const ending = new AbortController();
    const state = follow(readCart({ signal: ending.signal }));
    await vi.advanceTimersByTimeAsync(10);
    ending.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect([state(), sent[0]?.init.signal?.aborted]).toEqual(['aborted', true]);
  });

  it('ends at once, between two tries [reliability Late replies]', async () => {
    const sent = answerWith(busy({ 'Retry-After': '5' }));
    const ending = new AbortController();
    const state = follow(readCart({ signal: ending.signal }));
    await vi.advanceTimersByTimeAsync(10);
    ending.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect([state(), sent.length, vi.getTimerCount()]).toEqual(['aborted', 1, 0]);
  });
});
