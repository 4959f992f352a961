import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { cacheControlFor } from '../../shared/tools/caching.mjs';
import { drawProduct } from './artwork/draw-product.ts';
import { findProduct } from './catalogue/catalogue.ts';
import { failFile } from './faults/file-faults.ts';
import type { Sessions } from './sessions.ts';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Third-party files that a page from 2014 loads, by their address. */
const VENDOR = {
  '/vendor/bootstrap2/': fromHere('../../node_modules/bootstrap-2.3.2/'),
  '/vendor/bootstrap/': fromHere('../../node_modules/bootstrap/dist/'),
  '/vendor/jquery/': fromHere('../../node_modules/jquery/dist/'),
};

const PUBLIC = fromHere('../public/');

/**
 * Serves the widgets, the shop's own stylesheets, scripts and pictures, and third-party files.
 * @param widgets the folder of the build; without it, pages show their fallback content
 */
export async function serveStaticFiles(
  app: FastifyInstance,
  widgets: string,
  sessions: Sessions,
): Promise<void> {
  // A service worker among them may answer for the whole shop.
  await serveFolder(app, PUBLIC, '/site/', () => 'no-cache', { 'service-worker-allowed': '/' });
  for (const [prefix, root] of Object.entries(VENDOR)) {
    await serveFolder(app, root, prefix, () => 'max-age=86400');
  }
  await serveWidgets(app, widgets, sessions);
  if (!existsSync(join(widgets, 'loader.js'))) {
    console.error(`No widgets in ${widgets}: run "npm run build" first. Pages show their fallback content.`);
  }
  app.get('/reference', (_, reply) => reply.redirect('/widgets/reference.html'));
  app.get<{ Params: { itemNumber: string } }>('/images/products/:itemNumber.svg', async (request, reply) => {
    const product = findProduct(request.params.itemNumber);
    if (!product) return reply.callNotFound();
    return reply.header('cache-control', 'max-age=86400').type('image/svg+xml').send(drawProduct(product));
  });
}

/**
 * Serves the folder of a build at `/widgets/` [embedding Releases], to pages of any origin. Missing files are not
 * cached: the next deploy may add them.
 * @param sessions the sessions whose faults may affect the files
 */
export async function serveWidgets(
  app: FastifyInstance,
  widgets: string,
  sessions?: Sessions,
  prefix = '/widgets',
): Promise<void> {
  if (!existsSync(join(widgets, 'loader.js'))) return;
  await app.register(
    async (scope) => {
      scope.setNotFoundHandler((_, reply) =>
        reply.code(404).header('cache-control', 'no-store').type('text/plain').send('No such file.'),
      );
      scope.addHook('onRequest', async (request, reply) => {
        const faults = sessions?.find(request)?.faults;
        const [path] = request.url.split('?') as [string];
        return faults && failFile(reply, path, faults) ? reply : undefined;
      });
      await serveFolder(scope, widgets, '/', cacheControlFor, {
        'access-control-allow-origin': '*',
        vary: 'accept-encoding',
      });
    },
    { prefix },
  );
}

/** Returns the file behind the address of a script, the shop's own or third-party. */
export function siteFile(address: string): string {
  const folders = Object.entries({ '/site/': PUBLIC, ...VENDOR });
  const [prefix, root] = folders.find(([start]) => address.startsWith(start)) ?? ['', ''];
  return join(root, address.slice(prefix.length));
}

async function serveFolder(
  app: FastifyInstance,
  root: string,
  prefix: string,
  cacheControl: (path: string) => string,
  headers: Record<string, string> = {},
): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', cacheControl(relative(root, path)));
      reply.setHeader('x-content-type-options', 'nosniff');
      for (const [name, value] of Object.entries(headers)) reply.setHeader(name, value);
    },
  });
}
