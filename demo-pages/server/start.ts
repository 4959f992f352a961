/**
 * Starts the demo shop and prints its address: `tsx demo-pages/server/start.ts`.
 * PORT names the port, which then must be free; without it the first free one from 8080 on is taken.
 * WORKBENCH=off leaves out what only developers need: one session for all tabs, and no ribbon.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Shop, startShop } from './start-shop.ts';

/** Where the build on real React is looked for. */
const REACT = fileURLToPath(new URL('../../.cache/react', import.meta.url));

const FIRST_PORT = 8080;
const ATTEMPTS = 20;

/** A write takes as long as on a real server that is near. */
const LATENCY = 120;

async function start(port: number, attempts: number): Promise<Shop> {
  try {
    return await startShop({
      port,
      latency: LATENCY,
      workbench: process.env.WORKBENCH !== 'off',
      react: existsSync(REACT) ? REACT : undefined,
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
