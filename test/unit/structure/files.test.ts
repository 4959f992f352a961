// @vitest-environment node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entriesOf, filesIn, foldersIn, ROOT, type SourceFile, widgetNames } from './source-files.ts';

const CODE = ['.ts', '.tsx', '.mjs', '.css'];
const FOLDERS = ['widgets', 'shared', 'demo-pages', 'test'];
/** How many lines a file may have; one that tests may be longer, since its parts are read one by one. */
const LONGEST = 250;
const LONGEST_TEST = 300;
/** How many entries a folder may have: one screen of a listing. */
const LARGEST = 25;
/** Folders that may have more. */
const LARGER = new Map([
  ['widgets', 'each island has its folder, and the listing is the map of the product'],
]);
const VAGUE = /^(utils?|helpers?|constants?|common|misc|index)\./;

/** What every widget's folder holds; NAME is the folder's. */
const KINDS = ['index.ts', 'NAME.tsx', 'NAME-definition.ts', 'NAME-state.ts', 'NAME.css', 'README.md'];

/** Widgets that have no use for one of the kinds. */
const WITHOUT: Record<string, string[]> = {
  'site-footer': ['site-footer-state.ts'],
};

function tooLong({ path, text }: SourceFile): boolean {
  return text.trimEnd().split('\n').length > (path.startsWith('test/') ? LONGEST_TEST : LONGEST);
}

function tooLarge(folder: string, entries: number): boolean {
  return entries > LARGEST && !LARGER.has(folder);
}

function badlyNamed({ path }: SourceFile): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (/^widgets\/[^/]+\/index\.ts$/.test(path)) return false;
  return VAGUE.test(name) || !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/.test(name);
}

function missingKinds(widget: string, exists: (path: string) => boolean): string[] {
  return KINDS.map((kind) => kind.replace('NAME', widget))
    .filter((file) => !WITHOUT[widget]?.includes(file))
    .map((file) => `widgets/${widget}/${file}`)
    .filter((path) => !exists(path));
}

const onDisk = (path: string) => existsSync(join(ROOT, path));

describe('files', () => {
  const files = FOLDERS.flatMap((folder) => filesIn(folder, CODE));

  it(`have at most ${LONGEST} lines [architecture Rooms]`, () => {
    expect(files.filter(tooLong).map(({ path }) => path)).toEqual([]);
    expect(tooLong({ path: 'shared/a.ts', text: 'x\n'.repeat(251) })).toBe(true);
    expect(tooLong({ path: 'shared/a.ts', text: 'x\n'.repeat(250) })).toBe(false);
    expect(tooLong({ path: 'test/unit/a.test.ts', text: 'x\n'.repeat(301) })).toBe(true);
  });

  it(`stand in folders of at most ${LARGEST} entries [architecture Rooms]`, () => {
    const folders = FOLDERS.flatMap(foldersIn).filter((folder) => tooLarge(folder, entriesOf(folder).length));
    expect(folders).toEqual([]);
    expect(tooLarge('shared/ui', 26)).toBe(true);
    expect(tooLarge('shared/ui', 25)).toBe(false);
    expect(tooLarge('widgets', 26)).toBe(false);
  });

  it('have a name in kebab-case that says what is inside', () => {
    expect(files.filter(badlyNamed).map(({ path }) => path)).toEqual([]);
  });

  it.each(['shared/ui/Button.tsx', 'shared/ui/utils.ts', 'shared/ui/index.ts', 'shared/ui/my_button.tsx'])(
    'would not be named %s',
    (path) => {
      expect(badlyNamed({ path, text: '' })).toBe(true);
    },
  );

  it('are of the same kinds in every widget', () => {
    expect(widgetNames().flatMap((widget) => missingKinds(widget, onDisk))).toEqual([]);
  });

  it('are missed where a widget lacks one, unless it has no use for it', () => {
    const missing = missingKinds('cart-page', (path) => path !== 'widgets/cart-page/README.md');
    expect(missing).toEqual(['widgets/cart-page/README.md']);
    const unused = Object.entries(WITHOUT).flatMap(([widget, list]) =>
      list.map((file) => `widgets/${widget}/${file}`).filter(onDisk),
    );
    expect(unused).toEqual([]);
  });

  it('of tests end in .test and stand where their runner looks', () => {
    const tests = filesIn('test', ['.ts', '.tsx']).filter(({ text }) =>
      /^(describe|it)(\.each)?\(/m.test(text),
    );
    const stray = tests.filter(({ path }) => !/^test\/(unit|browser|pages|jsp)\/.+\.test\.tsx?$/.test(path));
    expect(stray.map(({ path }) => path)).toEqual([]);
  });
});
