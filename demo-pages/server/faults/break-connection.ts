import type { FastifyReply } from 'fastify';
import type { FaultSwitches } from './fault-switches.ts';

/**
 * Sends a reply whose connection fails halfway.
 * @returns false if no fault affects the connection; then nothing was sent
 */
export function breakConnection(reply: FastifyReply, text: string, faults: FaultSwitches): boolean {
  const breaks = (['stall-headers', 'stall-body', 'reset', 'cut'] as const).find((name) => faults.has(name));
  if (!breaks) return false;
  reply.hijack();
  const { raw } = reply;
  const half = text.slice(0, Math.ceil(text.length / 2));
  if (breaks === 'reset') raw.socket?.resetAndDestroy();
  if (breaks === 'stall-body' || breaks === 'cut') {
    raw.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
    raw.write(half, () => {
      if (breaks === 'cut') raw.socket?.destroy();
    });
  }
  return true;
}
