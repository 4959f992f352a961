// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectNone } from './breaches.ts';
import { filesIn, ROOT, type SourceFile } from './source-files.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** The top level is fixed; everything else that people expect is in dot files and dot folders. */
const TOP_LEVEL = [
  ...['README.md', 'build.mjs', 'package-lock.json', 'package.json', 'tsconfig.json'],
  ...['demo-pages', 'shared', 'test', 'widgets'],
  // Made by npm and the build.
  ...['dist', 'node_modules'],
];

/** Files that editors, newcomers and people who embed the widgets look for. */
const EXPECTED = [
  '.biome.json',
  '.ci/run',
  '.editorconfig',
  '.github/CONTRIBUTING.md',
  '.github/DECISIONS.md',
  'shared/embed/CHANGELOG.md',
];

/** How many scripts a person can keep in mind; hooks that npm runs by itself don't count. */
const MOST_SCRIPTS = 16;
const HOOK = /^(pre|post)/;

const { scripts, version } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  version: string;
};
const commands = Object.keys(scripts).filter((name) => !HOOK.test(name));

/** Entries of the top level that are neither part of the fixed set nor dot files. */
function strayEntries(entries: string[]): string[] {
  return entries.filter((name) => !name.startsWith('.') && !TOP_LEVEL.includes(name));
}

/** Files that `exists` doesn't find. */
function missingFiles(exists: (path: string) => boolean): string[] {
  return EXPECTED.filter((path) => !exists(path));
}

/** Dates that are newer than the one above them. */
function datesOutOfOrder(decisions: string): string[] {
  const dates = [...decisions.matchAll(/^## (\S{10})/gm)].map(([, date = '']) => date);
  return dates.filter((date, index) => index > 0 && date > (dates[index - 1] ?? ''));
}

/** How a script is called: `npm test`, `npm run build`. */
function callOf(script: string): string {
  return ['start', 'test'].includes(script) ? `npm ${script}` : `npm run ${script}`;
}

/** The scripts without a row of their own in a table of the document. */
function undocumented(names: string[], document: string): string[] {
  return names.filter((name) => !document.includes(`\n| \`${callOf(name)}\` | `));
}

/** Calls of scripts that package.json doesn't have, in code, comments and documents. */
function unknownScripts({ path, text }: SourceFile, known: string[]): string[] {
  const called = [...text.matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  return called.filter((name) => !known.includes(name)).map((name) => `${path}: ${name}`);
}

/** Entries of a log whose heading or length is wrong. `heading` matches a right one. */
function badEntries(markdown: string, heading: RegExp, isRight: (body: string) => boolean): string[] {
  const entries = markdown.split(/^## /m).slice(1);
  return entries
    .filter((entry) => {
      const [first = '', ...body] = entry.split('\n');
      return !heading.test(first) || !isRight(body.join('\n').trim());
    })
    .map((entry) => entry.split('\n')[0] ?? '');
}

const isParagraph = (body: string) => body.length > 0 && !/\n\s*\n|^[-#|]/m.test(body);

const SECTIONS = /^(Added|Changed|Deprecated|Removed|Fixed|Security|Upgrading)$/;

/** Keep a Changelog's sections and, for changes that pages must make, 'Upgrading'. */
function hasKnownSections(body: string): boolean {
  return [...body.matchAll(/^### (.*)$/gm)].every(([, section = '']) => SECTIONS.test(section));
}

/** The newest version of a change log: the first one below 'Unreleased'. */
function newestVersion(changeLog: string): string | undefined {
  return /^## \[(\d+\.\d+\.\d+)\]/m.exec(changeLog)?.[1];
}

describe('the repository', () => {
  it('has a fixed top level', () => {
    expectNone(
      strayEntries(readdirSync(ROOT)),
      'move it into widgets/, shared/, demo-pages/ or test/, or make it a dot file if a tool wants it at the root.',
    );
    expect(strayEntries(['.biome.json', 'src', 'widgets'])).toEqual(['src']);
  });

  it('has the files that editors, newcomers and embedders look for', () => {
    expectNone(
      missingFiles((path) => existsSync(join(ROOT, path))),
      'put the file back; editors and newcomers look for it at this path.',
    );
    expect(missingFiles((path) => path !== '.editorconfig')).toEqual(['.editorconfig']);
  });

  it(`has at most ${MOST_SCRIPTS} scripts, each with a line in CONTRIBUTING`, () => {
    expectNone(
      commands.length > MOST_SCRIPTS ? [`package.json has ${commands.length} scripts`] : [],
      'make the new script an option of an existing one, as the layers of tests are options of npm test.',
    );
    expectNone(
      undocumented(commands, read('.github/CONTRIBUTING.md')),
      "add a row, | `npm run NAME` | what it does |, to the table 'Scripts' of .github/CONTRIBUTING.md.",
    );
    expect(undocumented(['start', 'new'], 'Scripts\n| `npm start` | serves |\n| npm run new |')).toEqual([
      'new',
    ]);
  });

  it('mentions no script in code, comments or documents that package.json lacks', () => {
    const sources = [
      ...['widgets', 'shared', 'demo-pages', 'test', '.github'].flatMap((folder) =>
        filesIn(folder, ['.ts', '.tsx', '.mjs', '.md']),
      ),
      ...['README.md', '.ci/run'].map((path) => ({ path, text: read(path) })),
    ].filter(({ path }) => path !== 'test/unit/structure/repository.test.ts');
    expectNone(
      sources.flatMap((file) => unknownScripts(file, commands)),
      'write the name as package.json has it.',
    );
    const found = unknownScripts({ path: 'a.md', text: '`npm run biuld`, `npm run build`' }, ['build']);
    expect(found).toEqual(['a.md: biuld']);
  });

  it('dates its decisions, one paragraph each, newest first', () => {
    const decisions = read('.github/DECISIONS.md');
    const heading = /^\d{4}-\d\d-\d\d: \S/;
    expectNone(
      badEntries(decisions, heading, isParagraph),
      "write '## 2026-12-01: What was decided' and one paragraph with the reason.",
    );
    expectNone(datesOutOfOrder(decisions), 'move the entry up: the newest decision comes first.');
    expect(datesOutOfOrder('## 2026-11-21: A\n\n## 2026-11-23: B\n')).toEqual(['2026-11-23']);
    const wrong = [
      '## Use tabs\n\nBecause.',
      '## 2026-12-01: Use tabs\n\nOne.\n\nTwo.',
      '## 2026-12-01: Tabs\n',
    ];
    for (const entry of wrong) expect(badEntries(`${entry}\n`, heading, isParagraph)).toHaveLength(1);
  });

  it('tells embedders what changed in each version, up to the one in package.json', () => {
    const changeLog = read('shared/embed/CHANGELOG.md');
    const heading = /^\[(Unreleased\]|\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d)$/;
    expectNone(
      badEntries(changeLog, heading, hasKnownSections),
      "write '## [0.2.0] - 2026-12-01' and the sections of Keep a Changelog, or 'Upgrading'.",
    );
    expectNone(
      newestVersion(changeLog) === version ? [] : [`package.json has ${version}`],
      `rename 'Unreleased' to '[${version}] - ' and the date, and put an empty 'Unreleased' above it.`,
    );
    expect(newestVersion('## [Unreleased]\n\n## [0.2.0] - 2026-12-01\n\n## [0.1.0] - 2026-11-23')).toBe(
      '0.2.0',
    );
    expect(badEntries('## 0.2.0\n', heading, hasKnownSections)).toHaveLength(1);
    expect(badEntries('## [Unreleased]\n\n### News\n', heading, hasKnownSections)).toHaveLength(1);
  });
});
