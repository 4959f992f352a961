// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectNone } from './breaches.ts';
import { deadReferences, type Known, knownThings } from './references.ts';
import { filesIn, ROOT } from './source-files.ts';

describe('links', () => {
  it('in every document lead to something that exists [architecture References]', () => {
    const documents = ['widgets', 'shared', 'test', 'demo-pages'].flatMap((part) =>
      filesIn(part, ['README.md']),
    );
    const others = [
      'README.md',
      '.github/CONTRIBUTING.md',
      '.github/DECISIONS.md',
      'shared/embed/CHANGELOG.md',
    ];
    const known = knownThings();
    const breaches = [
      ...others.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
      ...documents,
    ].flatMap((document) => deadReferences(document, known).map((name) => `${document.path}: ${name}`));
    expectNone(
      breaches,
      'name the file, folder, store or call as the tree has it now, or drop the sentence.',
    );
  });

  const known: Known = {
    files: ['widgets/a/a-state.ts', 'shared/stores/b.ts'],
    stores: new Set(['$b']),
    calls: ['cart/cart-details/{create}', 'cart/update-item'],
    has: (path) =>
      ['widgets', 'widgets/a', 'widgets/a/a-state.ts', 'shared/stores/b.ts'].includes(
        path.replace(/\/$/, ''),
      ),
  };

  it.each([
    ['a file of its folder', 'see `a-state.ts` and `b.ts`', 'see `c-state.ts`'],
    ['a file by its path', '`shared/stores/b.ts`', '`shared/stores/c.ts`'],
    ['a folder', '`widgets/a`', '`widgets/c`'],
    ['a link', '[a](a-state.ts)', '[a](c-state.ts)'],
    ['a store', 'reads `$b`', 'reads `$c`'],
    ['a call', '`GET cart/cart-details/true`, `cart/cart-details`', '`POST cart/update-items`'],
    ['a drawn tree', '```\nwidgets/\n  a/   one\n```', '```\nwidgets/\n  c/   gone\n```'],
  ])('are followed: %s', (what, good, bad) => {
    const path = what === 'a drawn tree' ? 'README.md' : 'widgets/a/README.md';
    expect(deadReferences({ path, text: good }, known)).toEqual([]);
    expect(deadReferences({ path, text: bad }, known)).toHaveLength(1);
  });

  it('aren’t confused with other text', () => {
    const text = 'Run `npm test`, write `NAME-state.ts`, see `/account/list`, `text/html` and `cb:navigate`.';
    expect(deadReferences({ path: 'widgets/a/README.md', text }, known)).toEqual([]);
  });
});
