/**
 * Starts the JSP pages and prints their address: `npm run jsp`. PORT names the port; without it, a free one is taken.
 *
 *   --api javax   compiles for a container of the older API, such as Tomcat 9
 *   --jars DIR    the folder with the container's and Jackson's jars (default: Debian's)
 */
import { parseArgs } from 'node:util';
import { startJspPages } from './start-tomcat.ts';

const { values } = parseArgs({
  options: { api: { type: 'string', default: 'jakarta' }, jars: { type: 'string' } },
});
const { api, jars } = values;

try {
  if (api !== 'jakarta' && api !== 'javax') throw new Error(`--api ${api}: expected jakarta or javax`);
  const pages = await startJspPages({ api, jars, port: Number(process.env.PORT ?? 0) });
  console.log(`JSP pages:  ${pages.address}/index.jsp`);
  console.log(`Cart page:  ${pages.address}/checkout/cart`);
  console.log(`The kit:    ${pages.kit}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => pages.close());
  await pages.ended;
  await pages.shop.close();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
