// @vitest-environment node
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findWidgets, readDefinitions } from '../../../shared/build/find-widgets.mjs';
import { ROOT } from '../structure/source-files.ts';
import { checkMaps } from './check-maps.ts';
import { BUILD_TIMEOUT_MS, runBuild, sharedBuild } from './shared-build.ts';

interface Entry {
  file: string;
  integrity: string;
}

interface Manifest {
  version: string;
  runtime: string;
  loader: Entry;
  modules: Entry[];
  widgets: Record<
    string,
    Entry & { css: Entry[]; imports: Entry[]; parts: Entry[]; attributes: Record<string, object> }
  >;
}

/** The folder of the build. */
let out = '';

const read = (file: string) => readFileSync(join(out, file));

/** The content of each file below a folder, as base64, by its path. */
function contentsOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths.sort().map((path) => [path.slice(folder.length), readFileSync(path).toString('base64')]),
  );
}

/** A copy of everything that a build reads, with the packages that ship; the tools are found in the parent folders. */
function copyOfTree(): string {
  const copy = join(ROOT, '.cache/build/copies/of the tree');
  const remove = () => rmSync(copy, { recursive: true, force: true });
  remove();
  onTestFinished(remove);
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const packages = [...Object.keys(dependencies), '@preact/signals-core'].map(
    (name) => `node_modules/${name}`,
  );
  const sources = [
    'widgets',
    'demo-pages/server/scenarios',
    'shared',
    'build.mjs',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'README.md',
  ];
  for (const path of [...sources, ...packages]) {
    cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  }
  return copy;
}

