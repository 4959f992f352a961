/** The builds to measure: minified and compressed as for a shop, with maps for a profile. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export const RUNTIMES = ['preact', 'react'] as const;

export type Runtime = (typeof RUNTIMES)[number];

/** The sources of a build. */
const SOURCES = ['widgets', 'shared', 'build.mjs', 'package-lock.json'];

/** The folder of a runtime's build. */
export function builtFolder(runtime: Runtime): string {
  return join(ROOT, '.cache/bench', runtime);
}

/** Builds the runtimes whose build is older than a source. */
export async function buildWhatIsOld(): Promise<void> {
  const newest = Math.max(...SOURCES.map((source) => newestIn(join(ROOT, source))));
  for (const runtime of RUNTIMES) {
    const manifest = join(builtFolder(runtime), 'manifest.json');
    if (existsSync(manifest) && statSync(manifest).mtimeMs > newest) continue;
    console.log(`Building ${runtime} …`);
    const flags = ['--runtime', runtime, '--out', builtFolder(runtime), '--keep', '2', '--compress'];
    const maps = ['--maps', join(ROOT, '.cache/bench/maps')];
    await promisify(execFile)(process.execPath, ['build.mjs', ...flags, ...maps], { cwd: ROOT });
  }
}

/** When the newest file in there was written. */
function newestIn(path: string): number {
  const facts = statSync(path);
  if (!facts.isDirectory()) return facts.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((entry) => newestIn(join(path, entry))));
}
