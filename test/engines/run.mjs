/**
 * Runs the journeys in the three engines and the browser tests in those that `npm test` doesn't use, and prints which cases
 * ran where. An engine that isn't installed is named with the command that installs it, and skipped; where `CI` is set,
 * that is a failure.
 *
 *   npm run test:engines [-- FILE…]
 */
import { spawnSync } from 'node:child_process';
import { findEngines } from './support/find-engines.mjs';

const files = process.argv.slice(2);
const engines = findEngines();
const missing = engines.filter(({ program }) => !program);

/**
 * @param {string} command
 * @param {string[]} options
 * @param {string} [nodeOptions]
 */
function run(command, options, nodeOptions = '') {
  const env = { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${nodeOptions}` };
  return spawnSync(command, options, { stdio: 'inherit', env }).status === 0;
}

const journeys = ['run', '--config', 'test/vitest.config.mjs', '--project', 'engines-*'];
const results = [run('vitest', [...journeys, ...(files.length ? files : ['test/engines'])])];
if (files.length === 0) {
  // The launchers of the engines are TypeScript.
  const browserTests = ['--config', 'test/web-test-runner.config.mjs'];
  for (const { engine, program } of engines) {
    if (engine === 'chromium' || !program) continue;
    results.push(run('wtr', [...browserTests, `--engine=${engine}`], '--import tsx'));
  }
}
for (const { engine, advice } of missing) {
  console.error(`${engine}: skipped, since it isn't installed. Install it with: ${advice}`);
}
process.exitCode = results.every(Boolean) && !(missing.length > 0 && process.env.CI) ? 0 : 1;
