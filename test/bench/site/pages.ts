/** The pages that only the bench has: a cart alone on its page, by hand and as the product, and copies of pages of lists. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { type Html, html, trusted } from '../../../demo-pages/server/pages/html.ts';
import { mountPoint } from '../../../demo-pages/server/pages/mount-point.ts';
import { stateBlock } from '../../../demo-pages/server/pages/state-block.ts';
import { widgetHead } from '../../../demo-pages/server/pages/widget-head.ts';
import { siteFile } from '../../../demo-pages/server/static-files.ts';
import type { BenchSessions } from './visits.ts';

/** Files created while the bench runs. */
export interface BenchPages {
  /** Scripts of the hand-written pages, by name. */
  scripts: Map<string, string>;
  /** Whole pages, by name. */
  documents: Map<string, string>;
  /** A script that comes first in pages that the browser prerenders: the driver can't reach these. */
  prerendered: string;
}

export interface CartAddress {
  visit: string;
  /** Names the script of the hand-written page; the product without it. */
  script?: string;
  /** Whether the head names the files that the page needs. */
  hints: 'yes' | 'no';
  /** Whether the page waits for `gate.js`, which the bench holds until everything that the head names has loaded. */
  gate: 'yes' | 'no';
}

const FOREVER = 'public, max-age=31536000, immutable';
const SITE = ['/vendor/bootstrap/css/bootstrap.min.css', '/bench/site.css'];

/** Returns the address of a cart's page. */
export function cartAddress(address: CartAddress): string {
  return `/bench/cart?${new URLSearchParams({ ...address })}`;
}

/** Registers the pages of the bench. */
export function registerBenchPages(
  app: FastifyInstance,
  { sessions, folder, portal }: { sessions: BenchSessions; folder: string; portal: string },
): BenchPages {
  const pages: BenchPages = { scripts: new Map(), documents: new Map(), prerendered: '' };
  app.get<{ Querystring: CartAddress }>('/bench/cart', (request, reply) => {
    const { script, hints, gate } = request.query;
    const session = sessions.of(request, reply);
    const mount = mountPoint('cart-page', { class: 'cart-mount' }, html`<h1>Your Shopping Cart</h1>`);
    const scripts = { form: hints === 'yes' ? 'self' : 'script', nonce: '', folder, cdn: '' } as const;
    const full = widgetHead({ ...scripts, form: 'self' }, mount).text;
    const head = script
      ? html`${trusted(stylesheetsOf(full))}${byHand(script, pages.scripts.get(script) ?? '', hints)}`
      : behindGate(widgetHead(scripts, mount), gate);
    const page = html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Your Shopping Cart</title>
<link rel="icon" href="data:,">
${SITE.map((sheet) => html`<link rel="stylesheet" href="${sheet}">\n`)}${stateBlock(session, portal)}
${head}
</head>
<body>
<main id="content" class="container" tabindex="-1">
${mount}
</main>
${gate === 'yes' && html`<script src="/bench/gate.js"></script>`}
</body>
</html>
`;
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page.text);
  });
  app.addHook('onSend', async (request, reply, page) => {
    const isAhead = String(request.headers['sec-purpose']).includes('prerender');
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    return isAhead && isPage
      ? String(page).replace('<head>', `$&<script>${pages.prerendered}</script>`)
      : page;
  });
  // The shop's own stylesheet, but cached by the browser, like that of a real site.
  app.get('/bench/site.css', async (_request, reply) =>
    reply
      .headers({ 'cache-control': FOREVER })
      .type('text/css')
      .send(await readFile(siteFile('/site/site.css'))),
  );
  app.get('/bench/gate.js', (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/javascript').send('cbBench.begin();'),
  );
  app.get<{ Params: { name: string } }>('/bench/scripts/:name.js', (request, reply) =>
    reply
      .headers({ 'cache-control': FOREVER, 'content-encoding': 'br' })
      .type('text/javascript; charset=utf-8')
      .send(brotliCompressSync(pages.scripts.get(request.params.name) ?? '')),
  );
  app.get<{ Params: { name: string } }>('/bench/documents/:name', (request, reply) => {
    sessions.of(request, reply);
    return reply.type('text/html; charset=utf-8').send(pages.documents.get(request.params.name));
  });
  return pages;
}

/**
 * A page that waits for the gate has the loader after it, like the hand-written page's script: a loader that runs at
 * once would start before the clock.
 */
function behindGate(head: Html, gate: CartAddress['gate']): Html {
  return gate === 'yes' ? trusted(head.text.replace(' async ', ' ')) : head;
}

/** The product's own stylesheets, from its head. */
function stylesheetsOf(head: string): string {
  return [...head.matchAll(/<link rel="stylesheet"[^>]*>/g)].join('\n');
}

/** Serves the hand-written page like the product: as a module, preloaded by hints, with its integrity. */
function byHand(name: string, text: string, hints: 'yes' | 'no') {
  const address = `/bench/scripts/${name}.js`;
  if (hints === 'no') return html`<script type="module" src="${address}"></script>`;
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  return html`<link rel="modulepreload" href="${address}" integrity="${integrity}">
<script type="module" src="${address}" integrity="${integrity}"></script>`;
}
