/**
 * Checks that each test of the museum can fail: it fails with its saboteur, while the widgets still work for other
 * tests of its file.
 */
import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COUNTS } from '../../count-cases.mjs';
import { ROOT } from '../../unit/structure/source-files.ts';
import { SABOTEURS } from './saboteurs.ts';

const FOLDER = join(ROOT, '.cache/museum');
const BUNDLES = join(FOLDER, 'bundles');
const REPORT = join(FOLDER, 'report.json');

/** A test that must fail waits this long for each text that doesn't appear. */
const PATIENCE_MS = '8000';

/** The part of vitest's report that counts. */
interface Report {
  testResults: { assertionResults: { title: string; status: string }[] }[];
}

/** Runs a program of the packages. @returns what it prints as errors */
function run(program: string, given: string[], env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const path = join(ROOT, 'node_modules/.bin', program);
  return new Promise((done) => {
    execFile(path, given, { cwd: ROOT, env }, (_, __, errors) => done(errors));
  });
}

/** Runs a file of the museum with the sabotaged bundles. @returns the titles of those that failed, and that passed */
async function visit(file: string): Promise<{ failed: string[]; passed: string[] }> {
  const { [COUNTS]: _, PROOF: __, VITEST_POOL_ID: ___, ...env } = process.env;
  const errors = await run(
    'vitest',
    [
      ...['run', '--config', 'test/vitest.config.mjs', '--project', 'pages', '--retry', '0'],
      ...['--maxWorkers', '1', '--reporter', 'json', '--outputFile', REPORT],
      `test/pages/museum/${file}.test.ts`,
    ],
    { ...env, BUNDLES, PATIENCE_MS },
  );
  const report: Report = JSON.parse(readFileSync(REPORT, 'utf8'));
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  if (!results.length) throw new Error(errors);
  const titled = (status: string) => results.filter((one) => one.status === status).map(({ title }) => title);
  return { failed: titled('failed'), passed: titled('passed') };
}

describe('each test of the museum', () => {
  it.each(SABOTEURS.map((saboteur) => [saboteur.what, saboteur] as const))(
    'fails if %s [reliability Museum]',
    async (_, { test: [file, title], changes }) => {
      rmSync(FOLDER, { recursive: true, force: true });
      const script = 'test/pages/support/build-changed.ts';
      expect(await run('tsx', [script, BUNDLES, JSON.stringify(changes)])).toBe('');
      const { failed, passed } = await visit(file);
      expect(failed).toContainEqual(expect.stringContaining(title));
      expect(passed).not.toEqual([]);
    },
  );
});
