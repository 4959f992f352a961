/**
 * Builds the widgets, starts the JSP pages and prints their address.
 *
 *   npm run jsp -- [--api jakarta|javax] [--jars DIR]
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readCommand, refuseUsage } from '../../shared/tools/commands/read-command.mjs';
import type { ServletApi } from './build/java-tools.ts';
import { startJspPages } from './start-tomcat.ts';

const COMMAND = {
  name: 'npm run jsp',
  usage: ['-- [--api jakarta|javax] [--jars DIR]'],
  does: 'Builds the widgets into dist, compiles the kit and the demo pages, and serves them on Tomcat. PORT sets the port, which is otherwise a free one.',
};

async function serve(api: ServletApi, jars?: string): Promise<void> {
  const build = fileURLToPath(new URL('../../build.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [build, '--keep', '2'], { stdio: 'inherit' });
  if (status !== 0) {
    process.exitCode = status ?? 1;
    return;
  }
  const pages = await startJspPages({ api, jars, port: Number(process.env.PORT ?? 0) });
  console.log(`JSP pages:  ${pages.address}/index.jsp`);
  console.log(`Cart page:  ${pages.address}/checkout/cart`);
  console.log(`The kit:    ${pages.kit}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => pages.close());
  await pages.ended;
  await pages.shop.close();
}

const { values } = readCommand({
  ...COMMAND,
  options: {
    api: { type: 'string', default: 'jakarta', does: 'javax compiles for a container such as Tomcat 9' },
    jars: {
      type: 'string',
      does: 'the folder with the jars of the container and of Jackson (default: Debian’s)',
    },
  },
});
const { api, jars } = values;
if (api !== 'jakarta' && api !== 'javax') refuseUsage(COMMAND, `--api ${api}: expected jakarta or javax`);
try {
  await serve(api, jars);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
