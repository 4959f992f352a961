// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { describeOutputs } from '../../../shared/build/outputs.mjs';
import { measure, overBudget } from '../../../shared/build/sizes.mjs';

const WIDGETS = ['cart-page', 'mini-cart'].map((name) => ({ name }));

/** A build of two widgets that share a file; `inputs` come with the cart page's own file. */
function buildOf({ own = 100, shared = 100, loader = 100, inputs = [] as string[], more = 0 }) {
  const extra = Array.from({ length: more }, (_, index) => `assets/more-${index}.js`);
  const files = new Map([
    ['loader.js', noise(loader)],
    ['assets/cart-page.js', noise(own)],
    ['assets/mini-cart.js', noise(100)],
    ['assets/core.js', noise(shared)],
    ...extra.map((file) => [file, noise(10)] as const),
  ]);
  const imports = (names: string[]) =>
    names.map((path) => ({ path: `out/${path}`, kind: 'import-statement' }));
  const from = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, { bytesInOutput: 1 }]));
  const outputs = {
    'out/assets/cart-page.js': {
      entryPoint: 'widgets/cart-page/index.ts',
      inputs: from('widgets/cart-page/index.ts', ...inputs),
      imports: imports(['assets/core.js', ...extra]),
    },
    'out/assets/mini-cart.js': {
      entryPoint: 'widgets/mini-cart/index.ts',
      inputs: from('widgets/mini-cart/index.ts'),
      imports: imports(['assets/core.js']),
    },
    'out/assets/core.js': { inputs: {}, imports: [] },
    ...Object.fromEntries(extra.map((file) => [`out/${file}`, { inputs: {}, imports: [] }])),
  };
  const described = describeOutputs({ inputs: {}, outputs } as never, files, new Map(), 'out');
  const result = { widgets: WIDGETS, outputs: described, files, runtime: 'preact' };
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
    ['the loader', { loader: 2100 }, /^loader: 2\.10 KB brotli, budget 2 KB$/],
    ['what is shared', { shared: 15_100 }, /^shared by all widgets: 15\.10 KB/],
    ["a widget's own code", { own: 8100 }, /^cart-page, own code: 8\.10 KB/],
    ['the number of files', { more: 3 }, /^cart-page: 6 JavaScript files until it can be used, at most 5$/],
    [
      'DOMPurify',
      { inputs: ['node_modules/dompurify/dist/purify.es.mjs'] },
      /^cart-page: .* contains DOMPurify/,
    ],
    ['a dialog', { inputs: ['shared/ui/confirm-dialog.tsx'] }, /^cart-page: .* contains a dialog/],
    ['react-dom', { inputs: ['node_modules/react-dom/client.js'] }, /^cart-page: .* contains react-dom/],
  ])('are held for %s [performance]', (_, given, problem) => {
    expect(problemsOf(given)).toEqual([expect.stringMatching(problem)]);
  });

  it('are held for all that a widget loads until it can be used [performance]', () => {
    expect(problemsOf({ own: 7900, shared: 14_900, loader: 1900, more: 2 })).toEqual([]);
    const { rows } = buildOf({ own: 500, shared: 700, loader: 300 });
    const [cartPage] = rows.filter(({ name }) => name === 'cart-page');
    expect(cartPage?.first.raw).toBe(1500);
    expect(cartPage?.files).toBe(3);
  });
});
