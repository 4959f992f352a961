// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { startShop } from '../../../../demo-pages/server/start-shop.ts';
import { shareShop } from './shopper.ts';

const dist = mkdtempSync(join(tmpdir(), 'widgets-'));
mkdirSync(join(dist, 'assets'));
for (const file of ['loader.js', 'promo-area.js', 'assets/core-AB12.js']) writeFileSync(join(dist, file), '');
afterAll(() => rmSync(dist, { recursive: true }));

const { shop, shopper } = shareShop({ widgets: dist });

it('lets hashed files be kept for ever and asks again for the stable names (embedding contract)', async () => {
  const caching = async (path: string) => (await fetch(shop().address + path)).headers.get('cache-control');
  expect(await caching('/widgets/assets/core-AB12.js')).toBe('public, max-age=31536000, immutable');
  expect(await caching('/widgets/loader.js')).toBe('no-cache');
});

it('serves Bootstrap, jQuery and its own files from its own address (embedding contract)', async () => {
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

it('has mount points only for widgets of the build (embedding contract)', async () => {
  const { text } = await (await shopper('/')).open('/checkout/cart');
  expect(text).toContain('data-cb-widget="promo-area"');
  expect(text).not.toContain('data-cb-widget="recommendations"');
});

it('says what to do when nothing has been built, and shows its pages all the same (embedding contract)', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const bare = await startShop({ widgets: join(dist, 'missing') });
  expect(told).toHaveBeenCalledWith(expect.stringContaining('run "npm run build" first'));
  expect(await (await fetch(`${bare.address}/checkout/cart`)).text()).toContain('Your Shopping Cart');
  await bare.close();
});

it('rejects when its port is taken, and leaves nothing running [1 §1]', async () => {
  await expect(startShop({ port: Number(new URL(shop().address).port) })).rejects.toThrow('EADDRINUSE');
});
