// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, it, vi } from 'vitest';
import { startShop } from '../../../../demo-pages/server/start-shop.ts';
import { shareShop } from '../../support/shopper.ts';

const dist = mkdtempSync(join(tmpdir(), 'widgets-'));
const RELEASE = 'releases/0.1.0+3f2a9c1e';
mkdirSync(join(dist, RELEASE, 'assets'), { recursive: true });
const CORE = `${RELEASE}/assets/core-3f2a9c1e.js`;
for (const file of ['reference.html', 'loader.js', 'promo-area.js', 'releases/history.json', CORE]) {
  writeFileSync(join(dist, file), 'export {}');
}
writeFileSync(join(dist, `${CORE}.br`), brotliCompressSync('export {}'));
afterAll(() => rmSync(dist, { recursive: true }));

const { shop, shopper } = shareShop({ widgets: dist });

const ask = (path: string, headers: Record<string, string> = {}, origin = shop().address) =>
  fetch(`${origin}/widgets/${path}`, { headers });

it('caches the files of a release for ever, and revalidates whatever points to one [embedding Releases]', async () => {
  expect((await ask(CORE)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  for (const pointer of ['loader.js', 'promo-area.js', 'releases/history.json']) {
    const { headers } = await ask(pointer);
    expect(headers.get('cache-control'), pointer).toBe('no-cache');
    // As a browser requests it; Node's fetch would request a new copy.
    const again = await ask(pointer, {
      'if-none-match': headers.get('etag') ?? '',
      'cache-control': 'max-age=0',
    });
    expect(again.status, pointer).toBe(304);
  }
});

it('doesn’t let missing files be cached, since the next deploy may bring them [embedding Releases]', async () => {
  for (const path of ['releases/0.2.0+3f2a9c1e/loader.js', 'no-widget.js']) {
    const { status, headers } = await ask(path);
    expect([status, headers.get('cache-control')], path).toEqual([404, 'no-store']);
  }
});

it('lets pages of any origin load the widgets, also from the other site [embedding Head]', async () => {
  for (const origin of [shop().address, shop().portal]) {
    const { status, headers } = await ask(CORE, {}, origin);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  }
});

it('sends the build’s compressed files to browsers that accept them [embedding Releases]', async () => {
  const compressed = await ask(CORE, { 'accept-encoding': 'br' });
  expect(compressed.headers.get('content-encoding')).toBe('br');
  expect(compressed.headers.get('content-type')).toMatch(/^(text|application)\/javascript/);
  expect(compressed.headers.get('vary')).toContain('accept-encoding');
  expect(compressed.headers.get('cache-control')).toContain('immutable');
  expect(await compressed.text()).toBe('export {}');
  const plain = await ask(CORE, { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
});

it('serves Bootstrap, jQuery and its own files from its own address [embedding Policy]', async () => {
  for (const path of [
    '/vendor/bootstrap/css/bootstrap.min.css',
    '/vendor/jquery/jquery.min.js',
    '/site/site.css',
    '/site/shop.js',
    '/images/products/142304.svg',
  ]) {
    expect((await fetch(shop().address + path)).status, path).toBe(200);
  }
  expect((await fetch(`${shop().address}/images/products/000000.svg`)).status).toBe(404);
});

it('has the build’s reference, linked from its front page [embedding Reference]', async () => {
  const reply = await fetch(`${shop().address}/reference`);
  expect([reply.status, reply.url]).toEqual([200, `${shop().address}/widgets/reference.html`]);
  expect((await (await shopper('/')).open('/')).text).toContain('href="/reference"');
});

it('has mount points only for widgets of the build [embedding Mount points]', async () => {
  const { text } = await (await shopper('/')).open('/checkout/cart');
  expect(text).toContain('data-cb-widget="promo-area"');
  expect(text).not.toContain('data-cb-widget="recommendations"');
});

it('says what to do if nothing has been built, and still shows its pages [embedding Failures]', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const bare = await startShop({ widgets: join(dist, 'missing') });
  expect(told).toHaveBeenCalledWith(expect.stringContaining('run "npm run build" first'));
  expect(await (await fetch(`${bare.address}/checkout/cart`)).text()).toContain('Your Shopping Cart');
  await bare.close();
});

it('rejects if its port is taken, and leaves nothing running [1 §1]', async () => {
  await expect(startShop({ port: Number(new URL(shop().address).port) })).rejects.toThrow('EADDRINUSE');
});
