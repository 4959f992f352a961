// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { filesIn, modulesLoadedBy, type SourceFile } from './source-files.ts';

/** The modules from which a module leads back to itself, by whatever it loads, at once or later. */
function modulesInCircles(files: SourceFile[]): string[] {
  const loaded = new Map(files.map((file) => [file.path, modulesLoadedBy(file)]));
  return [...loaded.keys()].filter((start) => reachableFrom(start, loaded).has(start));
}

function reachableFrom(start: string, loaded: Map<string, string[]>): Set<string> {
  const reached = new Set<string>();
  const ahead = [...(loaded.get(start) ?? [])];
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    ahead.push(...(loaded.get(next) ?? []));
  }
  return reached;
}

describe('modules', () => {
  it('have no circle among them, import() counted [architecture Layers]', () => {
    const files = ['widgets', 'shared', 'demo-pages', 'test'].flatMap((folder) =>
      filesIn(folder, ['.ts', '.tsx', '.mjs']),
    );
    expect(modulesInCircles(files)).toEqual([]);
  });

  it.each([
    ['of two', ["import { b } from './b.ts';", "import { a } from './a.ts';"]],
    ['of one', ["import { a } from './a.ts';"]],
    ['by import()', ["import { b } from './b.ts';", "const load = () => import('./a.ts');"]],
    ['by what is passed on', ["export { b } from './b.ts';", "import './a.ts';"]],
    ['of three', ["import './b.ts';", "import './c.ts';", "import { type A, a } from './a.ts';"]],
  ])('are found in a circle %s', (_, texts) => {
    const files = texts.map((text, index) => ({ path: `shared/stores/${'abc'[index]}.ts`, text }));
    expect(modulesInCircles(files)).toEqual(files.map(({ path }) => path));
  });

  it.each([
    ['types', ["import { b } from './b.ts';", "import type { A } from './a.ts';"]],
    ['types among braces', ["import { b } from './b.ts';", "import { type A, type B } from './a.ts';"]],
    ['words of a comment', ["import { b } from './b.ts';", "// import { a } from './a.ts';"]],
  ])('are in no circle by %s', (_, texts) => {
    const files = texts.map((text, index) => ({ path: `shared/stores/${'ab'[index]}.ts`, text }));
    expect(modulesInCircles(files)).toEqual([]);
  });
});
