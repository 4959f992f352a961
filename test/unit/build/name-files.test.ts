// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { loaderTable } from '../../../shared/build/loader-table.mjs';
import { markOf, nameFiles } from '../../../shared/build/name-files.mjs';

const WIDGETS = ['cart-page', 'mini-cart'].map((name) => ({ name, entry: `widgets/${name}/index.ts` }));

const module = (imports: string[], inputs: string[] = [], entryPoint?: string) => ({
  entryPoint,
  inputs: Object.fromEntries(inputs.map((input) => [input, { bytesInOutput: 9 }])),
  imports: imports.map((name) => ({ path: `dist/assets/${name}`, kind: 'import-statement' })),
});

const file = (name: string, text: string) => ({
  path: `/dist/assets/${name}`,
  text,
  contents: new TextEncoder().encode(text),
});

/**
 * A build in which a lazy part shares the cart page's module, so that esbuild calls it a chunk and leaves a
 * stub in its place.
 */
const built = () => ({
  metafile: {
    inputs: {},
    outputs: {
      'dist/assets/cart-page-STUBAAAA.js': module(['chunk-OWNAAAAA.js'], [], 'widgets/cart-page/index.ts'),
      'dist/assets/chunk-CARTAAAA.js': module(['chunk-COREAAAA.js']),
      'dist/assets/chunk-COREAAAA.js': module([]),
      'dist/assets/chunk-OWNAAAAA.js': module(['chunk-CARTAAAA.js'], ['widgets/cart-page/index.ts']),
      'dist/assets/mini-cart-MINIAAAA.js': module(
        ['chunk-COREAAAA.js'],
        ['widgets/mini-cart/index.ts'],
        'widgets/mini-cart/index.ts',
      ),
      'dist/assets/warning-LAZYPART.js': module(['chunk-OWNAAAAA.js']),
    },
  } as never,
  outputFiles: [
    file('cart-page-STUBAAAA.js', 'import"./chunk-OWNAAAAA.js"'),
    file('chunk-OWNAAAAA.js', 'import"./chunk-CARTAAAA.js";"assets/cart-page-STYLESA.css"'),
    file('warning-LAZYPART.js', 'import"./chunk-OWNAAAAA.js"'),
  ] as never,
  stylesheets: new Map([
    ['widgets/cart-page/cart-page.css', { file: 'assets/cart-page-STYLESA.css', code: new Uint8Array() }],
  ]),
});

const texts = (files: { contents: Uint8Array }[]) =>
  files.map(({ contents }) => new TextDecoder().decode(contents));

describe("a build's files", () => {
  const { outputFiles, metafile, stylesheets } = nameFiles(built(), WIDGETS, '3f2a9c1e');

  it("are named after the widget, or by number, with the build's one mark, wherever they are named", () => {
    expect(outputFiles.map(({ path }: { path: string }) => path)).toEqual([
      '/dist/assets/cart-page-3f2a9c1e.js',
      '/dist/assets/warning-3f2a9c1e.js',
    ]);
    expect(texts(outputFiles)).toEqual([
      'import"./shared-1-3f2a9c1e.js";"assets/cart-page-3f2a9c1e.css"',
      'import"./cart-page-3f2a9c1e.js"',
    ]);
    expect([...stylesheets.values()].map(({ file }) => file)).toEqual(['assets/cart-page-3f2a9c1e.css']);
  });

  it('have the lowest number for what most widgets load first, and no file for a stub [performance]', () => {
    expect(Object.keys(metafile.outputs)).toEqual([
      'dist/assets/shared-1-3f2a9c1e.js',
      'dist/assets/shared-0-3f2a9c1e.js',
      'dist/assets/cart-page-3f2a9c1e.js',
      'dist/assets/mini-cart-3f2a9c1e.js',
      'dist/assets/warning-3f2a9c1e.js',
    ]);
  });

  it('are refused where two would get one name', () => {
    const same = built();
    Object.assign((same.metafile as { outputs: object }).outputs, {
      'dist/assets/warning-LAZYPBBB.js': module([]),
    });
    expect(() => nameFiles(same, WIDGETS, 'a1')).toThrow('two files would be called warning-a1');
  });
});

describe("a build's mark", () => {
  const mark = (changes: { text?: string; style?: string; runtime?: string } = {}) => {
    const { text = 'a', style = 'b', runtime = 'preact' } = changes;
    const code = new TextEncoder().encode(style);
    return markOf(runtime, {
      outputFiles: [file('chunk-COREAAAA.js', text)] as never,
      stylesheets: new Map([['base.css', { file: 'assets/base-STYLESA.css', code }]]),
    });
  };

  it('is the same for the same files, and another for any other script, style or runtime', () => {
    expect(mark()).toMatch(/^[0-9a-f]{8}$/);
    expect(mark()).toBe(mark());
    const marks = [mark(), mark({ text: 'c' }), mark({ style: 'c' }), mark({ runtime: 'react' })];
    expect(new Set(marks).size).toBe(4);
  });
});

describe("the loader's table", () => {
  const row = (name: string) => ({
    file: `assets/${name}-3f2a9c1e.js`,
    css: ['assets/base-3f2a9c1e.css', `assets/${name}-3f2a9c1e.css`],
    imports: ['assets/shared-a-3f2a9c1e.js', 'assets/shared-0-3f2a9c1e.js'],
    load: 'eager',
  });

  it('says of each widget what it needs, in as few signs as it can [performance]', () => {
    const firstReads = [{ path: 'count' }, { path: 'cart', unlessState: 'cart', unlessQuery: 'create=true' }];
    expect(loaderTable({ a: { ...row('a'), firstReads }, b: row('b') })).toEqual({
      names: 'a b',
      plans: 'e0a count cart,cart,create=true;e0a',
    });
  });

  it.each([
    ['module', { file: 'assets/shared-1-3f2a9c1e.js' }],
    ['stylesheet', { css: ['assets/base-3f2a9c1e.css'] }],
    ['shared module', { imports: ['assets/other-3f2a9c1e.js'] }],
    ['shared module beyond one digit', { imports: ['assets/shared-10-3f2a9c1e.js'] }],
  ])('is refused where the loader could not tell the name of a %s', (_, wrong) => {
    expect(() => loaderTable({ a: { ...row('a'), ...wrong } })).toThrow(/^a: the loader can't name/);
  });
});
