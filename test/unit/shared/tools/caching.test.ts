// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CACHING, cacheControlFor, isInRelease } from '../../../../shared/tools/caching.ts';
import { ROOT } from '../../structure/source-files.ts';

const FOR_EVER = CACHING.release.header;

it.each([
  'loader.js',
  'cart-page.js',
  'manifest.json',
  'custom-elements.json',
  'reference.html',
  'head.html',
  'head-nonce.html',
  'head/cart-page-cdn.html',
  'releases/history.json',
])('%s is revalidated each time [embedding Files, embedding Releases]', (path) => {
  expect(cacheControlFor(path)).toBe('no-cache');
});

it.each([
  'releases/0.1.0+3f2a9c1e/assets/core-3f2a9c1e.js',
  'releases/0.1.0+3f2a9c1e/loader.js',
  'releases/0.1.0%2B3f2a9c1e/pointers/head.html',
])('%s is cached for ever [embedding Files]', (path) => {
  expect(cacheControlFor(path)).toBe(FOR_EVER);
  expect(isInRelease(`https://files.example/widgets/${path}`)).toBe(true);
});

it('the table of files in the README of the embedding says the same of each [embedding Files]', () => {
  const readme = readFileSync(join(ROOT, 'shared/embed/README.md'), 'utf8');
  const [, table = ''] = /\n\| file +\|[^\n]*`Cache-Control`[^\n]*\n([\s\S]*?)\n\n/.exec(readme) ?? [];
  const rows = table
    .split('\n')
    .slice(1)
    .map((row) => row.split('|').map((cell) => cell.trim()));
  expect(rows.length).toBeGreaterThan(8);
  for (const [, files = '', , header = ''] of rows) {
    for (const [, path = ''] of files.matchAll(/`dist\/([^`]+)`/g)) {
      const expected = header === 'the same' ? FOR_EVER : header.replaceAll('`', '');
      expect(cacheControlFor(path), path).toBe(expected);
    }
  }
});
