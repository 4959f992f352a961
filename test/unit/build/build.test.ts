// @vitest-environment node
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { BUDGETS } from '../../../shared/build/budgets.mjs';

const ROOT = resolve(import.meta.dirname, '../../..');
const OUT = join(ROOT, '.cache/build/unit');

interface Entry {
  file: string;
  integrity: string;
}

interface Manifest {
  version: string;
  runtime: string;
  loader: Entry;
  widgets: Record<string, Entry & { css: Entry[]; imports: Entry[]; attributes: Record<string, object> }>;
}

function build(...options: string[]): Promise<{ status: number; error: string }> {
  return new Promise((done) => {
    execFile(process.execPath, ['build.mjs', ...options], { cwd: ROOT }, (failure, _, error) => {
      done({ status: failure ? Number(failure.code) : 0, error });
    });
  });
}

const read = (file: string) => readFileSync(join(OUT, file));

describe('build.mjs', () => {
  let manifest: Manifest;
  beforeAll(async () => {
    await build('--out', OUT);
    manifest = JSON.parse(read('manifest.json').toString());
  }, 30_000);

  it('needs at most five JavaScript files for the cart page, the loader included [performance]', () => {
    for (const [name, most] of Object.entries(BUDGETS.files)) {
      expect(2 + (manifest.widgets[name]?.imports.length ?? 0), name).toBeLessThanOrEqual(most);
    }
  });

  it('names each file with the integrity it has [embedding contract]', () => {
    const widgets = Object.values(manifest.widgets);
    const entries = [
      manifest.loader,
      ...widgets,
      ...widgets.flatMap(({ css, imports }) => [...css, ...imports]),
    ];
    for (const { file, integrity } of entries) {
      expect(integrity, file).toBe(`sha384-${createHash('sha384').update(read(file)).digest('base64')}`);
    }
  });

  it('has a small file of a stable name for each widget [embedding contract]', () => {
    for (const [name, { file }] of Object.entries(manifest.widgets)) {
      expect(read(`${name}.js`).toString()).toBe(`export * from './${file}';\n`);
    }
  });

  it('has every module in the import map of head.html, which is ASCII [embedding contract]', () => {
    const head = read('head.html').toString();
    expect(head).toMatch(/^[\x20-\x7e\n]*$/);
    expect(head).toContain('nonce="__CSP_NONCE__"');
    const { integrity } = JSON.parse(
      /<script type="importmap"[^>]*>([\s\S]*?)<\/script>/.exec(head)?.[1] ?? '',
    );
    const lazy = [...manifestFiles(manifest)].every((file) => integrity[`/widgets/${file}`]);
    expect(lazy).toBe(true);
    for (const file of importedFiles(manifest)) expect(integrity, file).toHaveProperty([`/widgets/${file}`]);
  });

  it('describes each element and its attributes in custom-elements.json [embedding contract]', () => {
    const { modules } = JSON.parse(read('custom-elements.json').toString());
    for (const [name, { attributes }] of Object.entries(manifest.widgets)) {
      const [declared] = modules.find(({ path }: { path: string }) => path === `${name}.js`).declarations;
      expect(declared.tagName).toBe(`cb-${name}`);
      expect(declared.attributes.map((one: { name: string }) => one.name)).toEqual(Object.keys(attributes));
    }
  });

  it('ships no source maps', () => {
    expect(readdirSync(join(OUT, 'assets')).filter((file) => file.endsWith('.map'))).toEqual([]);
  });

  it.each([
    ['--runtme', ['--runtme', 'react']],
    ['--runtime vue', ['--runtime', 'vue']],
    ['extra', ['extra']],
  ])('refuses %s with one clear error', async (part, options) => {
    const { status, error } = await build(...options);
    expect(status).toBe(1);
    expect(error.trim().split('\n')).toHaveLength(1);
    expect(error).toContain(part);
  });
});

function manifestFiles({ loader, widgets }: Manifest): Set<string> {
  const all = Object.values(widgets).flatMap(({ file, imports }) => [
    file,
    ...imports.map((one) => one.file),
  ]);
  return new Set([loader.file, ...all]);
}

/** Everything that the widgets' modules import, at once or later. */
function importedFiles(manifest: Manifest): Set<string> {
  const found = manifestFiles(manifest);
  for (const file of found) {
    if (file === manifest.loader.file) continue;
    for (const [, name] of read(file)
      .toString()
      .matchAll(/["']\.\/([\w-]+\.js)["']/g))
      found.add(`assets/${name}`);
  }
  return found;
}