describe('build.mjs', { timeout: BUILD_TIMEOUT_MS }, () => {
  let manifest: Manifest;
  let home = '';
  beforeAll(async () => {
    out = await sharedBuild();
    manifest = JSON.parse(read('manifest.json').toString());
    home = `releases/${manifest.version}`;
  }, BUILD_TIMEOUT_MS);

  it('has pointers at its root, and one release with everything else [embedding Files, embedding Releases]', () => {
    expect(manifest.version).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{8}$/);
    const names = Object.keys(manifest.widgets);
    expect(readdirSync(out).sort()).toEqual(
      [
        ...names.map((name) => `${name}.js`),
        'CHANGELOG.md',
        'custom-elements.json',
        'head',
        ...['', '-nonce', '-cdn', '-prerender', '-prerender-nonce'].map((kind) => `head${kind}.html`),
        'fall-back.js',
        'html-data.json',
        'loader.js',
        'manifest.json',
        'papers',
        'reference.html',
        'releases',
        'types',
        'web-types.json',
      ].sort(),
    );
    // The commit is recorded in sources.json unless there are uncommitted changes.
    const releases = readdirSync(join(out, 'releases')).filter((name) => name !== 'sources.json');
    expect(releases.sort()).toEqual([manifest.version, 'history.json', 'previous.json']);
    expect(readdirSync(join(out, home)).sort()).toEqual(
      [
        ...names.map((name) => `${name}.js`),
        'THIRD-PARTY.txt',
        'assets',
        'loader.js',
        'manifest.json',
        'pointers',
        'sbom.cdx.json',
      ].sort(),
    );
  });

  it('puts a copy of the pointers into each release [embedding Releases]', () => {
    const pointers = contentsOf(join(out, home, 'pointers'));
    expect(Object.keys(pointers).length).toBeGreaterThan(50);
    const root = contentsOf(out);
    for (const [file, content] of Object.entries(pointers)) {
      if (file.endsWith('fall-back.js')) expect(read('fall-back.js').toString()).not.toContain('__PREV');
      else expect(root[file], file).toBe(content);
    }
  });

  it('is byte for byte the same when the same source is built in another folder; compressed files are next to it, and maps, on request, elsewhere [embedding Releases, embedding Maps]', async () => {
    const copy = copyOfTree();
    cpSync(out, join(copy, 'built'), { recursive: true });
    const options = ['--out', 'built', '--compress', '--maps', 'maps'];
    expect(await runBuild(copy, ...options)).toEqual({ status: 0, error: '' });
    // The copy isn't a repository, so its commit isn't known.
    const isCompared = ([file]: [string, string]) => !/\.(br|gz)$|\/sources\.json$/.test(file);
    const compared = (at: string) => Object.fromEntries(Object.entries(contentsOf(at)).filter(isCompared));
    expect(compared(join(copy, 'built'))).toEqual(compared(out));
    const unpack = { br: brotliDecompressSync, gz: gunzipSync };
    for (const file of ['loader.js', `${home}/loader.js`, manifest.loader.file, `${home}/THIRD-PARTY.txt`]) {
      for (const [ending, decompress] of Object.entries(unpack)) {
        expect(decompress(readFileSync(join(copy, 'built', `${file}.${ending}`))), file).toEqual(read(file));
      }
    }
    checkMaps(join(out, home), join(copy, 'maps', manifest.version));
  });

  it('lists the packages whose code it contains, with their licences [embedding Releases]', () => {
    const notices = read(`${home}/THIRD-PARTY.txt`).toString();
    const named = [...notices.matchAll(/^=+\n\n(\S+) \d[\w.-]* \(/gm)].map(([, name]) => name);
    expect(named).toEqual([
      '@preact/signals',
      '@preact/signals-core',
      'dompurify',
      'fastest-levenshtein',
      'fflate',
      'nanostores',
      'papaparse',
      'preact',
      'read-excel-file',
      'superstruct',
      'uqr',
      'write-excel-file',
    ]);
    expect(notices.match(/Permission is hereby granted/g)).toHaveLength(11);
    expect(notices).toContain('Apache License');
  });

  it('needs at most six JavaScript files for the cart page, including the loader [performance Files]', () => {
    expect(2 + (manifest.widgets['cart-page']?.imports.length ?? 0)).toBeLessThanOrEqual(6);
  });

  it('ships nothing that only the manifest needs [performance Sizes]', async () => {
    const { definitions } = await readDefinitions(ROOT, await findWidgets(ROOT));
    const documented = [...definitions.values()].flatMap(({ documentation }) => [
      documentation.description,
      ...Object.values<string>(documentation.attributes),
    ]);
    expect(documented.length).toBeGreaterThan(30);
    const described = read('custom-elements.json').toString();
    expect(documented.filter((text) => !described.includes(JSON.stringify(text)))).toEqual([]);
    const shipped = scripts().map((file) => read(file).toString());
    expect(documented.filter((text) => shipped.some((code) => code.includes(text)))).toEqual([]);
  });

  it('lists each file with its integrity [embedding Manifest, S11]', () => {
    const widgets = Object.values(manifest.widgets);
    const entries = [
      manifest.loader,
      ...widgets,
      ...widgets.flatMap(({ css, imports, parts }) => [...css, ...imports, ...parts]),
      ...manifest.modules,
    ];
    for (const { file, integrity } of entries) {
      expect(integrity, file).toBe(`sha384-${createHash('sha384').update(read(file)).digest('base64')}`);
    }
  });

  it('lists every module of the release, with its imports and, separately, what it fetches ahead [embedding Manifest]', () => {
    expect(manifest.modules.map(({ file }) => file).sort()).toEqual(
      scripts()
        .filter((file) => file.startsWith(home) && !file.includes('/pointers/'))
        .sort(),
    );
    for (const [name, { file, imports, parts }] of Object.entries(manifest.widgets)) {
      const preloaded = [
        ...read(`head/${name}.html`)
          .toString()
          .matchAll(/"modulepreload" href="\/widgets\/([^"]+)"/g),
      ];
      const named = [{ file }, ...imports, ...parts].map((one) => one.file);
      // The fragment that precedes this one has what every page needs.
      const own = named.filter((path) => !path.includes('/assets/core-'));
      expect(new Set(preloaded.map(([, path]) => path)), name).toEqual(new Set(own));
    }
    expect(manifest.widgets['cart-page']?.parts.length).toBeGreaterThan(3);
  });

  it('has a small file with a stable name for each widget [embedding Files]', () => {
    for (const [name, { file }] of Object.entries(manifest.widgets)) {
      expect(read(`${name}.js`).toString()).toBe(`export * from './${file}';\n`);
      const own = file.slice(home.length + 1);
      expect(read(`${home}/${name}.js`).toString()).toBe(`export * from './${own}';\n`);
    }
  });

  it('says the same in the manifest of the release, relative to it [embedding Manifest]', () => {
    const own = read(`${home}/manifest.json`).toString();
    expect(JSON.parse(own.replaceAll('"file": "', `"file": "${home}/`))).toEqual(manifest);
  });

  it('has every module in the import maps of the head fragments, which are ASCII [embedding Head, S11]', () => {
    for (const file of ['head.html', 'head-nonce.html', 'head-cdn.html', 'head/cart-page.html']) {
      expect(read(file).toString(), file).toMatch(/^[\x20-\x7e\n]+$/);
    }
    const head = read('head-nonce.html').toString();
    const { integrity } = JSON.parse(
      /<script type="importmap"[^>]*>([\s\S]*?)<\/script>/.exec(head)?.[1] ?? '',
    );
    const imported = importedFiles(manifest);
    expect(imported.size).toBeGreaterThan(manifestFiles(manifest).size);
    for (const file of imported) {
      const expected = `sha384-${createHash('sha384').update(read(file)).digest('base64')}`;
      expect(integrity[`/widgets/${file}`], file).toBe(expected);
    }
  });

  it('describes each element and its attributes in custom-elements.json [embedding Manifest]', () => {
    const { modules } = JSON.parse(read('custom-elements.json').toString());
    for (const [name, { attributes }] of Object.entries(manifest.widgets)) {
      const [declared] = modules.find(({ path }: { path: string }) => path === `${name}.js`).declarations;
      expect(declared.tagName).toBe(`cb-${name}`);
      expect(declared.attributes.map((one: { name: string }) => one.name)).toEqual(Object.keys(attributes));
    }
  });

  it('ships no source maps, and no file that refers to one [embedding Maps]', () => {
    const files = Object.keys(contentsOf(out));
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    expect(scripts().filter((file) => read(file).includes('sourceMappingURL'))).toEqual([]);
  });

  it.each([
    ['--runtme', ['--runtme', 'react']],
    ['--runtime vue', ['--runtime', 'vue']],
    ['extra', ['extra']],
    ['--base //cdn.example/', ['--base', '//cdn.example/']],
    ['--keep 1', ['--keep', '1']],
    ['--maps dist/maps', ['--maps', 'dist/maps']],
    ['--maps dist', ['--maps', 'dist']],
  ])('refuses %s with one clear error', async (part, options) => {
    const { status, error } = await runBuild(ROOT, ...options);
    expect(status).toBe(1);
    expect(error.trim().split('\n')).toHaveLength(1);
    expect(error).toContain(part);
  });
});

/** Every script of the build. */
function scripts(): string[] {
  const files = readdirSync(out, { recursive: true }).map(String);
  return files.filter((file) => file.endsWith('.js'));
}

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
      found.add(`releases/${manifest.version}/assets/${name}`);
  }
  return found;
}
