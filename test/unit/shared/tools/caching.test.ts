// @vitest-environment node
import { expect, it } from 'vitest';
import {
  CACHING,
  cacheControlFor,
  isAllowed,
  isInRelease,
  SERVED_FILES,
} from '../../../../shared/tools/caching.mjs';

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

it.each(SERVED_FILES.flatMap(({ paths, rule }) => paths.map((path) => [path, rule] as const)))(
  '%s has the header of its row, "%s" [embedding Files, embedding Releases]',
  (path, rule) => {
    expect(cacheControlFor(path)).toBe(CACHING[rule].header);
    expect(isAllowed(rule, CACHING[rule].header)).toBe(true);
  },
);

it.each([
  ['release', 'max-age=31536000, immutable', true],
  ['release', 'public,max-age=2592000,immutable', true],
  ['release', 'public, max-age=31536000', false],
  ['release', 'no-cache', false],
  ['release', 'private, max-age=31536000, immutable', false],
  ['pointer', 'no-cache', true],
  ['pointer', 'max-age=0, must-revalidate', true],
  ['pointer', 'public, s-maxage=0, max-age=0', true],
  ['pointer', 'no-store', true],
  ['pointer', 'max-age=60', false],
  ['pointer', '', false],
  ['missing', 'no-store', true],
  ['missing', 'max-age=300', false],
] as const)(
  'a file of the rule "%s" with "%s" is correct: %s [embedding Doctor]',
  (rule, header, isRight) => {
    expect(isAllowed(rule, header)).toBe(isRight);
  },
);
