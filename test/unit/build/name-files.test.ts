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
      'dist/assets/chunk-ABCDEGH.js': {
        inputs: { 'widgets/cart-page/index.ts': { bytesInOutput: 9 } },
        imports: [{ path: 'dist/assets/chunk-SHAREDAA.js', kind: 'import-statement' }],
      },
      'dist/assets/chunk-SHAREDAA.js': { inputs: {}, imports: [] },
      'dist/assets/warning-LAZYPART.js': { inputs: {}, imports: [] },
    },
  } as never,
  outputFiles: [
    {
      path: '/dist/assets/chunk-ABCDEGH.js',
      text: 'import"./chunk-SHAREDAA.js";"assets/cart-page-STYLESA.css"',
    },
    { path: '/dist/assets/warning-LAZYPART.js', text: 'import"./chunk-ABCDEGH.js"' },
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
      '/dist/assets/cart-page-ABCDE.js',
      '/dist/assets/warning-LAZYP.js',
    ]);
    expect(texts(outputFiles)).toEqual([
      'import"./chunk-SHARE.js";"assets/cart-page-ABCDE.css"',
      'import"./cart-page-ABCDE.js"',
    ]);
    expect(Object.keys(metafile.outputs)).toContain('dist/assets/cart-page-ABCDE.js');
    expect([...stylesheets.values()].map(({ file }) => file)).toEqual(['assets/cart-page-ABCDE.css']);
  });

  it('are refused where two would get one name', () => {
    const same = built();
    Object.assign((same.metafile as { outputs: object }).outputs, {
      'dist/assets/warning-LAZYPBBB.js': { inputs: {}, imports: [] },
    });
    expect(() => nameFiles(same, WIDGETS)).toThrow('two files would be called warning-LAZYP');
  });
});

describe("the loader's table", () => {
  const shared = ['assets/core-SHAREDAA.js', 'assets/base-STYLESA.css'];
  const row = (name: string) => ({
    file: `assets/${name}-ABCDE.js`,
    css: [shared[1] as string, `assets/${name}-ABCDE.css`],
    imports: [shared[0] as string],
    load: 'eager',
  });

  it('names what widgets share once, and everything else by one hash [performance]', () => {
    const firstReads = [{ path: 'count' }, { path: 'cart', unlessState: 'cart', unlessQuery: 'create=true' }];
    expect(loaderTable({ a: { ...row('a'), firstReads }, b: row('b') })).toEqual({
      names: 'a b',
      plans: 'e01 count cart,cart,create=true;e01',
      hashes: 'ABCDEABCDE',
      shared: 'base-STYLESA.css core-SHAREDAA.js',
    });
  });

  it('is refused where a file has a name that it could not tell', () => {
    expect(() => loaderTable({ a: { ...row('a'), file: 'assets/chunk-ABCDE.js' } })).toThrow(/^a: expected/);
  });
});
