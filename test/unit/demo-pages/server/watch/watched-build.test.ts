// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShop } from '../../../../../demo-pages/server/start-shop.ts';
import { BUILT } from '../../../../../demo-pages/server/watch/reload-pages.ts';
import { createWatchedBuild } from '../../../../../demo-pages/server/watch/watched-build.ts';
import { writeWhole } from '../../../../../shared/tools/deploy/releases.mjs';
import { ROOT, widgetNames } from '../../../structure/source-files.ts';

const out = mkdtempSync(join(tmpdir(), 'watched-'));
const read = (file: string) => readFileSync(join(out, file), 'utf8');

let build: Awaited<ReturnType<typeof createWatchedBuild>>;
beforeAll(async () => {
  build = await createWatchedBuild(ROOT, out);
  await build.rebuild();
}, 60_000);

afterAll(async () => {
  await build.dispose();
  rmSync(out, { recursive: true });
});

describe('npm start -- --watch', { timeout: 60_000 }, () => {
  it('builds every widget, and a loader that names them [workbench Watch]', () => {
    const files = readdirSync(join(out, 'assets'));
    for (const name of widgetNames()) {
      expect(files).toEqual(expect.arrayContaining([`${name}-watched.js`, `${name}-watched.css`]));
      expect(read('loader.js')).toMatch(new RegExp(`"?${name}"?: \\{`));
    }
  });

  it('rebuilds only what depends on a change [workbench Watch]', async () => {
    const sheet = join(out, 'assets/mini-cart-watched.css');
    const module = join(out, 'assets/mini-cart-watched.js');
    for (const file of [sheet, module]) writeFileSync(file, '');
    await build.rebuild(['widgets/mini-cart/mini-cart.css']);
    expect(readFileSync(sheet, 'utf8')).toContain('.cb-mini-cart');
    expect(readFileSync(module, 'utf8')).toBe('');
    writeFileSync(sheet, '');
    await build.rebuild(['widgets/mini-cart/mini-cart.tsx']);
    expect(readFileSync(module, 'utf8')).not.toBe('');
    expect(readFileSync(sheet, 'utf8')).toBe('');
  });

  it('tells open pages about each build, under the shop’s policy [workbench Watch]', async () => {
    writeFileSync(join(out, BUILT), '1');
    const shop = await startShop({ widgets: out, reloads: true });
    try {
      const page = await (await fetch(`${shop.address}/checkout/cart`)).text();
      const [, address] = /<script src="\/site\/reload\.js" data-address="([^"]+)" defer/.exec(page) ?? [];
      const { body, headers } = await fetch(shop.address + address);
      expect(headers.get('content-type')).toBe('text/event-stream');
      const reader = (body as ReadableStream<Uint8Array>).getReader();
      const next = async () => new TextDecoder().decode((await reader.read()).value);
      const first = await next();
      await writeWhole(join(out, BUILT), '2');
      expect(first).toMatch(/^data: \d+ 1\n\n$/);
      expect(await next()).toMatch(/^data: \d+ 2\n\n/);
      await reader.cancel();
    } finally {
      await shop.close();
    }
  });
});
