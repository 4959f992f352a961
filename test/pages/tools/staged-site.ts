/**
 * A site whose server can make one mistake: it is in front of the demo shop like a CDN, compresses responses,
 * and has its own page.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** A response on its way to the browser. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** The page's parts, each of which a test may replace. */
export interface Parts {
  head: string;
  state: string;
  loader: string;
  body: string;
  policy: string;
}

const PARTS: Parts = {
  head: '',
  state:
    '<script type="application/json" id="cb-state">{"config": {"csrfToken": "t"}, "profile": {"hidePrice": "false"}}</script>',
  loader: '<script type="module" src="/widgets/loader.js"></script>',
  body: '<div data-cb-widget="mini-cart" data-cb-load="eager"><a href="/checkout/cart">Cart</a></div>',
  policy:
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; require-trusted-types-for 'script'; trusted-types cb-html",
};

/** The mistake: in the parts of the page, or in a response by its path. */
export interface Fault {
  parts?: Partial<Parts>;
  spoil?: (path: string, answer: Answer) => void;
  /** By how many milliseconds replies to calls are delayed. */
  callsLate?: number;
}

/** Starts the site in front of a shop. @returns its address, a switch for the fault, and a function that ends it */
export async function startSite(shop: string) {
  let fault: Fault = {};
  const server: Server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const answer = path === '/page' ? pageOf({ ...PARTS, ...fault.parts }) : await forward(shop + path);
    fault.spoil?.(path, answer);
    compress(answer);
    const late = path.startsWith('/api/') ? fault.callsLate : 0;
    setTimeout(() => response.writeHead(answer.status, answer.headers).end(answer.body), late);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    plant(planted: Fault): void {
      fault = planted;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function pageOf({ head, state, loader, body, policy }: Parts): Answer {
  const html = `<!DOCTYPE html><html lang="en"><head><title>Page</title><link rel="icon" href="data:,">${state}${loader}${head}</head><body>${body}</body></html>`;
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  };
  if (policy) headers['content-security-policy'] = policy;
  return { status: 200, headers, body: Buffer.from(html) };
}

async function forward(url: string): Promise<Answer> {
  const reply = await fetch(url, { redirect: 'manual' });
  const kept = ['content-type', 'cache-control', 'location'];
  const headers = Object.fromEntries([...reply.headers].filter(([name]) => kept.includes(name)));
  return { status: reply.status, headers, body: Buffer.from(await reply.arrayBuffer()) };
}

function compress(answer: Answer): void {
  if (answer.headers['content-encoding'] === 'identity') return;
  answer.headers['content-encoding'] = 'gzip';
  answer.body = gzipSync(answer.body);
}
