/** Replies of the demo shop as another server would send them, on their way into the page. */
import type { Page } from 'puppeteer-core';

/** What a page gets in place of a reply. The call has run. */
export interface GivenReply {
  /** 200 if left out. */
  status?: number;
  /** JSON if left out. */
  type?: string;
  body: string;
}

/**
 * Gives the next documents of a page these replies to a call, one after another; the last one stays.
 * @param call how the path of the call ends
 */
export async function giveReplies(page: Page, call: string, replies: readonly GivenReply[]): Promise<void> {
  await page.evaluateOnNewDocument(
    (end, given) => {
      const { fetch } = window;
      let count = 0;
      window.fetch = async (...request) => {
        const reply = await fetch(...request);
        if (!new URL(reply.url || location.href).pathname.endsWith(end)) return reply;
        const {
          status = 200,
          type = 'application/json',
          body,
        } = given[Math.min(count++, given.length - 1)] ?? {};
        return new Response(status === 204 ? null : body, { status, headers: { 'content-type': type } });
      };
    },
    call,
    replies,
  );
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
