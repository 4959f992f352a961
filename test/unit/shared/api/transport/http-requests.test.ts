import { describe, expect, it, vi } from 'vitest';
import { readCart } from '../../../../../shared/api/cart/cart-details.ts';
import { addToCart } from '../../../../../shared/api/cart/cart-lines.ts';
import { searchListItems } from '../../../../../shared/api/lists/list-search.ts';
import { anything } from '../../../../../shared/api/transport/coercers.ts';
import { post } from '../../../../../shared/api/transport/post.ts';
import { startEarlyRead } from '../../../../../shared/api/transport/send.ts';
import { listen, type PageEvents } from '../../../../../shared/page/events.ts';
import { answerWith, listenToConsole } from '../../../support/replies.ts';
import { printState } from '../../../support/state-block.ts';

const item = { itemNumber: 'XB1234', quantity: 1 };

/** Collects the page's `cb:request` events while a call runs. */
async function watch(run: () => Promise<unknown>): Promise<PageEvents['cb:request'][]> {
  const seen: PageEvents['cb:request'][] = [];
  const stop = listen('cb:request', (detail) => seen.push(detail));
  await run();
  stop();
  return seen;
}

describe('a request', () => {
  it('is a read from this origin, not cached and not redirected [wire Requests, S8]', async () => {
    const [sent] = [answerWith('{"commerceItems":[]}')];
    await readCart();
    expect(sent[0]).toMatchObject({
      method: 'GET',
      url: '/api/rest/cb/cart/cart-details/false',
      headers: { Accept: 'application/json' },
      body: undefined,
      credentials: 'same-origin',
      init: { redirect: 'manual', cache: 'no-store' },
    });
    expect(sent[0]?.headers).not.toHaveProperty('X-CB-CSRF');
  });

  it('is a write in JSON with the page’s token, below the page’s base [wire Requests, wire Token]', async () => {
    printState({ config: { csrfToken: 'T0KEN', apiBase: '/shop/api/' } });
    const sent = answerWith('{}');
    await addToCart(item);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: '/shop/api/cart/quick-add-to-cart',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'X-CB-CSRF': 'T0KEN' },
      credentials: 'same-origin',
      init: { redirect: 'manual' },
    });
  });

  it('has no token if the page has none, and never goes to another origin [wire Token, S8]', async () => {
    listenToConsole();
    printState({ config: { apiBase: 'https://elsewhere.test/api' } });
    const sent = answerWith('{}');
    await addToCart(item);
    expect(sent[0]?.url).toBe('/api/rest/cb/cart/quick-add-to-cart');
    expect(sent[0]?.headers).not.toHaveProperty('X-CB-CSRF');
  });

  it('survives leaving the page, unless it is larger than browsers allow [reliability Page hide]', async () => {
    const sent = answerWith('{}', '{}');
    await addToCart(item);
    await addToCart({ ...item, itemNumber: 'X'.repeat(30_000) });
    expect(sent.map(({ init }) => init.keepalive)).toEqual([true, false]);
  });
});

describe('the event of a request', () => {
  it('says what is sent and how it ended [embedding Request]', async () => {
    answerWith('{"result":"error","errorMessage":"Sold out"}');
    const [request] = await watch(() => addToCart(item));
    expect(request).toMatchObject({
      method: 'POST',
      path: 'cart/quick-add-to-cart',
      body: { skuId: 'XB1234', quantity: 1 },
    });
    expect(await request?.reply).toEqual({ status: 200, ms: expect.any(Number), outcome: 'business' });
  });

  it('is dispatched before the request is sent, for a read, a write and an early read [embedding Request]', async () => {
    const order: string[] = [];
    const stop = listen('cb:request', ({ method, path }) => order.push(`told ${method} ${path}`));
    vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
      order.push(`sent ${method} ${url.slice(url.indexOf('/cb/') + 4)}`);
      return new Response('{"commerceItems":[]}');
    });
    await readCart();
    await addToCart(item);
    startEarlyRead('/api/rest/cb', 'checkout/mini-cart-count', 'mini-cart');
    stop();
    const calls = [
      'GET cart/cart-details/false',
      'POST cart/quick-add-to-cart',
      'GET checkout/mini-cart-count',
    ];
    expect(order).toEqual(calls.flatMap((call) => [`told ${call}`, `sent ${call}`]));
  });

  it('is dispatched once for each try of a read [embedding Request]', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    answerWith(new TypeError('lost'), '{"commerceItems":[]}');
    const requests = await watch(readCart);
    expect(await Promise.all(requests.map(({ reply }) => reply))).toMatchObject([
      { status: 0, outcome: 'network' },
      { status: 200, outcome: 'ok' },
    ]);
  });

  it('contains no password and no token [embedding Request]', async () => {
    printState({ config: { csrfToken: 'SECRET' } });
    const sent = answerWith('{}');
    const body = {
      data: { email: 'a@b.test', password: 'SECRET', confirmPassword: 'SECRET', createdToken: 'SECRET' },
    };
    const requests = await watch(() => post('profile/SSO-updateprofile', body, anything, () => null));
    expect(requests[0]?.body).toEqual({ data: { email: '[hidden]' } });
    expect(JSON.stringify(requests)).not.toContain('SECRET');
    expect(sent[0]?.body).toEqual(body);
  });

  it('shows names of lists and companies, and which personal fields are empty [embedding Request]', async () => {
    answerWith('{}');
    const body = {
      eventName: 'Frogs',
      companyName: 'Riverbend',
      messageId: 'm7',
      email: '',
      lastName: 'Reyes',
      quantity: 2,
    };
    const [request] = await watch(() => post('shopping-list/email-list', body, anything, () => null));
    expect(request?.body).toEqual({ ...body, lastName: '[hidden]' });
  });

  it('contains no email address, wherever one is typed, and no message to a person [embedding Request]', async () => {
    const sent = answerWith('{"response":[]}', '{}');
    const requests = await watch(async () => {
      await searchListItems({ text: 'dana@school.test', listId: 'gl1' });
      const body = { searchParam: 'for dana@school.test, room 4', message: 'Dear Dana', first_name: 'Dana' };
      await post('shopping-list/email-list', body, anything, () => null);
    });
    expect(requests[0]?.path).toBe(
      'shopping-list/shopping-list-details/search-list-item/searchValue=[hidden]/gl1',
    );
    expect(requests[1]?.body).toEqual({
      searchParam: 'for [hidden], room 4',
      message: '[hidden]',
      first_name: '[hidden]',
    });
    expect(sent[0]?.url).toContain('searchValue=dana%40school.test/gl1');
  });
});
