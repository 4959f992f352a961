// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectNone } from './breaches.ts';
import { filesIn, ROOT } from './source-files.ts';
import { readRequirements } from './tags.ts';

const CATALOGUE = 'test/requirements.md';
const LINK = `](../../${CATALOGUE}#deliberate-departures)`;

/** The rows of the table of departures, each as its cells. */
function departuresIn(markdown: string): string[][] {
  const [, section = ''] = markdown.split(/^## Deliberate departures$/m);
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** The texts in backticks. */
function namesIn(cell = ''): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

/** Finds what a row lacks: one requirement, the document's words, ours, the reason, and files that exist. */
function faults(cells: string[], known: Set<string>, exists: (path: string) => boolean): string[] {
  const [section = '', , , , files] = cells;
  const paths = namesIn(files);
  return [
    ...(cells.length === 5 && cells.every(Boolean) ? [] : ['a cell is missing']),
    ...(namesIn(section).every((tag) => known.has(tag)) ? [] : ['no such requirement']),
    ...(paths.length ? paths.filter((path) => !exists(path)).map((path) => `no ${path}`) : ['no file']),
  ].map((fault) => `${section}: ${fault}`);
}

describe('deliberate departures [architecture References]', () => {
  const catalogue = readFileSync(join(ROOT, CATALOGUE), 'utf8');
  const rows = departuresIn(catalogue);
  const { requirements } = readRequirements(catalogue);

  it('name a requirement, what the document says, what we do, the reason, and the file', () => {
    expect(rows.length).toBeGreaterThan(30);
    const known = new Set(requirements);
    expectNone(
      rows.flatMap((cells) => faults(cells, known, (path) => existsSync(join(ROOT, path)))),
      `complete the row in ${CATALOGUE}.`,
    );
  });

  it('are listed once each', () => {
    const sections = rows.map(([section]) => section);
    expectNone(
      sections.flatMap((section, index) => (sections.indexOf(section) < index ? [`${section}`] : [])),
      'put both into one row.',
    );
  });

  it('of a widget can be found from its README', () => {
    const widgets = rows.flatMap(([, , , , files = '']) =>
      [...files.matchAll(/widgets\/[\w-]+/g)].map(([widget]) => widget),
    );
    const linked = filesIn('widgets', ['README.md']).filter(({ text }) => text.includes(LINK));
    const found = new Set(linked.map(({ path }) => path.replace('/README.md', '')));
    expectNone(
      [...new Set(widgets)].filter((widget) => !found.has(widget)),
      `link to the table in the README: ${LINK}.`,
    );
  });

  it.each([
    ['| `1 §4` | Asks. | Does not. | Quicker. | `a.ts` |', []],
    ['| `1 §4` | Asks. | Does not. | | `a.ts` |', ['`1 §4`: a cell is missing']],
    ['| `1 §4` | Asks. | Does not. | Quicker. |', ['`1 §4`: a cell is missing', '`1 §4`: no file']],
    ['| `1 §5` | Asks. | Does not. | Quicker. | `a.ts` |', ['`1 §5`: no such requirement']],
    ['| `1 §4` | Asks. | Does not. | Quicker. | `a.ts`, `b.ts` |', ['`1 §4`: no b.ts']],
  ])('are reported as incomplete: %s', (row, expected) => {
    const [cells = []] = departuresIn(`## Deliberate departures\n\n| Section |\n| --- |\n${row}`);
    expect(faults(cells, new Set(['1 §4']), (path) => path === 'a.ts')).toEqual(expected);
  });
});
