/** Builds for tests: one that several files share, and builds of single tests. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, watch, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { ROOT } from '../structure/source-files.ts';

/** How long a build may take on a busy machine. */
export const BUILD_TIMEOUT_MS = 300_000;

export interface Outcome {
  status: number;
  error: string;
}

/** Runs `build.mjs` of a tree. */
export function runBuild(root: string, ...options: string[]): Promise<Outcome> {
  return new Promise((done) => {
    execFile(process.execPath, ['build.mjs', ...options], { cwd: root }, (failure, _, error) => {
      done({ status: failure ? Number(failure.code) : 0, error });
    });
  });
}

/**
 * The build of this tree without options. The first test file that needs it in a run creates it, and the
 * others wait for it. Tests must not change it.
 * @returns its folder
 * @throws an error with the build's output, if the build failed
 */
export async function sharedBuild(): Promise<string> {
  const folder = join(inject('sharedFolder'), 'build');
  const result = join(inject('sharedFolder'), 'build.json');
  if (isFirst(`${folder}.begun`)) {
    writeFileSync(`${result}.incoming`, JSON.stringify(await runBuild(ROOT, '--out', folder)));
    renameSync(`${result}.incoming`, result);
  }
  await written(result);
  const { status, error }: Outcome = JSON.parse(readFileSync(result, 'utf8'));
  if (status !== 0) throw new Error(error);
  return folder;
}

/** Waits until another test file has written the file. */
function written(path: string): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!existsSync(path)) return;
      watcher.close();
      resolve();
    };
    const watcher = watch(dirname(path), check);
    check();
  });
}

/** Only one of several simultaneous callers can create the folder. */
function isFirst(mark: string): boolean {
  try {
    mkdirSync(mark);
    return true;
  } catch {
    return false;
  }
}
