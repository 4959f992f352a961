// @vitest-environment node
/**
 * Checks that the list of journeys is up to date: each page test is in it once, and everything that it leaves out
 * exists.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { JOURNEY_FILES, JOURNEYS, OTHERS } from '../../second-server/journeys.mjs';

const NAMES = readdirSync('test/pages', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => path.replace('.test.ts', ''));

const isWithin = (name: string, place: string) => name === place || name.startsWith(`${place}/`);

it('lists each page test once: as a journey, or with the reason why it isn’t one', () => {
  const counts = NAMES.map((name) => {
    const reasons = Object.keys(OTHERS).filter((place) => isWithin(name, place));
    return [name, reasons.length + (name in JOURNEYS ? 1 : 0)];
  });
  expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
});

it('lists nothing that is gone', () => {
  expect(Object.keys(JOURNEYS).filter((name) => !NAMES.includes(name))).toEqual([]);
  const empty = Object.keys(OTHERS).filter((place) => !NAMES.some((name) => isWithin(name, place)));
  expect(empty).toEqual([]);
});

it.each(JOURNEY_FILES)('leaves out only tests that exist: %s', (path) => {
  const text = readFileSync(path, 'utf8');
  const [, name = ''] = /test\/pages\/(.*)\.test\.ts$/.exec(path) ?? [];
  const gone = Object.keys(JOURNEYS[name] ?? {}).filter((start) => !text.includes(`it('${start}`));
  expect(gone).toEqual([]);
});
