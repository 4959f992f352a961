/** The package as people install it: packed from a build, and unpacked. */

import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../structure/source-files.ts';
import { sharedBuild } from './shared-build.ts';

export interface Ran {
  status: number;
  text: string;
}

/** Runs a program of the project's packages, or one of the system's, in a folder. */
export function runProgram(folder: string, program: string, ...options: string[]): Promise<Ran> {
  const own = join(ROOT, 'node_modules/.bin', program);
  return new Promise((done) => {
    execFile(existsSync(own) ? own : program, options, { cwd: folder }, (failure, output, error) => {
      done({ status: failure ? 1 : 0, text: `${output}${error}` });
    });
  });
}

/**
 * Packs the build and unpacks it into the `node_modules` of a new folder, with links to libraries of the project.
 * @param libraries what else is in `node_modules`
 * @returns the folder, and the packed file in it
 */
export async function installPacked(libraries: string[] = []): Promise<{ home: string; tarball: string }> {
  const home = mkdtempSync(join(tmpdir(), 'package-'));
  const unpacked = join(home, 'node_modules/catalogue-islands');
  const source = join(home, 'source');
  mkdirSync(unpacked, { recursive: true });
  mkdirSync(source);
  cpSync(join(ROOT, 'package.json'), join(source, 'package.json'));
  cpSync(await sharedBuild(), join(source, 'dist'), { recursive: true });
  const { text } = await runProgram(
    home,
    'npm',
    ...['pack', source, '--ignore-scripts', '--json', '--pack-destination', home],
  );
  const [{ filename }] = JSON.parse(text.slice(text.indexOf('['), text.lastIndexOf(']') + 1));
  const tarball = join(home, filename);
  await runProgram(home, 'tar', '-xzf', tarball, '-C', unpacked, '--strip-components', '1');
  for (const library of libraries) {
    symlinkSync(join(ROOT, 'node_modules', library), join(home, 'node_modules', library));
  }
  return { home, tarball };
}
