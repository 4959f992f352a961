// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findWidgets, readDefinitions } from '../../../shared/build/find-widgets.mjs';
import { describeOutputs } from '../../../shared/build/outputs.mjs';
import { measure, overBudget } from '../../../shared/build/sizes.mjs';
import { ROOT } from '../structure/source-files.ts';

const DEFINITIONS = new Map([
  [
    'cart-page',
    { documentation: { budget: { firstLoad: 26.5, files: 6, withPrefetched: { load: 30, files: 7 } } } },
  ],
  ['mini-cart', { documentation: {} }],
]);

/** A build of two widgets that share a file; `inputs` are those of the cart page's own file. */
function buildOf({
  own = 100,
  shared = 100,
  loader = 100,
  inputs = [] as string[],
  more = 0,
  prefetched = 0,
}) {
  const extra = Array.from({ length: more }, (_, index) => `more-${index}`);
  const lazy = Array.from({ length: prefetched }, (_, index) => `lazy-${index}`);
  const script = (imports: string[], paths: string[] = []) => ({
    code: '',
    imports,
    inputs: new Map(paths.map((path) => [path, 1])),
  });
  const scripts = new Map([
    ['cart-page', script(['core', ...extra], ['widgets/cart-page/index.ts', ...inputs])],
    ['mini-cart', script(['core'], ['widgets/mini-cart/index.ts'])],
    ['core', script([])],
    ...[...extra, ...lazy].map((name) => [name, script([])] as const),
  ]);
  const files = new Map([
    ['pointers/loader.js', noise(loader)],
    ['assets/cart-page-m.js', noise(own)],
    ['assets/mini-cart-m.js', noise(100)],
    ['assets/core-m.js', noise(shared)],
    ...[...extra, ...lazy].map((name) => [`assets/${name}-m.js`, noise(10)] as const),
  ]);
  const widgets = ['cart-page', 'mini-cart'].map((name) => ({
    name,
    prefetch: name === 'cart-page' ? lazy : [],
  }));
  const result = {
    release: '1.0.0+m0m0m0m0',
    widgets,
    definitions: DEFINITIONS,
    outputs: describeOutputs(widgets, scripts, files, 'm'),
    files,
    runtime: 'preact',
  };
  return { rows: measure(result), result };
}

/** Incompressible bytes. */
function noise(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}

function problemsOf(given: Parameters<typeof buildOf>[0]): string[] {
  const { rows, result } = buildOf(given);
  return overBudget(rows, result);
}

/** KB of the first load, number of its files, and both including prefetched files. */
const AGREED: Record<string, number[]> = {
  'cart-page': [29, 6, 46, 14],
  'friend-lists': [32, 7],
  'list-detail': [36, 7],
  'mini-cart': [19],
  'order-history': [26.5],
  'public-list': [34.5, 7],
  'quick-order': [24.5],
  'shopping-lists': [33, 7],
};

describe('budgets', () => {
  it('of the widgets are the agreed ones [performance Sizes]', async () => {
    const { definitions } = await readDefinitions(ROOT, await findWidgets(ROOT));
    const named = [...definitions].flatMap(([name, { documentation }]) => {
      const { firstLoad, files, withPrefetched = {} } = documentation.budget ?? {};
      const numbers = [firstLoad, files, ...Object.values(withPrefetched)].filter((one) => one !== undefined);
      return numbers.length > 0 ? [[name, numbers]] : [];
    });
    expect(Object.fromEntries(named)).toEqual(AGREED);
  });

  it('are met by a small build', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each([
    ['the loader', { loader: 2800 }, /^loader: 2\.80 KB brotli, budget 2\.6 KB$/],
    ['what is shared', { shared: 16_100 }, /^shared by all widgets: 16\.10 KB/],
    ['the number of files', { more: 4 }, /^cart-page: 7 JavaScript files before it can be used, at most 6$/],
    [
      'DOMPurify',
      { inputs: ['node_modules/dompurify/dist/purify.es.mjs'] },
      /^cart-page: .* contains DOMPurify/,
    ],
    [
      'a reader of spreadsheets',
      { inputs: ['node_modules/papaparse/papaparse.js'] },
      /^cart-page: .* contains a reader of spreadsheets/,
    ],
    ['a dialog', { inputs: ['shared/ui/dialog.tsx'] }, /^cart-page: .* contains a dialog/],
    ['react-dom', { inputs: ['node_modules/react-dom/client.js'] }, /^cart-page: .* contains react-dom/],
  ])('are enforced for %s [performance Sizes]', (_, given, problem) => {
    expect(problemsOf(given)).toEqual([expect.stringMatching(problem)]);
  });

  it('are enforced for the prefetched modules [performance Sizes]', () => {
    expect(problemsOf({ prefetched: 4 })).toEqual([]);
    expect(problemsOf({ prefetched: 5 })).toEqual([
      'cart-page: 8 JavaScript files with the prefetched ones, at most 7',
    ]);
  });

  it('are enforced for a first load whose documentation lists none [performance Sizes]', () => {
    const { rows, result } = buildOf({});
    const first = { raw: 0, gzip: 0, brotli: 29_000 };
    const miniCart = rows.flatMap((row) => (row.name === 'mini-cart' ? { ...row, first, files: 7 } : []));
    expect(overBudget(miniCart, result)).toEqual([
      'mini-cart, first load: 29.00 KB brotli, budget 28.5 KB',
      'mini-cart: 7 JavaScript files before it can be used, at most 6',
    ]);
  });

  it('are enforced for everything that a widget loads until it can be used [performance Sizes]', () => {
    expect(problemsOf({ own: 7900, shared: 14_900, loader: 1900, more: 2 })).toEqual([]);
    const { rows } = buildOf({ own: 500, shared: 700, loader: 300 });
    const [cartPage] = rows.filter(({ name }) => name === 'cart-page');
    expect(cartPage?.first.raw).toBe(1500);
    expect(cartPage?.files).toBe(3);
  });
});
