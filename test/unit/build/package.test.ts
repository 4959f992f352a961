// @vitest-environment node
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../structure/source-files.ts';
import { installPacked, type Ran, runProgram } from './packed-build.ts';
import { BUILD_TIMEOUT_MS } from './shared-build.ts';

const CONSUMER = join(ROOT, 'test/unit/build/consumer');

const PROGRAMS = ['template.ts', 'react.tsx', 'preact.tsx'];

/**
 * Mistakes in the programs, each of which must be reported: the mistake, the file, the right text, and the wrong one.
 */
const MISTAKES: [what: string, program: string, right: string, wrong: string][] = [
  [
    'another view',
    'react.tsx',
    '<cb-promo-area data-source="cart-bottom" />',
    '<cb-promo-area data-source="top" />',
  ],
  ['no source', 'preact.tsx', '<cb-promo-area data-source="cart-bottom" />', '<cb-promo-area />'],
  ['an unknown widget', 'preact.tsx', 'data-cb-widget="cart-page"', 'data-cb-widget="cart"'],
  ['an unknown element', 'react.tsx', 'cb-quick-order', 'cb-quick-oder'],
  ['a wrong moment', 'react.tsx', 'data-cb-load="eager"', 'data-cb-load="soon"'],
  ['a row without its id', 'template.ts', "commerceId: 'ci1', ", ''],
  ['an unknown key', 'template.ts', 'siteType: 2', 'sitetype: 2'],
  ['a detail that is not there', 'template.ts', 'detail.count', 'detail.pieces'],
  ['a call that may not be there yet', 'template.ts', 'cbWidgets?.mount?.(', 'cbWidgets?.mount('],
  ['a loader that is not awaited', 'template.ts', 'if (!cbWidgets?.version) return;', ''],
  ['a list under another name', 'template.ts', '{ queue: [] };', '{ calls: [] };'],
  ['a mount point without what is required', 'template.ts', "'data-source': 'cart-bottom',", ''],
];

let home = '';
let unpacked = '';
let tarball = '';

beforeAll(async () => {
  ({ home, tarball } = await installPacked(['react', 'preact', '@types', 'csstype']));
  unpacked = join(home, 'node_modules/catalogue-islands');
}, BUILD_TIMEOUT_MS);

afterAll(() => rmSync(home, { recursive: true }));

/** Compiles files of a program that uses the package, under the strictest settings. */
function compile(files: Record<string, string>, options: object = {}): Promise<Ran> {
  const folder = mkdtempSync(join(home, 'consumer-'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    noEmit: true,
    target: 'ES2022',
    module: 'NodeNext',
    moduleResolution: 'NodeNext',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: [],
    jsx: 'react-jsx',
    ...options,
  };
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: Object.keys(files) }),
  );
  return runProgram(home, 'tsc', '-p', folder);
}

const consumer = (file: string) => readFileSync(join(CONSUMER, file), 'utf8');

describe('the package', () => {
  it('contains the files of the build, the types and the data for editors [embedding Types]', () => {
    const { exports, customElements, types, ...described } = JSON.parse(
      readFileSync(join(unpacked, 'package.json'), 'utf8'),
    );
    const named = [
      types,
      customElements,
      described['web-types'],
      exports['.'].default,
      exports['./react'].types,
    ];
    const files = [
      ...named,
      'dist/cart-page.js',
      'dist/manifest.json',
      'dist/html-data.json',
      'dist/reference.html',
      'dist/CHANGELOG.md',
    ];
    expect(files.filter((file) => !existsSync(join(unpacked, file)))).toEqual([]);
    expect(existsSync(join(unpacked, 'widgets'))).toBe(false);
  });

  it(
    'passes package linters [embedding Types]',
    async () => {
      const linted = await runProgram(home, 'publint', tarball, '--strict');
      expect(linted.status, linted.text).toBe(0);
      const typed = await runProgram(
        home,
        'attw',
        tarball,
        '--profile',
        'esm-only',
        '--no-color',
        '--no-emoji',
      );
      expect(typed.status, typed.text).toBe(0);
    },
    BUILD_TIMEOUT_MS,
  );

  it.each(PROGRAMS)(
    'compiles in a strict program: %s [embedding Types]',
    async (file) => {
      expect((await compile({ [file]: consumer(file) })).text).toBe('');
      const bundled = { module: 'ESNext', moduleResolution: 'Bundler' };
      expect((await compile({ [file]: consumer(file) }, bundled)).text).toBe('');
    },
    BUILD_TIMEOUT_MS,
  );

  it.each(PROGRAMS)(
    'doesn’t compile if a program has a mistake: %s [embedding Types]',
    async (program) => {
      const mistakes = MISTAKES.filter(([, file]) => file === program);
      const files = Object.fromEntries(
        mistakes.map(([what, file, right, wrong]) => {
          expect(consumer(file)).toContain(right);
          return [`${what.replaceAll(' ', '-')}-${file}`, consumer(file).replace(right, wrong)];
        }),
      );
      const { text } = await compile(files);
      const refused = [...text.matchAll(/^(?:\S+\/)?([\w-]+\.tsx?)\(\d+,\d+\): error/gm)].map(
        ([, file]) => file,
      );
      expect(new Set(refused)).toEqual(new Set(Object.keys(files)));
    },
    BUILD_TIMEOUT_MS,
  );
});
