import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { drawProduct } from './artwork/draw-product.ts';
import { findProduct } from './catalogue/catalogue.ts';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Third-party files that a page of 2014 loads, by the folder they are served from. */
const VENDOR = {
  '/vendor/bootstrap/': fromHere('../../node_modules/bootstrap/dist/'),
  '/vendor/jquery/': fromHere('../../node_modules/jquery/dist/'),
};

/**
 * Serves the widgets, the shop's own sheets and scripts, its pictures, and the third-party files.
 * @param widgets the folder of the build; when it is not there, pages show what they show without it
 */
export async function serveStaticFiles(app: FastifyInstance, widgets: string): Promise<void> {
  const serve = (root: string, prefix: string, cacheControl: (path: string) => string) =>
    app.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.setHeader('cache-control', cacheControl(path));
        reply.setHeader('x-content-type-options', 'nosniff');
      },
    });
  await serve(fromHere('../public/'), '/site/', () => 'no-cache');
  for (const [prefix, root] of Object.entries(VENDOR)) await serve(root, prefix, () => 'max-age=86400');
  if (existsSync(join(widgets, 'loader.js'))) await serve(widgets, '/widgets/', widgetCaching);
  else {
    console.error(`No widgets in ${widgets}: run "npm run build" first. Pages show their fallback content.`);
  }
  app.get<{ Params: { itemNumber: string } }>('/images/products/:itemNumber.svg', async (request, reply) => {
    const product = findProduct(request.params.itemNumber);
    if (!product) return reply.callNotFound();
    return reply.header('cache-control', 'max-age=86400').type('image/svg+xml').send(drawProduct(product));
  });
}

/** Hashed files never change; the stable names are asked for again each time, which costs a 304. */
function widgetCaching(path: string): string {
  return /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
