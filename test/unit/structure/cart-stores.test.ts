// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectNone } from './breaches.ts';
import { codeOf, filesIn, importsOf, ROOT, type SourceFile } from './source-files.ts';

const CART = 'shared/stores/cart/';
const MOST_FILES = 14;
const MOST_LEVELS = 6;
/** How many files may make a decision about a quantity between key and paint. */
const MOST_STOPS = 9;

/** The modules that a page needs to show a cart: the cart itself, and the wanted quantities of its lines. */
const LOADED_FIRST = ['cart.ts', 'cart-count.ts', 'line-edits.ts', 'line-actions.ts', 'undo-history.ts'].map(
  (name) => CART + name,
);

/** The two functions by which a write shows its cart. */
const SHOWING = /\b(showWrittenCart|readWrittenCart)\b/;

/** Finds more files and more levels of imports than a reader can keep in mind; import() and types count. */
function sizeBreaches(files: readonly SourceFile[]): string[] {
  const imports = new Map(
    files.map((file) => [file.path, importsOf(file).filter((path) => path.startsWith(CART))]),
  );
  const levels = new Map<string, number>();
  function levelOf(path: string): number {
    const known = levels.get(path);
    if (known !== undefined) return known;
    // A path that leads back to this file finds it above every limit.
    levels.set(path, Number.POSITIVE_INFINITY);
    const level = 1 + Math.max(0, ...(imports.get(path) ?? []).map(levelOf));
    levels.set(path, level);
    return level;
  }
  const tooHigh = [...imports.keys()].filter((path) => levelOf(path) > MOST_LEVELS);
  return [
    ...(files.length > MOST_FILES ? [`${CART} has ${files.length} files, at most ${MOST_FILES} may be`] : []),
    ...tooHigh.map((path) => `${path} is above level ${MOST_LEVELS}`),
  ];
}

/** Finds first-load modules that import code that follows a cart, or that import a write other than by import(). */
function loadingBreaches(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => LOADED_FIRST.includes(path))
    .flatMap((file) => {
      const atOnce = { ...file, text: codeOf(file.text).replace(/\bimport\s*\([^)]*\)/g, '') };
      const writes = importsOf(atOnce).filter((path) => path.startsWith(`${CART}writes/`));
      const following = importsOf(file).filter((path) => path.startsWith(`${CART}following/`));
      return [...writes, ...following].map((path) => `${file.path} imports ${path}`);
    });
}

/** Finds writes that show the cart themselves. */
function settlingBreaches(files: readonly SourceFile[]): string[] {
  const own = [`${CART}cart.ts`, `${CART}writes/settle-write.ts`];
  return files
    .filter(({ path, text }) => !own.includes(path) && SHOWING.test(codeOf(text)))
    .map(({ path }) => `${path} shows the cart of a write itself`);
}

/** The files in the README's table of one quantity change. */
function stopsIn(readme: string): string[] {
  const [, section = ''] = /\n## One quantity change.*\n([\s\S]*?)\n## /.exec(readme) ?? [];
  return [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, path = '']) => path);
}

/** Finds a path of a quantity that is too long, or that differs from the imports. */
function wayBreaches(stops: readonly string[], importsAt: (path: string) => readonly string[]): string[] {
  const reached = (path: string) => stops.some((other) => other !== path && importsAt(other).includes(path));
  return [
    ...(stops.length > MOST_STOPS ? [`${stops.length} files, at most ${MOST_STOPS} may be`] : []),
    // The last row imports what it follows; every other stop is imported by an earlier one.
    ...stops
      .slice(1, -1)
      .filter((path) => !reached(path))
      .map((path) => `no other file of the table imports ${path}`),
  ];
}

describe('the stores of the cart', () => {
  const stores = filesIn('shared/stores/cart', ['.ts']);

  it('are few files on few levels [architecture Layers]', () => {
    expect(stores.length).toBeGreaterThan(5);
    expectNone(
      sizeBreaches(stores),
      'join the file with the subject it belongs to, or move what it needs down a level.',
    );
  });

  it.each([
    ['a file too many', Array.from({ length: MOST_FILES + 1 }, (_, index) => [`${index}.ts`, ''])],
    [
      'a level too many',
      Array.from({ length: MOST_LEVELS + 1 }, (_, index) => [
        `${index}.ts`,
        index ? `const load = () => import('./${index - 1}.ts');` : '',
      ]),
    ],
    [
      'a circle by a type',
      [
        ['a.ts', "import { b } from './b.ts';"],
        ['b.ts', "import type { A } from './a.ts';"],
      ],
    ],
  ])('are reported if they have %s', (_, files) => {
    expect(sizeBreaches(files.map(([name, text = '']) => ({ path: CART + name, text })))).not.toEqual([]);
  });

  it('import nothing that follows from a cart where it’s loaded first, and write only through import() [architecture Layers]', () => {
    const found = LOADED_FIRST.filter((path) => stores.some((file) => file.path === path));
    expect(found).toEqual(LOADED_FIRST);
    expectNone(
      loadingBreaches(stores),
      'let the cart fire `cartShown`, and load writes by `lineWrites` of line-actions.ts.',
    );
  });

  it.each([
    ['a listener', 'cart.ts', "import { followCart } from './following/follow-cart.ts';"],
    ['a lazy listener', 'cart.ts', "const load = () => import('./following/cart-news.ts');"],
    ['a write', 'cart-count.ts', "import { settleWrite } from './writes/settle-write.ts';"],
    ['a type of a write', 'line-edits.ts', "import type { CartWrite } from './writes/settle-write.ts';"],
  ])('are reported if they import %s', (_, name, text) => {
    expect(loadingBreaches([{ path: CART + name, text }])).toHaveLength(1);
  });

  it('load writes later [architecture Layers]', () => {
    const text = "const load = lazyModule(() => import('./writes/line-writes.ts'));";
    expect(loadingBreaches([{ path: `${CART}line-actions.ts`, text }])).toEqual([]);
  });

  it('end every write in settleWrite [architecture Layers]', () => {
    const sources = [...filesIn('shared', ['.ts', '.tsx']), ...filesIn('widgets', ['.ts', '.tsx'])];
    expectNone(settlingBreaches(sources), 'call settleWrite, or applyWrite for several writes at their end.');
  });

  it('are reported if they show a cart without settleWrite', () => {
    const text = "import { readWrittenCart } from '../cart/cart.ts';";
    expect(settlingBreaches([{ path: 'shared/stores/lists/a.ts', text }])).toHaveLength(1);
  });
});

describe('the path of a quantity from key to paint', () => {
  it('goes through nine files at most, which the README lists [architecture Layers]', () => {
    const stops = stopsIn(readFileSync(join(ROOT, 'README.md'), 'utf8'));
    expect(stops.length).toBeGreaterThan(5);
    expect(stops.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    const importsAt = (path: string) => importsOf({ path, text: readFileSync(join(ROOT, path), 'utf8') });
    expectNone(wayBreaches(stops, importsAt), 'shorten the way, or correct the table of the README.');
  });

  it('is reported if it’s too long, or broken', () => {
    const stops = Array.from({ length: MOST_STOPS + 1 }, (_, index) => `${index}.ts`);
    expect(wayBreaches(stops, (path) => [`${Number.parseInt(path, 10) + 1}.ts`])).toHaveLength(1);
    expect(wayBreaches(['a.ts', 'b.ts', 'c.ts'], () => [])).toEqual([
      'no other file of the table imports b.ts',
    ]);
  });
});
