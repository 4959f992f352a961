/** A lock that the browser grants at a moment when it can't call the page. */
import { expect, it, vi } from 'vitest';
import { requestLock } from '../../../../../shared/page/storage/request-lock.ts';

/** Locks whose requests end one after the other as `ends` says: an error, or granted. */
function locksThat(...ends: (Error | 'granted')[]) {
  const request = vi.fn(async (_name: string, _options: object, use: (lock: object) => unknown) => {
    const end = ends.shift();
    if (end !== 'granted') throw end;
    await use({});
  });
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
  return request;
}

const PAUSED = new Error('The provided callback is no longer runnable.');

it('a lock that is granted while a window opens is requested again [journal Copies]', async () => {
  const request = locksThat(PAUSED, 'granted');
  const use = vi.fn();
  await requestLock('cb-tab:1', {}, use);
  expect([request.mock.calls.length, use.mock.calls.length]).toEqual([2, 1]);
});

it('a forbidden lock isn’t requested again [reliability Storage]', async () => {
  const forbidden = new DOMException('Access to the locks is denied.', 'SecurityError');
  const request = locksThat(forbidden, 'granted');
  await expect(requestLock('cb-tab:1', {}, vi.fn())).rejects.toBe(forbidden);
  expect(request).toHaveBeenCalledTimes(1);
});

it('a page whose locks always fail goes on without them [reliability Storage]', async () => {
  locksThat(PAUSED, PAUSED);
  await expect(requestLock('cb-tab:1', {}, vi.fn())).rejects.toBe(PAUSED);
});
