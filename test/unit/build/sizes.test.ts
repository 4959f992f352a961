// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { describeOutputs } from '../../../shared/build/outputs.mjs';
import { measure, overBudget } from '../../../shared/build/sizes.mjs';

const WIDGETS = ['cart-page', 'mini-cart'].map((name) => ({ name, entry: `widgets/${name}/index.ts` }));
const DEFINITIONS = new Map([
  [
    'cart-page',
    { documentation: { budget: { firstLoad: 26.5, files: 6, withParts: { load: 30, files: 7 } } } },
  ],
  ['mini-cart', { documentation: {} }],
]);

/** A build of two widgets that share a file; `inputs` come with the cart page's own file. */
function buildOf({ own = 100, shared = 100, loader = 100, inputs = [] as string[], more = 0, parts = 0 }) {
  const extra = Array.from({ length: more }, (_, index) => `more-${index}`);
  const lazy = Array.from({ length: parts }, (_, index) => `part-${index}`);
  const files = new Map([
    ['pointers/loader.js', noise(loader)],
    ['assets/cart-page-m.js', noise(own)],
    ['assets/mini-cart-m.js', noise(100)],
    ['assets/core-m.js', noise(shared)],
    ...[...extra, ...lazy].map((name) => [`assets/${name}-m.js`, noise(10)] as const),
  ]);
  const imports = (names: string[]) =>
    names.map((name) => ({ path: `out/${name}.js`, kind: 'import-statement' }));
  const from = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, { bytesInOutput: 1 }]));
  const outputs = {
    'out/cart-page.js': {
      inputs: from('widgets/cart-page/index.ts', ...inputs),
      imports: imports(['core', ...extra]),
    },
    'out/mini-cart.js': { inputs: from('widgets/mini-cart/index.ts'), imports: imports(['core']) },
    'out/core.js': { inputs: {}, imports: [] },
    ...Object.fromEntries([...extra, ...lazy].map((name) => [`out/${name}.js`, { inputs: {}, imports: [] }])),
  };
  const names = new Map(
    Object.keys(outputs).map((path) => [path, path.replace('out/', 'assets/').replace('.js', '-m.js')]),
  );
  const bundle = { metafile: { inputs: {}, outputs } as never, names, mark: 'm' };
  const widgets = WIDGETS.map((widget) =>
    widget.name === 'cart-page' ? { ...widget, parts: lazy } : widget,
  );
  const described = describeOutputs(widgets, bundle, files);
  const result = {
    release: '1.0.0+m0m0m0m0',
    widgets: WIDGETS,
    definitions: DEFINITIONS,
    outputs: described,
    files,
    runtime: 'preact',
  };
  return { rows: measure(result), result };
}

/** Bytes that no compression makes fewer. */
function noise(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}

function problemsOf(given: Parameters<typeof buildOf>[0]): string[] {
  const { rows, result } = buildOf(given);
  return overBudget(rows, result);
}

describe('budgets', () => {
  it('are kept by a small build', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each([
    ['the loader', { loader: 2500 }, /^loader: 2\.50 KB brotli, budget 2\.4 KB$/],
    ['what is shared', { shared: 15_100 }, /^shared by all widgets: 15\.10 KB/],
    ["a widget's own code", { own: 8100 }, /^cart-page, own code: 8\.10 KB/],
    ['the number of files', { more: 4 }, /^cart-page: 7 JavaScript files until it can be used, at most 6$/],
    [
      'DOMPurify',
      { inputs: ['node_modules/dompurify/dist/purify.es.mjs'] },
      /^cart-page: .* contains DOMPurify/,
    ],
    ['a dialog', { inputs: ['shared/ui/dialog.tsx'] }, /^cart-page: .* contains a dialog/],
    ['react-dom', { inputs: ['node_modules/react-dom/client.js'] }, /^cart-page: .* contains react-dom/],
  ])('are held for %s [performance Sizes]', (_, given, problem) => {
    expect(problemsOf(given)).toEqual([expect.stringMatching(problem)]);
  });

  it('are held for the parts that are fetched along [performance Sizes]', () => {
    expect(problemsOf({ parts: 4 })).toEqual([]);
    expect(problemsOf({ parts: 5 })).toEqual(['cart-page: 8 JavaScript files with its parts, at most 7']);
  });

  it('are held for a first load whose documentation names none [performance Sizes]', () => {
    const { rows, result } = buildOf({});
    const first = { raw: 0, gzip: 0, brotli: 26_500 };
    const miniCart = rows.flatMap((row) => (row.name === 'mini-cart' ? { ...row, first, files: 7 } : []));
    expect(overBudget(miniCart, result)).toEqual([
      'mini-cart, first load: 26.50 KB brotli, budget 26 KB',
      'mini-cart: 7 JavaScript files until it can be used, at most 6',
    ]);
  });

  it('are held for all that a widget loads until it can be used [performance Sizes]', () => {
    expect(problemsOf({ own: 7900, shared: 14_900, loader: 1900, more: 2 })).toEqual([]);
    const { rows } = buildOf({ own: 500, shared: 700, loader: 300 });
    const [cartPage] = rows.filter(({ name }) => name === 'cart-page');
    expect(cartPage?.first.raw).toBe(1500);
    expect(cartPage?.files).toBe(3);
  });
});
