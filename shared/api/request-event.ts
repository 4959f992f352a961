import { emit } from '../page/events.ts';
import type { EarlyRead } from '../page/registry.ts';

/** A request that the page has been told of. */
export type Announced = Pick<EarlyRead, 'startedAt' | 'settle'>;

/**
 * Tells the page of a request just before it is sent (embedding contract, `cb:request`).
 * @param body without what is secret in it
 * @returns when it started, and what ends the event's promise
 */
export function announceRequest(method: string, path: string, body?: unknown): Announced {
  let settle!: EarlyRead['settle'];
  const reply = new Promise<Parameters<EarlyRead['settle']>[0]>((resolve) => {
    settle = resolve;
  });
  emit('cb:request', { method, path, body, reply });
  return { startedAt: performance.now(), settle };
}
