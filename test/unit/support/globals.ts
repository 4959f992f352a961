/**
 * Fixes for the simulated document: it has no channel between tabs (there is no other tab here), and a page whose test
 * has ended would send its last write over the network.
 */
import { vi } from 'vitest';

class LonelyChannel extends EventTarget {
  postMessage(): void {}
  close(): void {}
}

const realFetch = globalThis.fetch;

function fetchFromServers(...[resource, ...rest]: Parameters<typeof realFetch>): Promise<Response> {
  const isSimulated = String(resource).startsWith('http://shop.test/');
  return isSimulated ? Promise.reject(new TypeError('Failed to fetch')) : realFetch(resource, ...rest);
}

Object.assign(globalThis, { BroadcastChannel: LonelyChannel, fetch: fetchFromServers });

const { waitFor } = vi;
const PATIENCE_MS = Number(process.env.PATIENCE_MS ?? 30_000);

// Waiting ends after a second otherwise, and a busy machine may take longer for a lazy module.
vi.waitFor = (isSo, options = PATIENCE_MS) => waitFor(isSo, options);

// The clock of a test doesn't wait for a file that is being read, and nearly every test may meet a failed reply.
await import('../../../shared/api/transport/failed-reply.ts');
