/** Replies of the demo shop as another server would send them, on their way into the page. */
import type { Page } from 'puppeteer-core';

/**
 * Gives the next documents of a page this JSON in place of the reply to a call, which has run.
 * @param call a part of the call's path
 */
export function giveReply(page: Page, call: string, body: string): Promise<void> {
  return rewriteReplies(page, call, '^[^]*$', body.replaceAll('$', '$$$$'));
}

/**
 * Has the next documents of a page read a reply in which something else is written.
 * @param call a part of the call's path
 * @param written what the server writes, as a regular expression: text within JSON may be escaped
 */
export async function rewriteReplies(page: Page, call: string, written: string, read: string): Promise<void> {
  await page.evaluateOnNewDocument(
    (part, pattern, text) => {
      const { fetch } = window;
      window.fetch = async (...request) => {
        const reply = await fetch(...request);
        if (!reply.url.includes(part)) return reply;
        const { status, headers } = reply;
        return new Response((await reply.text()).replace(new RegExp(pattern, 'g'), text), {
          status,
          headers,
        });
      };
    },
    call,
    written,
    read,
  );
}
