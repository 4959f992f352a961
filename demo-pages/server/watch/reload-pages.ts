/** Reloads the shop's open pages after a build, by server-sent events. Only with `npm start -- --watch`. */
import { readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** The file whose content changes with each build, in the folder of the build. */
export const BUILT = 'built.txt';

const ADDRESS = '/watched-build';
const SCRIPT = '/site/reload.js';

/**
 * Adds a script to each page that listens for builds, and the address that it listens to. A page also reloads when the shop
 * has started again.
 * @param widgets the folder of the build
 */
export function reloadPages(app: FastifyInstance, widgets: string): void {
  const started = Date.now();
  const stateOf = () => `data: ${started} ${readFileSync(join(widgets, BUILT), 'utf8')}\n\n`;
  const watcher = watch(widgets);
  app.addHook('onClose', () => watcher.close());
  app.get(ADDRESS, (request, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    raw.write(stateOf());
    const tell = (_: string, file: string | null) => file === BUILT && raw.write(stateOf());
    watcher.on('change', tell);
    request.raw.on('close', () => watcher.off('change', tell));
  });
  app.addHook('onSend', async (_, reply, payload) => {
    const isPage = /^text\/html/.test(String(reply.getHeader('content-type')));
    if (!isPage || typeof payload !== 'string') return payload;
    const nonce = /<script[^>]* (nonce="[^"]+")/.exec(payload)?.[1] ?? '';
    return payload.replace(
      '</head>',
      `<script src="${SCRIPT}" data-address="${ADDRESS}" defer ${nonce}></script>\n</head>`,
    );
  });
}
