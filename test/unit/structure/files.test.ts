// @vitest-environment node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectNone } from './breaches.ts';
import { entriesOf, filesIn, foldersIn, ROOT, type SourceFile, widgetNames } from './source-files.ts';

const CODE = ['.ts', '.tsx', '.mjs', '.css'];
const FOLDERS = ['widgets', 'shared', 'demo-pages', 'test'];
/** How many lines a file may have. A test file may be longer, because its cases are read one by one. */
const LONGEST = 250;
const LONGEST_TEST = 300;
/** How many entries a folder may have: about one screen of a listing. Entries named after a widget don't count. */
const LARGEST = 30;
const VAGUE = /^(utils?|helpers?|constants?|common|misc|index)\./;

/** The files that every widget's folder has; NAME is the folder's name. */
const KINDS = ['index.ts', 'NAME.tsx', 'NAME-definition.ts', 'NAME-state.ts', 'NAME.css', 'README.md'];

/** Widgets that have no use for one of the kinds. */
const WITHOUT: Record<string, string[]> = {
  'site-footer': ['site-footer-state.ts'],
};

function tooLong({ path, text }: SourceFile): boolean {
  return text.trimEnd().split('\n').length > (path.startsWith('test/') ? LONGEST_TEST : LONGEST);
}

/** Whether a listing is too long to find anything in. If each widget has an entry, the widgets are the map. */
function tooLarge(entries: string[], widgets: string[]): boolean {
  const names = entries.map((path) => path.slice(path.lastIndexOf('/') + 1).replace(/(\.test)?\.\w+$/, ''));
  return names.filter((name) => !widgets.includes(name)).length > LARGEST;
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
    expectNone(
      files.filter(tooLong).map(({ path, text }) => `${path}: ${text.trimEnd().split('\n').length} lines`),
      `move the second subject to its own file (${LONGEST} lines at most, ${LONGEST_TEST} in test/).`,
    );
    expect(tooLong({ path: 'shared/a.ts', text: 'x\n'.repeat(251) })).toBe(true);
    expect(tooLong({ path: 'shared/a.ts', text: 'x\n'.repeat(250) })).toBe(false);
    expect(tooLong({ path: 'test/unit/a.test.ts', text: 'x\n'.repeat(301) })).toBe(true);
  });

  it(`are in folders with at most ${LARGEST} entries [architecture Rooms]`, () => {
    const widgets = widgetNames();
    expectNone(
      FOLDERS.flatMap(foldersIn).filter((folder) => tooLarge(entriesOf(folder), widgets)),
      'move the files of one subject into a folder named after it.',
    );
    const files = Array.from({ length: LARGEST + 1 }, (_, index) => `shared/ui/file-${index}.ts`);
    expect(tooLarge(files, widgets)).toBe(true);
    expect(tooLarge(files.slice(1), widgets)).toBe(false);
    const folders = Array.from({ length: 40 }, (_, index) => `widget-${index}`);
    expect(
      tooLarge(
        folders.map((name) => `widgets/${name}`),
        folders,
      ),
    ).toBe(false);
    expect(
      tooLarge(
        folders.map((name) => `test/unit/widgets/${name}.test.ts`),
        folders,
      ),
    ).toBe(false);
  });

  it('have a name in kebab-case that says what is inside', () => {
    expectNone(
      files.filter(badlyNamed).map(({ path }) => path),
      'rename the file in kebab-case after what it contains; "utils", "helpers", "common" and the like say nothing.',
    );
  });

  it.each(['shared/ui/Button.tsx', 'shared/ui/utils.ts', 'shared/ui/index.ts', 'shared/ui/my_button.tsx'])(
    'are reported if they’re named %s',
    (path) => {
      expect(badlyNamed({ path, text: '' })).toBe(true);
    },
  );

  it('are of the same kinds in every widget', () => {
    expectNone(
      widgetNames().flatMap((widget) => missingKinds(widget, onDisk)),
      'add the file, as widgets/organization has it, or list it in WITHOUT if the widget doesn’t need it.',
    );
  });

  it('are reported as missing if a widget lacks one, unless it doesn’t need it', () => {
    const missing = missingKinds('cart-page', (path) => path !== 'widgets/cart-page/README.md');
    expect(missing).toEqual(['widgets/cart-page/README.md']);
    const unused = Object.entries(WITHOUT).flatMap(([widget, list]) =>
      list.map((file) => `widgets/${widget}/${file}`).filter(onDisk),
    );
    expect(unused).toEqual([]);
  });

  it('with tests end in .test and are where their runner looks', () => {
    const tests = filesIn('test', ['.ts', '.tsx']).filter(({ text }) =>
      /^(describe|it)(\.each)?\(/m.test(text),
    );
    const stray = tests.filter(
      ({ path }) => !/^test\/(unit|browser|pages|engines|screen-reader|jsp)\/.+\.test\.tsx?$/.test(path),
    );
    expectNone(
      stray.map(({ path }) => path),
      'name it *.test.ts and move it to test/unit, test/browser, test/pages, test/engines, test/screen-reader or test/jsp: no runner finds it here.',
    );
  });
});
