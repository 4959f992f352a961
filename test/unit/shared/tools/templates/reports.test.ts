// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import type { Log } from 'sarif';
import { describe, expect, it } from 'vitest';
import { type Finding, findingsAsText, RULES } from '../../../../../shared/tools/templates/findings.ts';
import { findingsAsSarif } from '../../../../../shared/tools/templates/sarif.ts';
import { temporaryFiles } from '../../../build/temporary.ts';
import { runCommand } from '../../../support/run-command.ts';

/** Breaches of the published schema, which is in a package for tests. */
function breachesOf(log: Log): string[] {
  const path = createRequire(import.meta.url).resolve(
    '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json',
  );
  // The schema's draft calls its name `id`; newer drafts call it `$id`.
  const { $schema, id, ...schema } = JSON.parse(readFileSync(path, 'utf8'));
  const ajv = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false, allErrors: true });
  ajv.validate(schema, log);
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const FINDING: Finding = {
  rule: 'unknown-widget',
  level: 'error',
  file: 'WEB-INF/my cart.jsp',
  line: 4,
  column: 6,
  found: '"crt"',
  message: 'There is no widget "crt".',
};

/** Runs the command as npm does. */
const run = (...args: string[]) => runCommand('shared/tools/templates/check-templates-command.ts', ...args);

describe('a report of the template check', { timeout: 180_000 }, () => {
  it('is a line for each finding, and the sum [embedding Template check]', () => {
    expect(findingsAsText([FINDING], 3)).toBe(
      'WEB-INF/my cart.jsp:4:6: error: There is no widget "crt". [unknown-widget]\n3 files: 1 errors, 0 warnings, 0 notes',
    );
  });

  it('in SARIF has version, tool, rules, and results that link to their rules [embedding Template check]', () => {
    const log = findingsAsSarif([FINDING]);
    expect(log.version).toBe('2.1.0');
    const [{ tool, results = [] } = { tool: { driver: { name: '' } } }] = log.runs;
    expect(tool.driver.name).toBe('check-templates');
    expect(tool.driver.rules?.map(({ id }) => id)).toEqual(RULES);
    expect(tool.driver.rules?.[results[0]?.ruleIndex ?? -1]?.id).toBe('unknown-widget');
    expect(results).toMatchObject([
      {
        ruleId: 'unknown-widget',
        level: 'error',
        message: { text: 'There is no widget "crt".' },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'WEB-INF/my%20cart.jsp' },
              region: { startLine: 4, startColumn: 6 },
            },
          },
        ],
      },
    ]);
  });

  it('in SARIF follows the schema of version 2.1.0 [embedding Template check]', () => {
    expect(breachesOf(findingsAsSarif([FINDING, { ...FINDING, level: 'note' }]))).toEqual([]);
    expect(breachesOf(findingsAsSarif([]))).toEqual([]);
    // The schema finds a breach.
    expect(breachesOf(findingsAsSarif([{ ...FINDING, line: 0 }]))).toEqual([
      '/runs/0/results/0/locations/0/physicalLocation/region/startLine must be >= 1',
    ]);
  });

  it('ends with status 1 if there is an error, otherwise with 0 [embedding Template check]', async () => {
    const directory = temporaryFiles({
      'bad/cart.jsp': '<div data-cb-widget="crt-page"></div>',
      'good/cart.jsp': '<p>no widget</p>',
    });
    const bad = await run(join(directory, 'bad'), '--json');
    expect(bad.status).toBe(1);
    expect(JSON.parse(bad.output)).toMatchObject({
      files: 1,
      findings: [{ level: 'note' }, { rule: 'unknown-widget' }],
    });
    const sarif = await run(join(directory, 'bad'), '--sarif');
    const log = JSON.parse(sarif.output) as Log;
    expect(log.runs[0]?.results).toHaveLength(2);
    expect(breachesOf(log)).toEqual([]);
    const good = await run(join(directory, 'good'));
    expect(good).toMatchObject({ status: 0, output: '1 files: 0 errors, 0 warnings, 0 notes\n' });
  });

  it('ends with status 2, and says why, if nothing can be checked [embedding Template check]', async () => {
    expect(await run()).toMatchObject({
      status: 2,
      errors: expect.stringContaining('expected one directory'),
    });
    const empty = temporaryFiles({ 'notes.txt': '' });
    expect(await run(empty)).toMatchObject({
      status: 2,
      errors: expect.stringContaining('contains no .jsp'),
    });
  });
});
