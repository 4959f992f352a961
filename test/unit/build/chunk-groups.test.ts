// @vitest-environment node
import type { Metafile } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { planChunks } from '../../../shared/build/chunk-groups.mjs';

const GROUPS = [
  { name: 'core', everywhere: true, roots: ['shared/core.ts'] },
  { name: 'cart', roots: ['shared/queue.ts'] },
  { name: 'rest', test: /^shared\// },
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
  'widgets/a/index.ts': ['shared/core.ts', 'shared/queue.ts', '?widgets/a/lazy.ts'],
  'widgets/a/lazy.ts': ['shared/button.ts', 'widgets/a/messages.ts'],
  'widgets/a/messages.ts': [],
  'widgets/b/index.ts': ['shared/core.ts', 'shared/queue.ts', 'shared/button.ts', '?shared/dialog.ts'],
  'widgets/c/index.ts': ['shared/core.ts'],
  'shared/core.ts': [],
  'shared/queue.ts': ['shared/struct.ts'],
  'shared/struct.ts': [],
  'shared/button.ts': [],
  'shared/dialog.ts': ['shared/paper.ts'],
  'shared/paper.ts': [],
};
const ENTRIES = ['widgets/a/index.ts', 'widgets/b/index.ts', 'widgets/c/index.ts'];

describe('chunk plan', () => {
  const plan = planChunks(graph(MODULES), ENTRIES, GROUPS);

  it('gives an entry the whole of each group that it reaches', () => {
    expect(plan.get('widgets/b/index.ts')?.sort()).toEqual([
      'shared/button.ts',
      'shared/core.ts',
      'shared/queue.ts',
      'shared/struct.ts',
    ]);
  });

  it('gives an entry nothing of a group that it does not reach', () => {
    expect(plan.get('widgets/c/index.ts')).toEqual(['shared/core.ts']);
  });

  it('gives lazy parts the core, so that it is not split', () => {
    expect(plan.get('shared/dialog.ts')).toEqual(['shared/core.ts']);
  });

  it("gives a widget's lazy part the widget, so that what both use needs no file of its own", () => {
    expect(plan.get('widgets/a/lazy.ts')).toContain('widgets/a/index.ts');
  });

  it('leaves lazy what only lazy parts reach', () => {
    expect([...plan.values()].flat()).not.toContain('shared/paper.ts');
  });
});
