/**
 * Whether the browser remembers a module that could not be loaded. HTML used to require that; newer browsers
 * request it again. The version isn't enough to know: two builds of Chromium 150 differ.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'puppeteer-core';

let answer: Promise<boolean> | undefined;

/** @returns whether a second `import()` of a module fails without a request if the first one failed */
export function remembersFailures(page: Page): Promise<boolean> {
  answer ??= ask(page.browser());
  return answer;
}

async function ask(browser: Browser): Promise<boolean> {
  let requests = 0;
  const server = createServer(({ url }, reply) => {
    if (url !== '/module.js') {
      reply.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
      return;
    }
    requests += 1;
    const status = requests === 1 ? 503 : 200;
    reply.writeHead(status, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const page = await browser.newPage();
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    // As text, so that nothing rewrites it: TypeScript loaders replace `import()`.
    const load = `import('/module.js').then(() => {}, () => {})`;
    await page.evaluate(load);
    await page.evaluate(load);
    return requests === 1;
  } finally {
    await page.close();
    server.closeAllConnections();
    server.close();
  }
}
