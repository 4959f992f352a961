import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { judgeReply } from '../../../../../shared/api/transport/reply.ts';
import { answerWith } from '../../../support/replies.ts';

const CODE = '../../../../../shared/api/transport/failed-reply.ts';

beforeEach(() => {
  vi.resetModules();
  // Stands for a file that fails to load.
  vi.doMock(CODE, () => {
    throw new Error('no such file');
  });
});

afterEach(() => {
  vi.doUnmock(CODE);
});

it.each([
  [
    'a refusal stays one, without its messages',
    { errorMessage: 'Sold out' },
    { kind: 'business', messages: [] },
  ],
  ['a message beside success is none', { result: 'success', message: 'Added' }, { kind: 'ok' }],
])('without the code that reads messages, %s [reliability Missing code]', async (_, body, verdict) => {
  expect(await judgeReply({ status: 200, type: 'basic' }, JSON.stringify(body))).toMatchObject(verdict);
});

it('without that code, a page instead of a reply is still a failure [reliability Missing code]', async () => {
  const page = '<title>Log in</title>';
  expect(await judgeReply({ status: 200, type: 'basic' }, page)).toMatchObject({ kind: 'not-json' });
});

it('without that code, a read that fails isn’t repeated [reliability Missing code, reliability Retries]', async () => {
  const { readCart } = await import('../../../../../shared/api/cart/cart-details.ts');
  const sent = answerWith(new TypeError('lost'));
  expect(await readCart()).toMatchObject({ failure: { kind: 'network' } });
  expect(sent).toHaveLength(1);
});
