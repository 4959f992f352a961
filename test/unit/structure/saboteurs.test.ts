// @vitest-environment node
/**
 * Checks that tests can still build changed sources: otherwise, a source that has changed since would stop a long run.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OTHER_RELEASE } from '../../pages/embedding/other-release.ts';
import { SABOTEURS as MUSEUM } from '../../pages/museum/saboteurs.ts';
import { SABOTEURS as SCHEDULES } from '../schedules/saboteurs.ts';
import { changeSource, type SourceChange } from '../support/source-change.ts';
import { ROOT } from './source-files.ts';

/** @throws if the sources don't contain the text to change */
function plant(changes: readonly SourceChange[]): void {
  for (const change of changes) {
    const source = readFileSync(join(ROOT, change.file), 'utf8');
    expect(changeSource(source, change)).not.toBe(source);
  }
}

describe('the sources can still be changed so that', () => {
  it.each(MUSEUM.map(({ what, changes }) => [what, changes] as const))(
    'in the museum, %s [reliability Museum]',
    (_, changes) => plant(changes),
  );

  it.each(SCHEDULES.map((saboteur) => [saboteur.what, saboteur] as const))(
    'in the schedules, %s [reliability Schedules]',
    (_, saboteur) => plant([saboteur]),
  );

  it.each(OTHER_RELEASE.map((change) => [change.file, change] as const))(
    'in another release, %s stores or sends something else [reliability Two builds]',
    (_, change) => plant([change]),
  );

  it('a missing text is reported with its file [reliability Schedules]', () => {
    const change = { file: 'package.json', before: 'not in this file', after: '' };
    expect(() => plant([change])).toThrow('package.json: not there exactly once: not in this file');
  });
});
