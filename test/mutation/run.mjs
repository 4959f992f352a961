/**
 * `node test/mutation/run.mjs shared/stores/bulk-add [FILES]`: Stryker changes the code of a folder, or of some of its files, one
 * place at a time, and runs the unit tests that should notice. It prints the changes that none noticed. A folder takes half an
 * hour to two hours; a change that was noticed isn't tried again until its code or its test changes. Without a folder, all
 * are run.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { FOLDERS, resultsFile } from './folders.mjs';

const [folder, ...files] = process.argv.slice(2);
let failed = 0;
for (const MUTATED of folder ? [folder] : Object.keys(FOLDERS)) {
  forgetUnnoticed(resultsFile(MUTATED, '-known'));
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

/**
 * Removes the changes that no test has noticed from the results of the last run. After runs of some files, Stryker takes new
 * tests for known ones, and would report the same changes for ever.
 * @param {string} file
 */
function forgetUnnoticed(file) {
  if (!existsSync(file)) return;
  /** @type {{files: Record<string, {mutants: {status: string}[]}>}} */
  const known = JSON.parse(readFileSync(file, 'utf8'));
  for (const source of Object.values(known.files)) {
    source.mutants = source.mutants.filter(({ status }) => !['Survived', 'NoCoverage'].includes(status));
  }
  writeFileSync(file, JSON.stringify(known));
}
