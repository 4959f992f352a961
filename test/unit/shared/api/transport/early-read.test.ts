import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCart } from '../../../../../shared/api/cart/cart-details.ts';
import { endUnusedReads, startEarlyRead } from '../../../../../shared/api/transport/send.ts';
import { listen, type PageEvents } from '../../../../../shared/page/events.ts';
import { answerWith, stalled } from '../../../support/replies.ts';

const CART = 'cart/cart-details/false';
let requests: PageEvents['cb:request'][];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  stop = listen('cb:request', (detail) => requests.push(detail));
});
afterEach(() => stop());

describe('an early read', () => {
  it('is used by the first read of its path, and only by that [embedding First reads]', async () => {
    const sent = answerWith('{"subTotal":1,"commerceItems":[]}', '{"subTotal":2,"commerceItems":[]}');
    startEarlyRead('/api/rest/cb', CART, 'cart-page');
    startEarlyRead('/api/rest/cb', CART, 'cart-page');
    const read = [await readCart(), await readCart()];
    expect(read).toMatchObject([{ value: { subtotal: 1 } }, { value: { subtotal: 2 } }]);
    expect(sent.map(({ url }) => url)).toEqual([`/api/rest/cb/${CART}`, `/api/rest/cb/${CART}`]);
    expect(requests).toHaveLength(2);
    expect(await requests[0]?.reply).toMatchObject({ status: 200, outcome: 'ok' });
  });

  it('isn’t used by a read of another path [embedding First reads]', async () => {
    const sent = answerWith('{"commerceItems":[]}', '{"commerceItems":[]}');
    startEarlyRead('/api/rest/cb', CART, 'cart-page');
    await readCart({ create: true });
    expect(sent.map(({ url }) => url)).toEqual([
      `/api/rest/cb/${CART}`,
      '/api/rest/cb/cart/cart-details/true',
    ]);
  });

  it('has its time measured for its widget [embedding Measures]', async () => {
    vi.useRealTimers();
    performance.clearMeasures();
    answerWith('{"commerceItems":[]}', '{"commerceItems":[]}');
    const measured = () => performance.getEntriesByName('cb:cart-page:read').length;
    startEarlyRead('/api/rest/cb', CART, 'cart-page');
    await readCart();
    expect(measured()).toBe(1);
    await readCart();
    expect(measured()).toBe(1);
  });

  it('that failed is repeated like any other read [reliability Retries]', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const sent = answerWith(new TypeError('lost'), '{"commerceItems":[]}');
    startEarlyRead('/api/rest/cb', CART, 'cart-page');
    const call = readCart();
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toMatchObject({ ok: true });
    expect(sent).toHaveLength(2);
  });

  it('has its time limit from the moment it was sent [reliability Time limits]', async () => {
    answerWith(stalled);
    await vi.advanceTimersByTimeAsync(60_000);
    startEarlyRead('/api/rest/cb', CART, 'cart-page');
    await vi.advanceTimersByTimeAsync(5000);
    let kind = 'waiting';
    void readCart().then((result) => {
      if (!result.ok) kind = result.failure.kind;
    });
    await vi.advanceTimersByTimeAsync(2999);
    expect(kind).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(kind).toBe('timeout');
    expect(await requests[0]?.reply).toEqual({ status: 0, ms: 8000, outcome: 'timeout' });
  });

  it('that no widget uses ends as unused after 8 s, even if nothing else is read [embedding First reads, embedding Request]', async () => {
    answerWith('{"commerceItems":[]}');
    startEarlyRead('/api/rest/cb', CART, 'cart-page');
    endUnusedReads('mini-cart');
    endUnusedReads('cart-page');
    await vi.advanceTimersByTimeAsync(8000);
    expect(await requests[0]?.reply).toEqual({ status: 0, ms: 8000, outcome: 'unused' });
  });

  it('of another widget goes on when the unused ones end [embedding Request]', async () => {
    answerWith('{"commerceItems":[]}', '{"commerceItems":[]}');
    startEarlyRead('/api/rest/cb', CART, 'cart-page');
    startEarlyRead('/api/rest/cb', 'checkout/mini-cart-count', 'mini-cart');
    endUnusedReads('mini-cart');
    await vi.advanceTimersByTimeAsync(7999);
    void readCart();
    await vi.advanceTimersByTimeAsync(1);
    expect(await requests[1]?.reply).toMatchObject({ outcome: 'unused' });
    expect(await requests[0]?.reply).toMatchObject({ outcome: 'ok' });
  });

  it('that is 8 s old is read again, even if nobody has ended it [embedding First reads]', async () => {
    const sent = answerWith('{"subTotal":1,"commerceItems":[]}', '{"subTotal":2,"commerceItems":[]}');
    startEarlyRead('/api/rest/cb', CART, 'cart-page');
    await vi.advanceTimersByTimeAsync(8000);
    expect(await readCart()).toMatchObject({ value: { subtotal: 2 } });
    expect(sent).toHaveLength(2);
  });

  it('that is used ends once, as the read that used it [embedding Request]', async () => {
    answerWith(stalled, '{"commerceItems":[]}');
    startEarlyRead('/api/rest/cb', CART, 'cart-page');
    await vi.advanceTimersByTimeAsync(7000);
    void readCart();
    startEarlyRead('/api/rest/cb', CART, 'cart-page');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await requests[0]?.reply).toMatchObject({ outcome: 'timeout' });
    expect(await readCart()).toMatchObject({ ok: true });
    expect(await requests[1]?.reply).toMatchObject({ outcome: 'ok' });
  });

  it('that no widget uses expires after 8 s, and its failure has no effect [embedding First reads]', async () => {
    const sent = answerWith(new TypeError('lost'), '{"commerceItems":[]}');
    startEarlyRead('/api/rest/cb', CART, 'cart-page');
    endUnusedReads('mini-cart');
    endUnusedReads('cart-page');
    await vi.advanceTimersByTimeAsync(8000);
    await readCart();
    expect(await requests[0]?.reply).toEqual({ status: 0, ms: 8000, outcome: 'unused' });
    expect(sent).toHaveLength(2);
  });
});
