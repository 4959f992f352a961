/** Serves the demo shop while its sources change: `npm start -- --watch`. */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeWhole } from '../../../shared/tools/deploy/releases.mjs';
import { BUILT } from './reload-pages.ts';
import { createWatchedBuild } from './watched-build.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const OUT = join(ROOT, '.cache/watch');
const WATCHED = ['widgets', 'shared'];
/** Editors save a file in several steps. */
const PAUSE_MS = 30;

/**
 * Builds the widgets, starts the shop in a process of its own, which starts again when its own sources change, and builds
 * again after each change of a widget. Open pages reload after each build.
 */
export async function watchSources(): Promise<void> {
  const build = await createWatchedBuild(ROOT, OUT);
  let timer: NodeJS.Timeout | undefined;
  let changed: string[] = [];
  let running = make();
  await running;
  for (const directory of WATCHED) {
    watch(join(ROOT, directory), { recursive: true }, (_, file) => {
      changed.push(`${directory}/${file}`);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const files = changed;
        changed = [];
        running = running.then(() => make(files));
      }, PAUSE_MS);
    });
  }
  const tsx = fileURLToPath(import.meta.resolve('tsx/cli'));
  const shop = fileURLToPath(new URL('../start.ts', import.meta.url));
  const child = spawn(
    process.execPath,
    [tsx, 'watch', '--clear-screen=false', '--exclude', `${ROOT}/shared/**`, shop],
    {
      stdio: 'inherit',
      env: { ...process.env, WATCHED_WIDGETS: OUT },
    },
  );
  child.on('exit', (status) => process.exit(status ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));

  async function make(files?: string[]): Promise<void> {
    const start = performance.now();
    try {
      await build.rebuild(files);
      await writeWhole(join(OUT, BUILT), String(Date.now()));
      console.log(`Built in ${Math.round(performance.now() - start)} ms.`);
    } catch (error) {
      console.error(`Not built: ${(error as Error).message}`);
    }
  }
}
