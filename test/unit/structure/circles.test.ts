// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { expectNone } from './breaches.ts';
import { filesIn, importsOf, type SourceFile } from './source-files.ts';

/**
 * Finds import cycles, including those through `import()` and types.
 * @returns the modules of each cycle, in the order in which one imports the next
 */
function circlesAmong(files: SourceFile[]): string[] {
  const imports = new Map(files.map((file) => [file.path, importsOf(file)]));
  const found = new Map<string, string>();
  for (const start of imports.keys()) {
    const way = wayBackTo(start, imports);
    const modules = [...(way ?? [])].sort().join();
    // A cycle is found from each of its modules.
    if (way && !found.has(modules)) found.set(modules, [...way, start].join(' → '));
  }
  return [...found.values()];
}

/** The modules on a shortest path from a module back to itself. */
function wayBackTo(start: string, imports: Map<string, string[]>): string[] | undefined {
  const ways = [[start]];
  const reached = new Set<string>();
  for (const way of ways) {
    for (const next of imports.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return way;
      if (reached.has(next)) continue;
      reached.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

describe('modules', () => {
  it('have no cycles, even through types and import() [architecture Layers]', () => {
    const files = ['widgets', 'shared', 'demo-pages', 'test'].flatMap((folder) =>
      filesIn(folder, ['.ts', '.tsx', '.mjs']),
    );
    expectNone(circlesAmong(files), 'move what both files need, often a type, into a file below both.');
  });

  it.each([
    ['of two', ["import { b } from './b.ts';", "import { a } from './a.ts';"]],
    ['of one', ["import { a } from './a.ts';"]],
    ['by import()', ["import { b } from './b.ts';", "const load = () => import('./a.ts');"]],
    ['by the type of a module', ["import { b } from './b.ts';", "type A = typeof import('./a.ts');"]],
    ['by what is passed on', ["export { b } from './b.ts';", "import './a.ts';"]],
    ['by a type', ["import { b } from './b.ts';", "import type { A } from './a.ts';"]],
    ['by types only', ["import type { B } from './b.ts';", "import { type A } from './a.ts';"]],
    ['of three', ["import './b.ts';", "import './c.ts';", "import { type A, a } from './a.ts';"]],
  ])('are found in a cycle %s', (_, texts) => {
    const files = texts.map((text, index) => ({ path: `shared/stores/${'abc'[index]}.ts`, text }));
    const circle = [...files, ...files.slice(0, 1)].map(({ path }) => path).join(' → ');
    expect(circlesAmong(files)).toEqual([circle]);
  });

  it.each([
    ['words of a comment', ["import { b } from './b.ts';", "// import { a } from './a.ts';"]],
    ['two ways to one module', ["import './b.ts';\nimport './c.ts';", "import './c.ts';", '']],
  ])('are in no cycle by %s', (_, texts) => {
    const files = texts.map((text, index) => ({ path: `shared/stores/${'abc'[index]}.ts`, text }));
    expect(circlesAmong(files)).toEqual([]);
  });
});
