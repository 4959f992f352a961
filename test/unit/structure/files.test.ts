// @vitest-environment node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, ROOT, type SourceFile, widgetNames } from './source-files.ts';

const CODE = ['.ts', '.tsx', '.mjs', '.css'];
const FOLDERS = ['widgets', 'shared', 'demo-pages', 'test'];
const LONGEST = 300;
const VAGUE = /^(utils?|helpers?|constants?|common|misc|index)\./;

/** What every widget's folder holds; NAME is the folder's. */
const KINDS = [
  'index.ts',
  'NAME.tsx',
  'NAME-definition.ts',
  'NAME-state.ts',
  'NAME-messages.ts',
  'NAME.css',
  'README.md',
];

/** Widgets that have no use for one of the kinds. */
const WITHOUT: Record<string, string[]> = {
  'promo-area': ['promo-area-messages.ts'],
  'site-footer': ['site-footer-state.ts'],
};

function tooLong({ text }: SourceFile): boolean {
  return text.trimEnd().split('\n').length > LONGEST;
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

  it(`have at most ${LONGEST} lines`, () => {
    expect(files.filter(tooLong).map(({ path }) => path)).toEqual([]);
    expect(tooLong({ path: 'shared/a.ts', text: 'x\n'.repeat(301) })).toBe(true);
    expect(tooLong({ path: 'shared/a.ts', text: 'x\n'.repeat(300) })).toBe(false);
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
    const stray = tests.filter(({ path }) => !/^test\/(unit|browser|pages)\/.+\.test\.tsx?$/.test(path));
    expect(stray.map(({ path }) => path)).toEqual([]);
  });
});
