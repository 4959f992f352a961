/** Holds replies, to test what a page shows while a call is under way. */
import type { Page } from 'puppeteer-core';

export interface HeldReplies {
  /** Waits until the server has answered this many requests whose replies are held. */
  arrived(count?: number): Promise<void>;
  /** Releases all of them, and holds no more. */
  release(): Promise<void>;
}

/**
 * Holds the replies to a page's requests, once the server has handled them.
 * @param pattern of the address, with `*` for anything: `*quick-add-to-cart`
 */
export async function holdReplies(page: Page, pattern: string): Promise<HeldReplies> {
  const client = await page.createCDPSession();
  const held: string[] = [];
  let notice = () => {};
  client.on('Fetch.requestPaused', ({ requestId }) => {
    held.push(requestId);
    notice();
  });
  await client.send('Fetch.enable', { patterns: [{ urlPattern: pattern, requestStage: 'Response' }] });
  return {
    arrived: (count = 1) =>
      new Promise((resolve) => {
        notice = () => {
          if (held.length >= count) resolve();
        };
        notice();
      }),
    async release() {
      // Held requests continue as if they had not been intercepted.
      await client.send('Fetch.disable');
      await client.detach();
    },
  };
}
