// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectNone } from './breaches.ts';
import { codeOf, filesIn, ROOT, type SourceFile, widgetNames } from './source-files.ts';

/** The widgets that a module of the build names in its code. */
function widgetsNamedIn({ path, text }: SourceFile, names: string[]): string[] {
  const words = codeOf(text).split(/[^\w-]+/);
  return names.filter((name) => words.includes(name)).map((name) => `${path} names ${name}`);
}

describe('the build', () => {
  const files = [
    ...filesIn('shared/build', ['.mjs', '.ts']),
    { path: 'build.mjs', text: readFileSync(join(ROOT, 'build.mjs'), 'utf8') },
  ];

  it('names no widget: whatever is special about one is in its documentation [architecture Rooms]', () => {
    expect(files.length).toBeGreaterThan(8);
    expectNone(
      files.flatMap((file) => widgetsNamedIn(file, widgetNames())),
      'move what the build has to know of the widget to `documentation` in its NAME-definition.ts.',
    );
  });

  it.each([
    ["const roots = ['widgets/mini-cart/index.ts'];"],
    ["const budgets = { 'mini-cart': 17.5 };"],
    ['const test = /^widgets\\/(mini-cart)\\//;'],
  ])('is reported if it names one in %s', (text) => {
    expect(widgetsNamedIn({ path: 'shared/build/a.mjs', text }, widgetNames())).toHaveLength(1);
  });

  it('may name one in a comment, and whatever only resembles one', () => {
    const text = "// the mini-cart\nconst groups = ['shared/ui/mini-cart-panel/', 'carts'];";
    expect(widgetsNamedIn({ path: 'shared/build/a.mjs', text }, widgetNames())).toEqual([]);
  });
});
