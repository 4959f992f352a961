// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { namesOf } from '../../../../../shared/tools/new-widget/widget-files.ts';
import { rowsOf, withRow } from '../../../../../shared/tools/new-widget/widget-rows.ts';

const ENTRY = rowsOf(namesOf('lab-notes')).find(({ path }) => path.endsWith('CHANGELOG.md'));

const inChangeLog = (text: string) => withRow(text, ENTRY as NonNullable<typeof ENTRY>);

describe('a new widget’s entry in the change log', () => {
  const old = '## [0.2.0] - 2026-11-28\n\n### Added\n\n- The first entry.\n';

  it.each([
    [
      'first in its list',
      '### Fixed\n\n- A fix.\n\n### Added\n\n- Another entry.\n\n',
      '### Fixed\n\n- A fix.\n\n### Added\n\n- The widget `lab-notes`.\n- Another entry.\n\n',
    ],
    [
      'below a heading of its own if there are other lists',
      '### Fixed\n\n- A fix.\n\n',
      '### Added\n\n- The widget `lab-notes`.\n\n### Fixed\n\n- A fix.\n\n',
    ],
    ['below a heading of its own after a release', '', '### Added\n\n- The widget `lab-notes`.\n\n'],
  ])('is %s [architecture New widget]', (_, before, after) => {
    expect(inChangeLog(`## [Unreleased]\n\n${before}${old}`)).toBe(`## [Unreleased]\n\n${after}${old}`);
    expect(inChangeLog(`## [Unreleased]\n${before && `\n${before.trimEnd()}\n`}`)).toBe(
      `## [Unreleased]\n\n${after.trimEnd()}\n`,
    );
  });

  it('has to be written by hand if nothing is unreleased, and the command says so [architecture New widget]', () => {
    expect(() => inChangeLog(old)).toThrow('add this by hand: - The widget `lab-notes`.');
  });
});
