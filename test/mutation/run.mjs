/**
 * `node test/mutation/run.mjs shared/stores/bulk-add [FILES]`: Stryker changes the code of a folder, or of some of its files, one
 * place at a time, and runs the unit tests that should notice. It prints the changes that none noticed. A folder takes half an
 * hour to two hours; what hasn't changed since the last run isn't run again. Without a folder, all are run.
 */
import { spawnSync } from 'node:child_process';
import { FOLDERS } from './folders.mjs';

const [folder, ...files] = process.argv.slice(2);
let failed = 0;
for (const MUTATED of folder ? [folder] : Object.keys(FOLDERS)) {
  const { status } = spawnSync(
    'npx',
    [
      ...['stryker', 'run', 'test/mutation/stryker.config.mjs'],
      ...(files.length ? ['--mutate', files.join(',')] : []),
    ],
    { stdio: 'inherit', env: { ...process.env, MUTATED } },
  );
  failed ||= status ?? 1;
}
process.exitCode = failed;
