/** Changes replies of the demo shop to those of another server. */
import type { Page } from 'puppeteer-core';

/**
 * Replaces a call's reply with this JSON, for the next documents of a page. The call has run.
 * @param call a part of the call's path
 */
export function giveReply(page: Page, call: string, body: string): Promise<void> {
  return rewriteReplies(page, call, '^[^]*$', body.replaceAll('$', '$$$$'));
}

/**
 * Replaces text in a call's reply, for the next documents of a page.
 * @param call a part of the call's path
 * @param written the server's text as a regular expression, because text within JSON may be escaped
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
