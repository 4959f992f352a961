/** Pages of the demo shop with HTML that the shop itself doesn't write. */
import type { Page } from 'puppeteer-core';

/**
 * From now on, every page that the tab opens at the path passes through `alter`; frames and files don't.
 * @param alter gets the shop's HTML
 */
export async function alterPages(page: Page, path: string, alter: (html: string) => string): Promise<void> {
  const client = await page.createCDPSession();
  client.on('Fetch.requestPaused', async ({ request, requestId, responseStatusCode, responseHeaders }) => {
    try {
      if (new URL(request.url).pathname !== path || responseStatusCode !== 200) {
        await client.send('Fetch.continueRequest', { requestId });
        return;
      }
      const { body, base64Encoded } = await client.send('Fetch.getResponseBody', { requestId });
      const html = alter(Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString());
      await client.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: (responseHeaders ?? []).filter(
          ({ name }) => !/^content-(length|encoding)$/i.test(name),
        ),
        body: Buffer.from(html).toString('base64'),
      });
    } catch {
      // Meanwhile, the page was left or the test ended.
    }
  });
  await client.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Response' }] });
}

/**
 * From now on, answers the tab's requests to another site, which no test may reach, with a page.
 * @param address with `*`
 */
export async function servePage(page: Page, address: string, html: string): Promise<void> {
  const client = await page.createCDPSession();
  client.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'Content-Type', value: 'text/html' }];
    const body = Buffer.from(html).toString('base64');
    // The page may have been left meanwhile.
    client
      .send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body })
      .catch(() => {});
  });
  await client.send('Fetch.enable', { patterns: [{ urlPattern: address, requestStage: 'Request' }] });
}
