import { expect, it, vi } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';

keepTestsApart();

/** A fresh page's way to the other tabs. */
async function join(): Promise<() => void> {
  const { joinTabs } = await import('../../../../../shared/page/storage/other-tabs.ts');
  return joinTabs('cart', () => {});
}

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

it.each([
  ['refuses the channel', refuse],
  ['has no channel', undefined],
  [
    'refuses every message',
    class extends EventTarget {
      postMessage = refuse;
    },
  ],
])('a page works on its own if the browser %s [reliability Blocked storage]', async (_, Channel) => {
  vi.stubGlobal('BroadcastChannel', Channel);
  const tell = await join();
  expect(tell).not.toThrow();
});
