// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { stateIn } from '../../../shared/build/files/module-state.mjs';
import { groupOf } from '../../../shared/build/files/place-modules.mjs';
import { expectNone } from './breaches.ts';
import { filesIn, type SourceFile } from './source-files.ts';

/** Layers whose modules the build copies into each file that needs them. */
const STATELESS = ['shared/domain', 'shared/api', 'shared/ui'];
const MOST_GROUPS = 8;
const MOST_LINES = 1900;
const MOST_CHUNK_LINES = 400;

function heldIn({ path, text }: SourceFile): string[] {
  return stateIn(path, text).map(({ line, what }) => `${path}:${line}: ${what}`);
}

/** The groups of modules that hold state. Those of `embed` are in the core, or each in one file. */
function groups(files: SourceFile[]): string[] {
  const stateful = files.filter((file) => heldIn(file).length > 0);
  return [...new Set(stateful.map(({ path }) => groupOf(path)))].sort();
}

const linesOf = (files: SourceFile[]) =>
  files.reduce((sum, { text }) => sum + text.trimEnd().split('\n').length, 0);

describe('state', () => {
  it('is held by no module of domain, api or ui, which are copied [performance Files]', () => {
    const files = STATELESS.flatMap((folder) => filesIn(folder, ['.ts', '.tsx']));
    expect(files.length).toBeGreaterThan(100);
    expectNone(
      files.flatMap(heldIn),
      'move the state to a module of shared/stores or shared/page, or create it in a function; shared/build/README.md says why.',
    );
  });

  it.each([
    ['a variable', 'let open = false;'],
    ['an atom', "import { atom } from 'nanostores';\nconst $open = atom(false);"],
    ['a collection', 'const known = new Map();'],
    ['a list that grows', 'const seen: string[] = [];\nexport const see = (one: string) => seen.push(one);'],
    [
      'a channel to other tabs',
      "import { joinTabs } from '../page/storage/other-tabs.ts';\nconst tell = joinTabs('a');",
    ],
  ])('is reported in %s', (_, text) => {
    expect(heldIn({ path: 'shared/ui/a.tsx', text })).toHaveLength(1);
  });

  it(`is grouped by folder, in at most ${MOST_GROUPS} groups [performance Files]`, () => {
    const files = ['shared/page', 'shared/stores'].flatMap((folder) => filesIn(folder, ['.ts', '.tsx']));
    const found = groups(files);
    expectNone(
      found.length > MOST_GROUPS ? found : [],
      `each group is a file that pages load whole: move the modules of one folder into another (${MOST_GROUPS} at most).`,
    );
    const many = Array.from({ length: 9 }, (__, index) => ({
      path: `shared/stores/a${index}/b.ts`,
      text: 'let a;',
    }));
    expect(groups(many).length).toBeGreaterThan(MOST_GROUPS);
  });
});

describe('the build', () => {
  it('has few enough lines to be understood as a whole', () => {
    const all = linesOf(filesIn('shared/build', ['.mjs', '.ts']));
    const chunks = linesOf(filesIn('shared/build/files', ['.mjs', '.ts']));
    expectNone(
      [
        ...(all > MOST_LINES ? [`shared/build: ${all} lines`] : []),
        ...(chunks > MOST_CHUNK_LINES ? [`shared/build/files: ${chunks} lines`] : []),
      ],
      `find a rule that needs less code, or move code that is not a build step to shared/tools (${MOST_LINES} and ${MOST_CHUNK_LINES} lines at most).`,
    );
    expect(linesOf([{ path: 'a', text: 'x\n'.repeat(1901) }])).toBeGreaterThan(MOST_LINES);
  });
});
