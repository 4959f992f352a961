import { emitEarly } from '../../page/events.ts';
import { type EarlyRead, registry } from '../../page/registry.ts';

/**
 * Sends one request to the shop's server, with its cookies; nothing else on the page does. Redirects aren't followed,
 * because each means that the session has ended.
 * @param url of a call, below the base for calls: a path on the page's own host, whatever `<base>` says
 * @param init options that add to or replace those of a plain read
 * @returns the promise of `fetch`
 */
export async function send(url: string, init?: RequestInit): Promise<Response> {
  return fetch(location.origin + url, {
    redirect: 'manual',
    cache: 'no-store',
    headers: { Accept: 'application/json' },
    ...init,
  });
}

/** A request that has been announced to the page. */
export type Announced = Pick<EarlyRead, 'startedAt' | 'endRequest'>;

/**
 * Announces a request to the page just before it is sent [embedding Request].
 * @param body without secrets
 * @returns when it started, and the function that settles the event's promise
 */
export function announceRequest(method: string, path: string, body?: unknown): Announced {
  let endRequest!: EarlyRead['endRequest'];
  const reply = new Promise<Parameters<EarlyRead['endRequest']>[0]>((resolve) => {
    endRequest = resolve;
  });
  emitEarly('cb:request', { method, path, body, reply });
  return { startedAt: performance.now(), endRequest };
}

/** Time limit of a read in milliseconds, headers and body together. An early read is valid for the same time. */
export const READ_LIMIT = 8000;

/**
 * Starts a read while the code that needs the reply is still loading: the loader's part. The read is kept in the page's
 * registry, because loader and widgets are bundled separately.
 * @param base where the server's calls start
 * @param path below it, such as `cart/cart-details/false`
 * @param widget that it is for
 */
export function startEarlyRead(base: string, path: string, widget: string): void {
  const { earlyReads } = registry();
  if (earlyReads.has(path)) return;
  const announced = announceRequest('GET', path);
  const response = send(`${base}/${path}`);
  earlyReads.set(path, { ...announced, response, widget });
  // The caller that takes the read handles its failure. This handler is for a read that nobody takes.
  response.catch(() => {});
}

/**
 * Ends the early reads of a widget that nobody takes in time, so that `reply` of their `cb:request` settles. Separate from
 * their start, so that the loader doesn't contain it.
 */
export function endUnusedReads(widget: string): void {
  setTimeout(() => {
    const { earlyReads } = registry();
    for (const [path, read] of earlyReads) {
      if (read.widget !== widget) continue;
      earlyReads.delete(path);
      read.endRequest({ status: 0, ms: READ_LIMIT, outcome: 'unused' });
    }
  }, READ_LIMIT);
}

/**
 * Takes the early read of a path.
 * @returns undefined if there is none, if it has been taken, or if it is older than `READ_LIMIT`
 */
export function takeEarlyRead(path: string): EarlyRead | undefined {
  const { earlyReads } = registry();
  const read = earlyReads.get(path);
  earlyReads.delete(path);
  return read && performance.now() - read.startedAt < READ_LIMIT ? read : undefined;
}
