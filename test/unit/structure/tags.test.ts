// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectNone } from './breaches.ts';
import { filesIn, ROOT, type SourceFile } from './source-files.ts';
import { documentsOf, proseOf, type Requirements, readRequirements, tagsIn, titlesOf } from './tags.ts';

const CATALOGUE = 'test/requirements.md';
/** The examples in this file have tags that no document has. */
const EXAMPLES = 'test/unit/structure/tags.test.ts';
const ENDINGS = ['.ts', '.tsx', '.mjs', '.css', '.md'];

const all = readRequirements(readFileSync(join(ROOT, CATALOGUE), 'utf8'));

function isTest({ path }: SourceFile): boolean {
  return /\.test\.tsx?$/.test(path);
}

/** Tags that are in no document, by the file that names them. */
function unknownTags(file: SourceFile, requirements: Requirements): string[] {
  const documents = documentsOf(requirements);
  const named = proseOf(file).flatMap((text) => tagsIn(text, documents));
  return named.filter((tag) => !requirements.known.has(tag)).map((tag) => `${file.path}: [${tag}]`);
}

/** Brackets at the end of a title that contain anything other than tags. */
function strayEndings(file: SourceFile, requirements: Requirements): string[] {
  const documents = documentsOf(requirements);
  return titlesOf(file).filter(
    (title) => /\[[^\][]*\]$/.test(title) && tagsIn(title, documents).length === 0,
  );
}

/** Requirements that no title names. */
function unnamed(tests: SourceFile[], requirements: Requirements): string[] {
  const documents = documentsOf(requirements);
  const named = new Set(tests.flatMap(titlesOf).flatMap((title) => tagsIn(title, documents)));
  return requirements.requirements.filter((requirement) => !named.has(requirement));
}

describe('tags [architecture References]', () => {
  const files = ['widgets', 'shared', 'demo-pages', 'test']
    .flatMap((folder) => filesIn(folder, ENDINGS))
    .filter(({ path }) => path !== CATALOGUE && path !== EXAMPLES);

  it('are all in the list of requirements', () => {
    expectNone(
      files.flatMap((file) => unknownTags(file, all)),
      `write the tag as ${CATALOGUE} has it, or add the requirement there.`,
    );
  });

  it('are the only brackets at the end of a title', () => {
    expectNone(
      files.filter(isTest).flatMap((file) => strayEndings(file, all)),
      `end the title with a tag of ${CATALOGUE}, such as [1 §5], or without brackets.`,
    );
  });

  it('name every requirement in the title of a test', () => {
    expect(all.requirements.length).toBeGreaterThan(300);
    expectNone(unnamed(files.filter(isTest), all), 'add a test whose title ends with the tag in brackets.');
  });

  it('are listed once each', () => {
    expectNone(
      all.requirements.filter((tag, index) => all.requirements.indexOf(tag) !== index),
      `give one of the two lines of ${CATALOGUE} another tag.`,
    );
  });
});

describe('a tag', () => {
  const list = readRequirements(
    '### `1 §4` States\n\n- `1 §4 Merge` Two carts.\n- `1 §8 Cart` No cart.\n\n## `wire`: calls\n\n- `wire Paths` Checked.\n- `S7` Listed.',
  );
  const documents = documentsOf(list);
  const found = (text: string, path = 'shared/a.ts') => unknownTags({ path, text }, list);

  it.each([
    ['1 §4', ['1 §4']],
    ['1 §4 Merge, §8 Cart', ['1 §4 Merge', '1 §8 Cart']],
    ['1 §4 Merge, S7, wire Paths', ['1 §4 Merge', 'S7', 'wire Paths']],
    ['other text', []],
  ])('is read from [%s]', (text, tags) => {
    expect(tagsIn(`Says so [${text}].`, documents)).toEqual(tags);
  });

  it.each([
    ['in a doc comment', '/**\n * Asks which cart [1 §4\n * Marge].\n */'],
    ['behind another one', '// Asks [1 §4 Merge, §9 Cart].'],
    ['in a title', "it('is asked [1 §4 Marge]', () => {});"],
    ['of a section that doesn’t exist', "it('is asked [1 §5]', () => {});"],
    ['of a document without sections', '/** Checks a part [wire Pahts]. */'],
    ['of a document that doesn’t exist', "it('is asked [3 §1]', () => {});"],
  ])('is reported as wrong %s', (_, text) => {
    expect(found(text)).toHaveLength(1);
  });

  it('is reported as wrong in a document', () => {
    expect(found('The cart [1 §4 Marge].', 'widgets/a/README.md')).toEqual([
      'widgets/a/README.md: [1 §4 Marge]',
    ]);
  });

  it('is right in all of these, and code isn’t a tag', () => {
    expect(found('/** Asks [1 §4]. */\nconst x = list[wire];\n// [1 §4 Merge, §8 Cart]')).toEqual([]);
  });

  it('is reported as missing if no title has its requirement', () => {
    const tests = [
      { path: 'test/a.test.ts', text: "// [S7]\nit.each([\n  [1],\n])('asks [1 §4 Merge, wire Paths]', f);" },
    ];
    expect(unnamed(tests, list)).toEqual(['1 §8 Cart', 'S7']);
  });

  it('is reported if it ends a title but isn’t in the list', () => {
    const file = {
      path: 'test/a.test.ts',
      text: "it('asks [relaibility Retries]', f);\nit('asks [S7]', f);",
    };
    expect(strayEndings(file, list)).toEqual(['asks [relaibility Retries]']);
  });
});
