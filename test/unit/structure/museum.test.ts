// @vitest-environment node
/** Checks that the museum is complete: its tests, its saboteurs and its README's table are about the same faults. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SABOTEURS } from '../../pages/museum/saboteurs.ts';
import { filesIn, ROOT } from './source-files.ts';
import { titlesOf } from './tags.ts';

const FOLDER = 'test/pages/museum';
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

describe('the museum', () => {
  it('has one saboteur for each test [reliability Museum]', () => {
    const titles = filesIn(FOLDER, ['.test.ts'])
      .filter(({ path }) => !path.endsWith('/saboteurs.test.ts'))
      .flatMap((file) => titlesOf(file).map((title) => `${file.path.split('/').at(-1)}: ${title}`))
      .filter((title) => title.endsWith(']'));
    const starts = SABOTEURS.map(({ test: [file, start] }) => `${file}.test.ts: ${start}`);
    const counts = titles.map((title) => starts.filter((start) => title.startsWith(start)).length);
    expect(counts).toEqual(Array(SABOTEURS.length).fill(1));
  });

  it('lists them in its README, each with its own report [reliability Museum]', () => {
    const rows = [...read(`${FOLDER}/README.md`).matchAll(/^\| \d+ \|.*$/gm)].map(([row]) => row);
    const cells = rows.map((row) => row.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));
    expect(cells.map(([number, , , test, saboteur]) => [number, test, saboteur])).toEqual(
      SABOTEURS.map(({ test: [file, start], what }, index) => [
        `${index + 1}`,
        `\`${file}\`: ${start}`,
        what,
      ]),
    );
    const reports = rows.map((row) => /\]\((https:\/\/github\.com\/[^)]+)\)/.exec(row)?.[1]);
    expect(new Set(reports).size).toBe(SABOTEURS.length);
  });
});
