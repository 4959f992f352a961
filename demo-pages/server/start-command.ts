/**
 * Starts the demo shop: `npm start`.
 *
 *   npm start               builds a release of the widgets, then serves the shop
 *   npm start -- --watch    serves the shop, and shows each saved change in the open pages within two seconds
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readCommand } from '../../shared/tools/commands/read-command.mjs';
import { watchSources } from './watch/watch.ts';

const { values } = readCommand({
  name: 'npm start',
  usage: ['-- [--watch]'],
  does: 'Builds the widgets and serves the demo shop. PORT sets the port, which is otherwise the first free one from 8080 on.',
  options: {
    watch: {
      type: 'boolean',
      default: false,
      does: 'builds again after each change and reloads the open pages',
    },
  },
});
if (values.watch) await watchSources();
else {
  const build = fileURLToPath(new URL('../../build.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [build, '--keep', '2', '--compress'], { stdio: 'inherit' });
  if (status === 0) await import('./start.ts');
  else process.exitCode = status ?? 1;
}
