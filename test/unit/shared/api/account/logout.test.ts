import { expect, it, vi } from 'vitest';
import { sendLogout } from '../../../../../shared/api/account/logout.ts';
import { listen } from '../../../../../shared/page/events.ts';
import { answerWith, listenToConsole } from '../../../support/replies.ts';

it('is a GET, reported to the page as one, and sent once [2 §7 Logout]', async () => {
  const sent = answerWith('{"result":"success","response":{}}');
  const told = vi.fn();
  const stop = listen('cb:request', ({ method, path, body }) => told(method, path, body));
  expect(await sendLogout()).toEqual({ ok: true, value: null });
  stop();
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /api/rest/cb/profile/logout']);
  expect(told.mock.calls).toEqual([['GET', 'profile/logout', undefined]]);
});

it.each([
  ['a lost connection', new TypeError('lost'), 'network'],
  ['an overloaded server', new Response('', { status: 503 }), 'http'],
  ['too many requests', new Response('', { status: 429, headers: { 'Retry-After': '0' } }), 'http'],
])(
  'isn’t repeated after %s, because it has an effect [2 §7 Logout, reliability Retries]',
  async (_, answer, kind) => {
    const sent = answerWith(answer);
    expect(await sendLogout()).toMatchObject({ ok: false, failure: { kind } });
    expect(sent).toHaveLength(1);
  },
);

it('returns the server’s own message if it refuses [2 §7 Logout, §8 Logout]', async () => {
  listenToConsole();
  answerWith('{"result":"error","message":"Not now."}');
  expect(await sendLogout()).toMatchObject({
    ok: false,
    failure: { kind: 'business', messages: [{ message: 'Not now.' }] },
  });
});
