import { createHash } from 'node:crypto';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { describe, expect, inject, it } from 'vitest';
import { shareBrowser } from './support/jsp-visit.ts';

const pages = inject('tomcat');
const visit = shareBrowser();

/** The answers to a request over HTTP/2: those ahead of the page, and the page's own. */
async function ask(path: string): Promise<{ early: IncomingHttpHeaders[]; page: IncomingHttpHeaders }> {
  const session = connect(pages.address);
  try {
    const stream = session.request({ ':path': path });
    const early: IncomingHttpHeaders[] = [];
    stream.on('headers', (headers) => early.push(headers));
    const page = await new Promise<IncomingHttpHeaders>((resolve, reject) => {
      stream.once('response', resolve);
      stream.once('error', reject);
    });
    return { early, page };
  } finally {
    session.destroy();
  }
}

/** Address and parameters of each link. */
function linksIn(header: unknown): { address: string; parameters: string }[] {
  return [header]
    .flat()
    .flatMap((value) => String(value).split(', '))
    .map((link) => /^<([^>]+)>; (.+)$/.exec(link) ?? [])
    .map(([, address = '', parameters = '']) => ({ address, parameters }));
}

describe('the files of a page', () => {
  it('are named ahead of it over HTTP/2, each as the page names it, with the integrity of its content [jsp Early hints]', async () => {
    const { early, page } = await ask('/checkout/cart?as=individual');
    expect(early.map((headers) => headers[':status'])).toEqual([103]);
    expect(page[':status']).toBe(200);
    const links = linksIn(early[0]?.link);
    expect(links).toEqual(linksIn(page.link));
    const html = await (await fetch(`${pages.address}/checkout/cart?as=individual`)).text();
    const named = [
      ...html.matchAll(
        /<(?:link rel="(?:stylesheet|modulepreload)" href|script type="module" src)="(\/widgets\/[^"]+)"/g,
      ),
    ];
    expect(links.map(({ address }) => address)).toEqual(
      expect.arrayContaining(named.map(([, address]) => address)),
    );
    for (const { address, parameters } of links) {
      const content = Buffer.from(await (await fetch(pages.address + address)).arrayBuffer());
      const digest = createHash('sha384').update(content).digest('base64');
      const relation = address.endsWith('.css') ? 'preload; as=style' : 'modulepreload';
      expect(parameters).toBe(`rel=${relation}; integrity="sha384-${digest}"`);
    }
  });

  it('are named only in the page’s header over HTTP/1.1 [jsp Early hints]', async () => {
    const reply = await fetch(`${pages.address}/checkout/cart?as=individual`);
    expect(linksIn(reply.headers.get('link')).map(({ address }) => address)).toContainEqual(
      expect.stringMatching(/cart-page-[0-9a-f]+\.js$/),
    );
  });

  it.each([
    ['self', 'own'],
    ['nonce', 'own'],
    ['nonce', 'other'],
    ['cdn', 'other'],
  ])(
    'are requested once each under the policy "%s" with the files of the %s origin [jsp Early hints]',
    async (policy, origin) => {
      const page = await visit(`/checkout/cart?as=individual&csp=${policy}&files=${origin}`);
      await page.waitForSelector('.cb-cart');
      const files = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap(({ name }) => (name.includes('/widgets/') ? [name] : [])),
      );
      expect(files).toEqual([...new Set(files)]);
      const reply = await page.evaluate(async () => (await fetch(location.href)).headers.get('link'));
      for (const { address, parameters } of linksIn(reply)) {
        expect(address.startsWith(origin === 'other' ? pages.files : '/')).toBe(true);
        expect(parameters.includes('nonce=')).toBe(policy !== 'self' && parameters.includes('modulepreload'));
        expect(parameters.includes('crossorigin')).toBe(origin === 'other');
      }
    },
  );
});
