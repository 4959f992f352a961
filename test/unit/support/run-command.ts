import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../structure/source-files.ts';

/**
 * Runs a command of the tools as npm does.
 * @param path of its script, below the root of the tree
 * @returns its exit status, and what it prints
 */
export function runCommand(
  path: string,
  ...args: string[]
): Promise<{ status: number; output: string; errors: string }> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', join(ROOT, path), ...args],
      { cwd: ROOT },
      (error, output, errors) => done({ status: Number(error?.code ?? 0), output, errors }),
    );
  });
}
