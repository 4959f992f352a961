import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readCart } from '../../../../../shared/api/cart/cart-details.ts';
import { addToCart } from '../../../../../shared/api/cart/cart-lines.ts';
import { mergeCarts, readMergeChoice } from '../../../../../shared/api/cart/merge.ts';
import { applyPromotionCode } from '../../../../../shared/api/cart/promotion.ts';
import { exportPunchOutCart } from '../../../../../shared/api/checkout/punch-out.ts';
import { sortLists } from '../../../../../shared/api/lists/list-search.ts';
import { readOrderResources } from '../../../../../shared/api/orders/order-resources.ts';
import type { FailureKind } from '../../../../../shared/domain/failure.ts';
import { onSessionEnd } from '../../../../../shared/page/session-end.ts';
import {
  type Answer,
  answerWith,
  cutBody,
  listenToConsole,
  redirect,
  stalled,
  stalledBody,
} from '../../../support/replies.ts';

const CART = '{"result":"success","commerceItems":[],"isEmptyCart":"true","subTotal":""}';
const LOGIN = '<!doctype html><title>Your account</title><form><input name="p" type="password"></form>';
const CONFLICT = JSON.stringify({
  formError: true,
  formExceptions: [{ localizedMessage: 'The cart has changed.', errorCode: 'ConcurrentUpdate' }],
});
const lost = new TypeError('Failed to fetch');

const page =
  (status: number, body = '<h1>Apache Tomcat</h1>') =>
  () =>
    Promise.resolve(new Response(body, { status }));

/** Each fault: how the server shows it, and what it means for a read (tried three times) and for a write. */
const faults: [fault: string, answer: Answer, kind: FailureKind][] = [
  ['a lost connection', lost, 'network'],
  ['a body that breaks off', cutBody, 'network'],
  ['no reply', stalled, 'timeout'],
  ['a body without an end', stalledBody, 'timeout'],
  ['401', page(401), 'session'],
  ['401 with JSON', page(401, '{"result":"error","errorMessage":"Log in"}'), 'session'],
  ['409 with a text', page(409, 'Your session expired due to inactivity'), 'session'],
  ['409 with JSON', page(409, '{"result":"error"}'), 'session'],
  ['a redirect', redirect(), 'session'],
  ['a redirect that shows its status', page(302, ''), 'session'],
  ['a login page with 200', LOGIN, 'session'],
  ['a page titled as a login', '<html><title>Sign In | Shop</title><body></body></html>', 'session'],
  [
    'a form that leads to a login',
    '<form method=post action="/account/login"><input name=u></form>',
    'session',
  ],
  ['an unauthenticated user', '{"error":{"messageCode":"USER_NOT_AUTHENTICATED"}}', 'session'],
  [
    'an unauthenticated user, wrapped',
    '{"response":"{\\"error\\":{\\"messageCode\\":\\"USER_NOT_AUTHENTICATED\\"}}"}',
    'session',
  ],
  [
    'an unauthenticated user with 403',
    page(403, '{"error":{"messageCode":"USER_NOT_AUTHENTICATED"}}'),
    'session',
  ],
  ['403', page(403), 'forbidden'],
  ['403 with JSON', page(403, '{"errorMessage":"Not yours"}'), 'forbidden'],
  ['a conflict', CONFLICT, 'conflict'],
  ['a conflict with 409', page(409, CONFLICT), 'conflict'],
  ['an order of another version', '{"formExceptions":[{"errorCode":"InvalidVersion"}]}', 'conflict'],
  ['404', page(404), 'http'],
  ['429', page(429), 'http'],
  ['429 with JSON', page(429, '{"errorMessage":"Slow down"}'), 'http'],
  ['500', page(500), 'http'],
  ['500 with JSON', page(500, '{"result":"error","errorMessage":"NullPointerException"}'), 'http'],
  ['503', page(503, 'Service Unavailable'), 'http'],
  ['a maintenance page', '<h1>We will be back soon</h1><a href="/account/login">Sign in</a>', 'not-json'],
  ['an empty body', '', 'not-json'],
  ['only a byte order mark', '\uFEFF', 'not-json'],
  ['a cut body', CART.slice(0, 40), 'not-json'],
  ['a plain text', 'OK', 'not-json'],
  ['nothing but null', 'null', 'contract'],
  ['a number', '42', 'contract'],
  ['a text in JSON', '"done"', 'contract'],
  ['a refusal', '{"result":"error","errorMessage":[{"message":"Sold out"}]}', 'business'],
  ['a refusal with 400', page(400, '{"errors":["Sold out"]}'), 'business'],
  [
    'exceptions beside success',
    '{"result":"success","formExceptions":[{"localizedMessage":"No"}]}',
    'business',
  ],
];

