/**
 * Starts the demo shop and prints its address: `tsx demo-pages/server/start.ts`. PORT sets the port, which must be
 * free. Without it, the shop uses the first free port from 8080 on. WORKBENCH=off leaves out the developers' tools:
 * there is no ribbon, and all tabs share one session.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Shop, startShop } from './start-shop.ts';

/** The folder of the build on real React, if there is one. */
const REACT = fileURLToPath(new URL('../../.cache/react', import.meta.url));

/** The folder of a build that is made again after each change, if there is one. */
const WATCHED = process.env.WATCHED_WIDGETS;

const FIRST_PORT = 8080;
const ATTEMPTS = 20;

/** How long a write takes in milliseconds: about as long as on a nearby server. */
const LATENCY = 120;

async function start(port: number, attempts: number): Promise<Shop> {
  try {
    return await startShop({
      port,
      latency: LATENCY,
      workbench: process.env.WORKBENCH !== 'off',
      react: existsSync(REACT) ? REACT : undefined,
      ...(WATCHED && { widgets: WATCHED, reloads: true }),
    });
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    if (!isTaken || attempts <= 1) throw error;
    return start(port + 1, attempts - 1);
  }
}

const chosen = process.env.PORT;
try {
  const shop = await (chosen ? start(Number(chosen), 1) : start(FIRST_PORT, ATTEMPTS));
  console.log(`Demo shop:  ${shop.address}/`);
  console.log(`Cart page:  ${shop.address}/checkout/cart`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => shop.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(`The demo shop could not start: ${(error as Error).message}`);
  process.exitCode = 1;
}
