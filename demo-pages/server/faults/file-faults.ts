import type { FastifyReply } from 'fastify';
import { type FaultSwitches, faultNumber } from './fault-switches.ts';

/** How often each file has failed, by set of switches. Setting a fault again starts over. */
const failures = new WeakMap<FaultSwitches, Map<string, number>>();

/**
 * Fails the first request for a widget file, or the first `flaky` requests, as in the middle of a rollout.
 * @param path the path of the file, without a query
 * @returns false if no fault affects the file; then nothing was sent
 */
export function failFile(reply: FastifyReply, path: string, faults: FaultSwitches): boolean {
  const part = faults.get('file') ?? faults.get('cut-file');
  if (!part || !path.includes(part)) return false;
  const byPath = failures.get(faults) ?? new Map<string, number>();
  failures.set(faults, byPath);
  const count = byPath.get(path) ?? 0;
  if (count >= (faultNumber(faults, 'flaky') || 1)) return false;
  byPath.set(path, count + 1);
  if (faults.has('file')) {
    reply.code(503).header('cache-control', 'no-store').type('text/plain').send('Please come back later.');
    return true;
  }
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'text/javascript', 'content-length': 1000 });
  reply.raw.write('export', () => reply.raw.socket?.destroy());
  return true;
}
