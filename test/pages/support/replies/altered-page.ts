/** Pages of the demo shop with something in their HTML that the shop itself does not write. */
import type { Page } from 'puppeteer-core';

/**
 * From now on, whatever page the tab opens at the path passes through `alter`; frames and files do not.
 * @param alter gets the HTML as the shop sends it
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
      // The page was left, or the test has ended, meanwhile.
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
