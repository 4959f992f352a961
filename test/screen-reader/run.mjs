/**
 * Listens to the journeys with Orca. If a program is missing, prints the command that installs it and skips them; where
 * `CI` is set, that is a failure.
 */
import { spawnSync } from 'node:child_process';
import { findScreenReader } from './support/find-programs.mjs';

const { firefox, advice } = findScreenReader();

if (firefox) {
  const options = ['run', '--config', 'test/vitest.config.mjs', '--project', 'screen-reader'];
  const { status } = spawnSync('vitest', [...options, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.error(`screen-reader: skipped, since a program isn't installed. Install it with: ${advice}`);
  if (process.env.CI) process.exitCode = 1;
}
