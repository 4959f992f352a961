// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { expectNone } from './breaches.ts';
import { codeOf, filesIn, type SourceFile } from './source-files.ts';

/**
 * Functions, classes and values. A type that describes an exported function may be exported with it, whether or not
 * anybody names it.
 */
const DECLARATION =
  /^export\s+(?:abstract\s+)?(?:async\s+)?(?:function\*?|const|let|class|enum)\s+([\w$]+)/gm;

const PRODUCT = /^(widgets|shared)\//;

/** Stand-ins for packages, which other packages import. */
const PACKAGES = 'shared/build/packages/';

/** Exports that the build reads by name, so the widget's own folder has no import of them. */
const READ_BY_BUILD = new Set(['definition', 'documentation']);

/**
 * The exports that no other file uses. One that only tests use counts as used if its own module uses it, too.
 */
function unusedExports(files: SourceFile[]): string[] {
  const words = files.map(({ path, text }) => ({ path, words: wordsOf(text) }));
  return files
    .filter(({ path }) => PRODUCT.test(path) && !path.startsWith(PACKAGES))
    .flatMap(({ path, text }) => {
      const own = wordsOf(text);
      return [...codeOf(text).matchAll(DECLARATION)]
        .map(([, name = '']) => name)
        .filter((name) => {
          if (READ_BY_BUILD.has(name)) return false;
          const users = words.filter((file) => file.path !== path && file.words.has(name));
          const isForTests = users.every((user) => user.path.startsWith('test/'));
          return isForTests && !(users.length > 0 && (own.get(name) ?? 0) > 1);
        })
        .map((name) => `${path}: ${name}`);
    });
}

/** How often each word of a module's code occurs. */
function wordsOf(text: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const word of codeOf(text).match(/[\w$]+/g) ?? []) found.set(word, (found.get(word) ?? 0) + 1);
  return found;
}

describe('exports', () => {
  it('of widgets and shared are used by another file [architecture Rooms]', () => {
    const files = ['widgets', 'shared', 'demo-pages', 'test'].flatMap((folder) =>
      filesIn(folder, ['.ts', '.tsx', '.mjs']),
    );
    expectNone(
      unusedExports([...files, ...filesIn('.', ['build.mjs'])]),
      'remove the export; if its own module doesn’t use it either, remove the code, too.',
    );
  });

  const module = {
    path: 'shared/ui/a.ts',
    text: 'export const used = 1;\nexport function twice() { return used; }',
  };

  it.each([
    ['no file uses', [], ['used', 'twice']],
    ['only its own module uses', [{ path: 'widgets/b.ts', text: 'twice();' }], ['used']],
    ['only a test uses', [{ path: 'test/unit/b.ts', text: 'twice(used);' }], ['twice']],
    ['only a comment names', [{ path: 'widgets/b.ts', text: '// used\ntwice();' }], ['used']],
  ])('that %s are reported', (_, others, names) => {
    expect(unusedExports([module, ...others])).toEqual(names.map((name) => `${module.path}: ${name}`));
  });

  it('that other modules use are accepted', () => {
    expect(unusedExports([module, { path: 'widgets/b.ts', text: 'twice(used);' }])).toEqual([]);
  });
});
