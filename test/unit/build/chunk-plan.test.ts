// @vitest-environment node
import type { Metafile } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { planChunks } from '../../../shared/build/chunks/chunk-plan.mjs';

const GROUPS = [
  { name: 'cart', paths: ['shared/stores/cart/'] },
  { name: 'rest', paths: ['shared/ui/'] },
];

/** Writes a module graph as esbuild does: '?' before a name is an `import()`. */
function graph(modules: Record<string, string[]>): Metafile {
  const inputs = Object.entries(modules).map(([path, imports]) => [
    path,
    {
      bytes: 1,
      imports: imports.map((name) => ({
        path: name.replace('?', ''),
        kind: name.startsWith('?') ? 'dynamic-import' : 'import-statement',
      })),
    },
  ]);
  return { inputs: Object.fromEntries(inputs), outputs: {} };
}

const MODULES = {
  'widgets/a/index.ts': ['shared/core.ts', 'shared/stores/cart/queue.ts', '?widgets/a/lazy.ts'],
  'widgets/a/lazy.ts': ['shared/ui/button.tsx', 'widgets/a/words.ts'],
  'widgets/a/words.ts': [],
  'widgets/b/index.ts': [
    'shared/core.ts',
    'shared/stores/cart/queue.ts',
    'shared/ui/button.tsx',
    '?shared/ui/dialog.tsx',
  ],
  'widgets/c/index.ts': ['shared/core.ts', 'shared/count.ts'],
  'shared/core.ts': [],
  'shared/count.ts': [],
  'shared/stores/cart/queue.ts': ['shared/stores/cart/line.ts'],
  'shared/stores/cart/line.ts': [],
  'shared/ui/button.tsx': [],
  'shared/ui/dialog.tsx': ['shared/paper.ts'],
  'shared/paper.ts': [],
};
const ENTRIES = ['widgets/a/index.ts', 'widgets/b/index.ts', 'widgets/c/index.ts'];

/** What the graph's entries import first, and what is wrong with the groups. */
function planned(modules: Record<string, string[]>, everyPage: string[] = [], groups = GROUPS) {
  return planChunks(graph(modules), { entries: ENTRIES, everyPage }, groups);
}

describe('chunk plan', () => {
  const { plan, problems } = planned(MODULES);

  it('gives an entry the whole of each group that it reaches', () => {
    expect(plan.get('widgets/b/index.ts')?.sort()).toEqual([
      'shared/core.ts',
      'shared/stores/cart/line.ts',
      'shared/stores/cart/queue.ts',
      'shared/ui/button.tsx',
    ]);
    expect(problems).toEqual([]);
  });

  it('gives an entry nothing of a group that it does not reach', () => {
    expect(plan.get('widgets/c/index.ts')).toEqual(['shared/core.ts']);
  });

  it('gives lazy parts the core, so that it is not split', () => {
    expect(plan.get('shared/ui/dialog.tsx')).toEqual(['shared/core.ts']);
  });

  it("gives a widget's lazy part the widget, so that what both use needs no file of its own", () => {
    expect(plan.get('widgets/a/lazy.ts')).toContain('widgets/a/index.ts');
  });

  it('leaves lazy what only lazy parts reach', () => {
    expect([...plan.values()].flat()).not.toContain('shared/paper.ts');
  });

  it('counts what a widget on every page needs as core', () => {
    expect(planned(MODULES, ['widgets/c/index.ts']).plan.get('widgets/a/index.ts')).toContain(
      'shared/count.ts',
    );
  });

  it('keeps a module in its file while it moves within a folder of a group', () => {
    const moved = JSON.parse(JSON.stringify(MODULES).replaceAll('cart/queue', 'cart/writes'));
    expect(planned(moved).problems).toEqual([]);
    expect(planned(moved).plan.get('widgets/b/index.ts')).toContain('shared/stores/cart/writes.ts');
  });

  it('names what several widgets load at first and no group has', () => {
    const moved = JSON.parse(JSON.stringify(MODULES).replaceAll('shared/ui/button', 'shared/button'));
    expect(planned(moved).problems).toEqual([
      'several widgets load shared/button.tsx at first, but no group has it',
    ]);
  });

  it('names what a group has and no widget needs', () => {
    const groups = [...GROUPS, { name: 'old', paths: ['shared/old/'] }];
    expect(planned(MODULES, [], groups).problems).toEqual([
      'a group has shared/old/, but no widget needs such a module',
    ]);
  });
});
