import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { judgeReply } from '../../../../../shared/api/transport/reply.ts';

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
  ['a refusal stays one', { errorMessage: 'Sold out' }, 'business'],
  ['a message beside success is none', { result: 'success', message: 'Added' }, 'ok'],
])('without the code that reads messages, %s [reliability Missing code]', async (_, body, kind) => {
  expect(await judgeReply({ status: 200, type: 'basic' }, JSON.stringify(body))).toMatchObject({ kind });
});

it('without that code, a page instead of a reply is still a failure [reliability Missing code]', async () => {
  const page = '<title>Log in</title>';
  expect(await judgeReply({ status: 200, type: 'basic' }, page)).toMatchObject({ kind: 'not-json' });
});
