/** Replies that wait for the test, for what a page shows while a call is under way. */
import type { Page } from 'puppeteer-core';

export interface HeldReplies {
  /** Waits until the server has answered so many requests whose replies are held. */
  arrived(count?: number): Promise<void>;
  /** Lets all of them go, and holds no more. */
  release(): Promise<void>;
}

/**
 * Holds the replies to requests of a page, once the server has done what was asked.
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
      // Requests that are held go on as if there had been no interception.
      await client.send('Fetch.disable');
      await client.detach();
    },
  };
}
