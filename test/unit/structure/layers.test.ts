// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { expectNone } from './breaches.ts';
import { filesIn, importsOf, type SourceFile } from './source-files.ts';

/** The other parts that each part may import. */
const ALLOWED: Record<string, string[]> = {
  widgets: [
    'shared/embed',
    'shared/connected',
    'shared/stores',
    'shared/ui',
    'shared/api',
    'shared/page',
    'shared/domain',
  ],
  'shared/embed': [
    'shared/stores',
    'shared/ui',
    'shared/api',
    'shared/page',
    'shared/domain',
    'shared/styles',
  ],
  'shared/connected': ['shared/stores', 'shared/ui', 'shared/page', 'shared/domain'],
  'shared/stores': ['shared/api', 'shared/page', 'shared/domain'],
  'shared/ui': ['shared/page', 'shared/domain'],
  'shared/api': ['shared/page', 'shared/domain'],
  'shared/page': ['shared/domain'],
  'shared/domain': [],
  'shared/build': [],
  'shared/tools': ['shared/build', 'shared/embed', 'shared/api', 'shared/page', 'shared/domain'],
};

/** The part a path belongs to: each widget is one of its own. */
function partOf(path: string): string | undefined {
  return /^(?:widgets\/[^/]+|shared\/[^/]+)/.exec(path)?.[0];
}

function breaches(file: SourceFile): string[] {
  const part = partOf(file.path) ?? '';
  const allowed = ALLOWED[part.startsWith('widgets/') ? 'widgets' : part];
  if (!allowed) return [`${file.path}: no layer has this folder`];
  return importsOf(file)
    .filter((imported) => {
      if (/^(demo-pages|test)\//.test(imported)) return true;
      const other = partOf(imported);
      return other !== undefined && other !== part && !allowed.includes(other);
    })
    .map((imported) => `${file.path} imports ${imported}`);
}

describe('layers', () => {
  it('allow imports to point only one way [architecture Layers]', () => {
    const sources = [...filesIn('widgets', ['.ts', '.tsx']), ...filesIn('shared', ['.ts', '.tsx', '.mjs'])];
    expect(sources.length).toBeGreaterThan(50);
    expectNone(
      sources.flatMap(breaches),
      'move what is imported to a layer below both files, or pass it in; ALLOWED in this test lists who may import whom.',
    );
  });

  it.each([
    ['a widget in a widget', 'widgets/a/a.tsx', "import { b } from '../b/b.ts';"],
    ['a type, too', 'widgets/a/a.tsx', "import type { B } from '../b/b.ts';"],
    ['a lazy import', 'widgets/a/a.tsx', "const load = () => import('../b/b.ts');"],
    ['over several lines', 'shared/ui/a.tsx', "import {\n  one,\n  two,\n} from '../stores/cart.ts';"],
    ['an export from elsewhere', 'shared/api/a.ts', "export { $cart } from '../stores/cart.ts';"],
    ['shared code in a widget', 'shared/stores/a.ts', "import '../../widgets/b/b.ts';"],
    ['the demo shop', 'shared/domain/a.ts', "import { shop } from '../../demo-pages/server/shop.ts';"],
    ['a tool', 'shared/embed/a.ts', "import { readProduct } from '../tools/reference/product.ts';"],
    ['the build', 'widgets/a/a.ts', "import { GROUPS } from '../../shared/build/chunks/chunk-groups.mjs';"],
    ['a tool', 'shared/build/a.mjs', "import { b } from '../tools/b.ts';"],
    ['the tests, in a tool', 'shared/tools/a.ts', "import { b } from '../../test/b.ts';"],
    [
      'a connected component, in what it connects',
      'shared/ui/a.ts',
      "import { b } from '../connected/b.tsx';",
    ],
    ['a new folder without a layer', 'shared/utils/a.ts', ''],
  ])('report %s', (_, path, text) => {
    expect(breaches({ path, text })).toHaveLength(1);
  });

  it('ignore imports in comments, and those inside a folder', () => {
    const text =
      "// import { b } from '../b/b.ts';\nimport { c } from './c.ts';\nimport { d } from 'preact';";
    expect(breaches({ path: 'widgets/a/a.ts', text })).toEqual([]);
  });
});
