// @vitest-environment node
import { build, type Metafile } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { markOf, nameModules, namesPlugin } from '../../../shared/build/name-files.mjs';

const WIDGETS = ['cart-page', 'mini-cart'].map((name) => ({ name, entry: `widgets/${name}/index.ts` }));

/** One file of a build as esbuild describes it. */
function output(imports: string[], inputs: string[] = [], entryPoint?: string) {
  return {
    entryPoint,
    inputs: Object.fromEntries(inputs.map((input) => [input, { bytesInOutput: 9 }])),
    imports: imports.map((name) => ({ path: `dist/${name}`, kind: 'import-statement' })),
  };
}

/** A build in which a lazy part shares the cart page's module: esbuild makes a chunk of it and leaves a stub. */
const OUTPUTS = {
  'dist/cart-page-STUBAAAA.js': output(['chunk-OWNAAAAA.js'], [], 'widgets/cart-page/index.ts'),
  'dist/chunk-CARTAAAA.js': output(['chunk-COREAAAA.js']),
  'dist/chunk-COREAAAA.js': output([]),
  'dist/chunk-OWNAAAAA.js': output(['chunk-CARTAAAA.js'], ['widgets/cart-page/index.ts']),
  'dist/mini-cart-MINIAAAA.js': output(
    ['chunk-COREAAAA.js'],
    ['widgets/mini-cart/index.ts'],
    'widgets/mini-cart/index.ts',
  ),
  'dist/warning-LAZYPART.js': output(['chunk-OWNAAAAA.js'], [], 'widgets/cart-page/warning.tsx'),
};

function named(outputs: object): [string, string][] {
  return [...nameModules({ inputs: {}, outputs } as Metafile, WIDGETS, '3f2a9c1e')] as [string, string][];
}

describe("a build's modules", () => {
  it('are named after the widget, the lazy part, or by number, lowest for what most widgets load first', () => {
    expect(named(OUTPUTS)).toEqual([
      ['dist/chunk-CARTAAAA.js', 'assets/1-3f2a9c1e.js'],
      ['dist/chunk-COREAAAA.js', 'assets/0-3f2a9c1e.js'],
      ['dist/chunk-OWNAAAAA.js', 'assets/cart-page-3f2a9c1e.js'],
      ['dist/mini-cart-MINIAAAA.js', 'assets/mini-cart-3f2a9c1e.js'],
      ['dist/warning-LAZYPART.js', 'assets/warning-3f2a9c1e.js'],
    ]);
  });

  it('are refused where two would get one name', () => {
    const same = output([], [], 'shared/ui/warning.tsx');
    expect(() => named({ ...OUTPUTS, 'dist/warning-LAZYPBBB.js': same })).toThrow(
      'two modules would be called assets/warning-3f2a9c1e.js',
    );
  });

  it('import one another by these names, at once and later', async () => {
    const text = `import { a } from './chunk-A.js'; export const later = () => import('./lazy-B.js'); a();`;
    const modules = new Map([
      ['x.js', { file: 'assets/x-mark.js', text }],
      ['chunk-A.js', { file: 'assets/0-mark.js', text: 'export const a = () => {};' }],
      ['lazy-B.js', { file: 'assets/lazy-mark.js', text: '' }],
    ]);
    const { outputFiles } = await build({
      entryPoints: ['x.js'],
      outdir: 'out',
      bundle: true,
      write: false,
      format: 'esm',
      plugins: [namesPlugin(modules, [])],
    });
    expect(outputFiles[0]?.text).toContain('from "./0-mark.js"');
    expect(outputFiles[0]?.text).toContain('import("./lazy-mark.js")');
  });

  it('do not import a widget that they take nothing from: if its file has failed, they can be had all the same', async () => {
    const text = `import './widget-A.js'; import './chunk-B.js'; import { c } from './widget-C.js'; c();`;
    const modules = new Map([
      ['x.js', { file: 'assets/x-mark.js', text }],
      ['widget-A.js', { file: 'assets/cart-page-mark.js', text: '' }],
      ['chunk-B.js', { file: 'assets/0-mark.js', text: '' }],
      ['widget-C.js', { file: 'assets/mini-cart-mark.js', text: 'export const c = () => {};' }],
    ]);
    const plugins = [namesPlugin(modules, ['assets/cart-page-mark.js', 'assets/mini-cart-mark.js'])];
    const { outputFiles } = await build({
      entryPoints: ['x.js'],
      outdir: 'out',
      bundle: true,
      write: false,
      format: 'esm',
      plugins,
    });
    expect(outputFiles[0]?.text.match(/\w[\w-]*-mark/g)).toEqual(['0-mark', 'mini-cart-mark']);
  });
});

describe("a build's mark", () => {
  it('is the same for the same contents, and another for any other', () => {
    expect(markOf(['a', 'b'])).toMatch(/^[0-9a-f]{8}$/);
    expect(markOf(['a', 'b'])).toBe(markOf(['a', 'b']));
    expect(
      new Set(
        [
          ['a', 'b'],
          ['a', 'c'],
          ['c', 'b'],
        ].map((contents) => markOf(contents)),
      ).size,
    ).toBe(3);
  });
});
