// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { loaderTable } from '../../../shared/build/loader-table.mjs';
import { nameFiles } from '../../../shared/build/name-files.mjs';

const WIDGETS = [{ name: 'cart-page', entry: 'widgets/cart-page/index.ts' }];

/** A build in which a lazy part shares the widget's module, so that esbuild calls it a chunk. */
const built = () => ({
  metafile: {
    inputs: {},
    outputs: {
      'dist/assets/chunk-ABCDEFGH.js': {
        inputs: { 'widgets/cart-page/index.ts': { bytesInOutput: 9 } },
        imports: [{ path: 'dist/assets/chunk-SHAREDAA.js', kind: 'import-statement' }],
      },
      'dist/assets/chunk-SHAREDAA.js': { inputs: {}, imports: [] },
    },
  } as never,
  outputFiles: [
    {
      path: '/dist/assets/chunk-ABCDEFGH.js',
      text: 'import"./chunk-SHAREDAA.js";"assets/cart-page-STYLESA.css"',
    },
    { path: '/dist/assets/warning-LAZYPART.js', text: 'import"./chunk-ABCDEFGH.js"' },
  ] as never,
  stylesheets: new Map([
    ['widgets/cart-page/cart-page.css', { file: 'assets/cart-page-STYLESA.css', code: new Uint8Array() }],
  ]),
});

const texts = (files: { contents: Uint8Array }[]) =>
  files.map(({ contents }) => new TextDecoder().decode(contents));

describe("a widget's files", () => {
  const { outputFiles, metafile, stylesheets } = nameFiles(built(), WIDGETS);

  it('are named after it, module and stylesheet by one hash, wherever they are named', () => {
    expect(outputFiles.map(({ path }: { path: string }) => path)).toEqual([
      '/dist/assets/cart-page-ABCDEF.js',
      '/dist/assets/warning-LAZYPART.js',
    ]);
    expect(texts(outputFiles)).toEqual([
      'import"./chunk-SHAREDAA.js";"assets/cart-page-ABCDEF.css"',
      'import"./cart-page-ABCDEF.js"',
    ]);
    expect(Object.keys(metafile.outputs)).toContain('dist/assets/cart-page-ABCDEF.js');
    expect([...stylesheets.values()].map(({ file }) => file)).toEqual(['assets/cart-page-ABCDEF.css']);
  });
});

describe("the loader's table", () => {
  const shared = ['assets/core-SHAREDAA.js', 'assets/base-STYLESA.css'];
  const row = (name: string) => ({
    file: `assets/${name}-ABCDEF.js`,
    css: [shared[1] as string, `assets/${name}-ABCDEF.css`],
    imports: [shared[0] as string],
    load: 'eager',
  });

  it('names what widgets share once, and everything else by one hash [performance]', () => {
    const firstReads = [{ path: 'count' }];
    expect(loaderTable({ a: { ...row('a'), firstReads }, b: row('b') })).toEqual({
      rows: { a: 'eager ABCDEF 0 1', b: 'eager ABCDEF 0 1' },
      shared: ['base-STYLESA.css', 'core-SHAREDAA.js'],
      firstReads: { a: firstReads },
    });
  });

  it('is refused where a file has a name that it could not tell', () => {
    expect(() => loaderTable({ a: { ...row('a'), file: 'assets/chunk-ABCDEF.js' } })).toThrow(/^a: expected/);
  });
});