/** Lets every timer run while a call is under way. */
async function settle<Value>(call: Promise<Value>): Promise<Value> {
  const ended = call.then((value) => value);
  await vi.advanceTimersByTimeAsync(60_000);
  return ended;
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('a fault of the server', () => {
  it.each(faults)(
    '%s ends a write as %s after one request [wire Failures, wire Session end, reliability Retries]',
    async (...fault) => {
      const [, answer, kind] = fault;
      listenToConsole();
      const sent = answerWith(answer);
      const result = await settle(applyPromotionCode('SPRING'));
      expect(result).toMatchObject({ ok: false, failure: { kind, request: 'POST cart/apply-promo-code' } });
      expect(sent).toHaveLength(1);
    },
  );

  it.each(faults)(
    '%s ends a read as %s, repeated only if that may help [wire Failures, reliability Retries]',
    async (...fault) => {
      const [name, answer, kind] = fault;
      listenToConsole();
      const passing = kind === 'network' || (kind === 'http' && name !== '404');
      const sent = answerWith(answer, ...(passing ? [answer, answer] : []));
      const result = await settle(readCart());
      expect(result).toMatchObject({
        ok: false,
        failure: { kind, request: 'GET cart/cart-details/{create}' },
      });
      expect(sent).toHaveLength(passing ? 3 : 1);
    },
  );

  it.each([
    ['a lost connection', lost],
    ['no reply', stalled],
  ])('without a reply has no messages and no status: %s [wire Failures]', async (_, answer) => {
    answerWith(answer);
    const result = await settle(applyPromotionCode('SPRING'));
    expect(result).toMatchObject({ failure: { messages: [], status: undefined } });
  });

  it('tells the page that the session has ended, but only if it has, and reports no redirect without one [wire Session end, wire Redirects]', async () => {
    const told = listenToConsole();
    const ended = vi.fn();
    onSessionEnd(ended);
    for (const answer of [lost, page(403), page(404), page(500), 'OK', '{"result":"error"}']) {
      answerWith(answer);
      await settle(applyPromotionCode('SPRING'));
    }
    expect(ended).not.toHaveBeenCalled();
    for (const answer of [page(401), LOGIN]) {
      answerWith(answer);
      await settle(applyPromotionCode('SPRING'));
    }
    expect(ended).toHaveBeenCalledTimes(2);
    expect(told().join()).not.toContain('redirected');
  });

  it('that is a refusal keeps the messages, the field and the status [wire Errors]', async () => {
    answerWith(page(422, '{"errorMessage":[{"key":"quantity","message":"Only 3 left"}]}'));
    const result = await settle(addToCart({ itemNumber: 'XB1234', quantity: 9 }));
    expect(result).toMatchObject({
      failure: { status: 422, messages: [{ message: 'Only 3 left', field: 'quantity' }] },
    });
  });

  it.each([
    ['not JSON', '<html>', 'reply-not-json: GET cart/cart-details/{create} '],
    [
      'out of contract',
      '{"commerceItems":{"a":"SECRET"}}',
      'reply-contract: GET cart/cart-details/{create} commerceItems',
    ],
    ['a list', '[{"a":"SECRET"}]', 'reply-contract: GET cart/cart-details/{create} payload'],
  ])(
    'that is %s is logged to the console with its place, without values [reliability Failures]',
    async (_, answer, line) => {
      const told = listenToConsole();
      answerWith(answer);
      await settle(readCart());
      expect(told()).toEqual([`[catalogue-islands] ${line}`]);
    },
  );
});

describe('a reply that is cut off', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['GET cart/cart-details/{create}', readCart],
    ['GET cart/merge-modal-details', readMergeChoice],
    ['POST cart/mergeCart', () => mergeCarts('mergeCart')],
    ['POST cart/punchout-cart-details', exportPunchOutCart],
    [
      'GET shopping-list/shopping-list-sort/{field}/{ascending}',
      () => sortLists({ key: 'total', ascending: true }),
    ],
    ['POST order/order-resources', () => readOrderResources({ orderId: 'o1', productIds: 'XB1' })],
  ])(
    'logs its reason to the console: %s [1 §8 Other failures, 2 §8 Sorting, §8 Order resources]',
    async (request, call) => {
      const told = listenToConsole();
      answerWith('{"result":"err');
      await settle(call());
      expect(told()).toEqual([`[catalogue-islands] reply-not-json: ${request} `]);
    },
  );
});

describe('an offline browser', () => {
  it('sends nothing, neither reads nor writes [reliability Offline]', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const sent = answerWith();
    expect(await readCart()).toMatchObject({ failure: { kind: 'offline' } });
    expect(await addToCart({ itemNumber: 'XB1234', quantity: 1 })).toMatchObject({
      failure: { kind: 'offline' },
    });
    expect(sent).toEqual([]);
  });
});
