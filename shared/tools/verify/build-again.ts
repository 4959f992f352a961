/** Builds a commit again, apart from the working tree. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRelease } from '../deploy/releases.mjs';
import type { ServedRelease } from './compare-release.ts';

/**
 * Builds the release that a served folder names, in a separate folder.
 * @param root a clone of the project that has the commit
 * @returns its folder, and the files of the release by path
 * @throws if the clone lacks the commit, or the build gives another release
 */
export async function buildAgain(root: string, { release, source }: ServedRelease) {
  const { commit, base, runtime } = source;
  const run = (program: string, ...given: string[]) =>
    execFileSync(program, given, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], maxBuffer: 2 ** 30 });
  const folder = mkdtempSync(join(tmpdir(), 'verify-'));
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root, stdio: 'ignore' });
  } catch {
    throw new Error(`this clone has no commit ${commit}; fetch the whole history`);
  }
  execFileSync('git', ['archive', '--format=tar', '-o', join(folder, 'source.tar'), commit], { cwd: root });
  run('tar', '-xf', 'source.tar');
  const lockOf = (directory: string) => readFileSync(join(directory, 'package-lock.json'), 'utf8');
  // The packages of the same lock file are the same ones.
  if (lockOf(folder) === lockOf(root)) {
    cpSync(join(root, 'node_modules'), join(folder, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });
  } else run('npm', 'ci', '--ignore-scripts');
  run(process.execPath, 'build.mjs', '--out', 'dist', '--base', base, '--runtime', runtime);
  const files = await readRelease(join(folder, 'dist/releases', release));
  if (files.size === 0)
    throw new Error(`${commit} does not give ${release}: see ${join(folder, 'dist/releases')}`);
  return { folder, files };
}
