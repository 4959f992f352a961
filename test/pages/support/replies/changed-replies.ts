/** Replaces fields in the server's replies with a test's values, and removes a page's doctype. */
import type { Page } from 'puppeteer-core';

/** By field name: its values in every reply that has it, one after the other for each row. */
export type FieldValues = Record<string, readonly unknown[]>;

/**
 * Changes the replies to the next documents of a page.
 * @param rows the list that is extended to the number of values, by copying its first row
 */
export async function changeReplies(
  page: Page,
  values: FieldValues,
  rows: readonly string[] = [],
): Promise<void> {
  await page.evaluateOnNewDocument(replaceFetch, values, rows);
}

/** From now on, with the document that is open. */
export async function changeNextReplies(page: Page, values: FieldValues): Promise<void> {
  await page.evaluate(
    (next) => Object.assign(window, { fieldValues: next }),
    values as Record<string, never>,
  );
}

/** Runs in the page, alone. */
function replaceFetch(first: FieldValues, rows: readonly string[]): void {
  const page = window as unknown as { fieldValues: FieldValues };
  page.fieldValues = first;
  const { fetch } = window;

  function changed(value: unknown, counts: Record<string, number>): unknown {
    if (typeof value === 'string' && /^\s*[[{]/.test(value))
      return JSON.stringify(changed(JSON.parse(value), counts));
    if (Array.isArray(value)) return value.map((one) => changed(one, counts));
    if (!value || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, held]) => {
        const given = page.fieldValues[name];
        if (given) {
          const count = counts[name] ?? 0;
          counts[name] = count + 1;
          return [name, given[count % given.length]];
        }
        return [name, changed(rows.includes(name) ? longer(held) : held, counts)];
      }),
    );
  }

  /** As many rows as there are values, each with its own ids. */
  function longer(list: unknown): unknown {
    if (!Array.isArray(list) || !list[0]) return list;
    const length = Math.max(...Object.values(page.fieldValues).map((values) => values.length));
    return Array.from({ length }, (_, index) => {
      const own = Object.entries(list[0]).filter(
        ([, id]) => typeof id === 'string' || typeof id === 'number',
      );
      const ids = own.filter(([name]) => /^(commerceId|giftItemId|productId|ProductId)$/.test(name));
      return { ...list[0], ...Object.fromEntries(ids.map(([name, id]) => [name, `${id}-${index}`])) };
    });
  }

  window.fetch = async (...request) => {
    const reply = await fetch(...request);
    if (!reply.status || !/json/.test(reply.headers.get('content-type') ?? '')) return reply;
    const text = await reply.text();
    const { status, headers } = reply;
    return new Response(JSON.stringify(changed(JSON.parse(text), {})), { status, headers });
  };
}

/** Removes the doctype of a page's documents: quirks mode ignores the case of class names. */
export async function openInQuirksMode(page: Page): Promise<void> {
  const client = await page.createCDPSession();
  await client.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Response' }] });
  client.on('Fetch.requestPaused', async ({ requestId, responseStatusCode = 200, responseHeaders }) => {
    if (responseStatusCode !== 200) {
      await client.send('Fetch.continueRequest', { requestId });
      return;
    }
    const { body, base64Encoded } = await client.send('Fetch.getResponseBody', { requestId });
    const html = base64Encoded ? Buffer.from(body, 'base64').toString() : body;
    const quirky = html.replace(/^\s*<!doctype[^>]*>/i, '');
    await client.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: responseStatusCode,
      responseHeaders,
      body: Buffer.from(quirky).toString('base64'),
    });
  });
}
