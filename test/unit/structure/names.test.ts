// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { expectNone } from './breaches.ts';
import { exportsOf, filesIn, type SourceFile } from './source-files.ts';

/** Names that many modules export for their neighbours: the texts of a component, the description of a widget. */
const KINDS = new Set(['messages', 'definition', 'documentation']);

/** The names that a module declares for all others. */
function declaredIn(file: SourceFile): string[] {
  return exportsOf(file).filter((name) => !KINDS.has(name) && name !== rootComponent(file.path));
}

/** The component that a widget's folder is named after: only `index.ts` beside it imports it. */
function rootComponent(path: string): string | undefined {
  const folder = /^widgets\/([^/]+)\/\1\.tsx$/.exec(path)?.[1];
  return folder?.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
}

function sharedNames(files: SourceFile[]): string[] {
  const modules = new Map<string, string[]>();
  for (const file of files) {
    for (const name of declaredIn(file)) modules.set(name, [...(modules.get(name) ?? []), file.path]);
  }
  return [...modules]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${name}: ${paths.join(', ')}`);
}

/** A file's path without its layer: a subject has the same name in every layer. */
function subjectOf(path: string): string {
  return path.replace(/^shared\/[^/]+\//, '');
}

function sharedFileNames(paths: string[]): string[] {
  const places = new Map<string, string[]>();
  for (const path of paths) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (name !== 'index.ts') places.set(name, [...(places.get(name) ?? []), path]);
  }
  return [...places]
    .filter(([, found]) => new Set(found.map(subjectOf)).size > 1)
    .map(([name, found]) => `${name}: ${found.join(', ')}`);
}

describe('names', () => {
  const files = ['widgets', 'shared'].flatMap((folder) => filesIn(folder, ['.ts', '.tsx', '.mjs', '.css']));

  it('of exports are unique [architecture Rooms]', () => {
    expectNone(sharedNames(files), 'rename one of the exports after what makes it different.');
  });

  it('of files are unique, except for one subject in several layers [architecture Rooms]', () => {
    expectNone(sharedFileNames(files.map(({ path }) => path)), 'rename one of the files after its subject.');
  });

  it('that two modules declare are reported, whatever they are', () => {
    const texts = ['export type Total = number;', 'export function Total() {}', 'export const total = 1;'];
    const found = sharedNames(texts.map((text, index) => ({ path: `shared/ui/${index}.ts`, text })));
    expect(found).toEqual(['Total: shared/ui/0.ts, shared/ui/1.ts']);
  });

  it('may be shared by a widget and what it shows, by texts, and by re-exports', () => {
    const modules = [
      ['widgets/mini-cart/mini-cart.tsx', 'export function MiniCart() {}\nexport const messages = {};'],
      ['shared/api/cart/mini-cart.ts', 'export interface MiniCart {}\n// export const messages = {};'],
      ['widgets/mini-cart/mini-cart-surroundings.ts', "export { MiniCart } from './mini-cart.tsx';"],
      ['widgets/quick-order/quick-order.tsx', 'export const messages = {};'],
    ];
    expect(sharedNames(modules.map(([path = '', text = '']) => ({ path, text })))).toEqual([]);
    const [, api = []] = modules;
    const other = ['widgets/mini-cart/panel.tsx', 'export function MiniCart() {}'];
    expect(sharedNames([api, other].map(([path = '', text = '']) => ({ path, text })))).toHaveLength(1);
  });

  it('that two files have are reported, unless they’re one subject in two layers', () => {
    expect(
      sharedFileNames(['shared/api/lists/list-to-cart.ts', 'shared/stores/lists/list-to-cart.ts']),
    ).toEqual([]);
    expect(sharedFileNames(['widgets/a/index.ts', 'widgets/b/index.ts'])).toEqual([]);
    expect(
      sharedFileNames(['shared/api/cart/punch-out.ts', 'shared/stores/checkout/punch-out.ts']),
    ).toHaveLength(1);
    expect(sharedFileNames(['widgets/a/found-text.ts', 'widgets/b/found-text.ts'])).toHaveLength(1);
  });
});
