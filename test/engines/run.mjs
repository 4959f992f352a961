/**
 * Runs the journeys in the three engines, and prints which cases ran where. An engine that isn't installed is named with the
 * command that installs it, and skipped; where `CI` is set, that is a failure.
 *
 *   npm test -- --only engines, or with files
 */
import { spawnSync } from 'node:child_process';
import { findEngines } from './support/find-engines.mjs';

const missing = findEngines().filter(({ program }) => !program);
const files = process.argv.slice(2);
const filter = files.length ? files : ['test/engines'];
const { status } = spawnSync(
  'vitest',
  ['run', '--config', 'test/vitest.config.mjs', '--project', 'engines-*', ...filter],
  { stdio: 'inherit' },
);
for (const { engine, advice } of missing) {
  console.error(`${engine}: skipped, since it isn't installed. Install it with: ${advice}`);
}
process.exitCode = status || (missing.length > 0 && process.env.CI ? 1 : 0);
