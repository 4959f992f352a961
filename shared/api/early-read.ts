import { type EarlyRead, registry } from '../page/registry.ts';
import { announceRequest } from './request-event.ts';
import { send } from './send.ts';

/** Milliseconds that a read may take, headers and body together; an early read is good for as long. */
export const READ_LIMIT = 8000;

/**
 * Starts a read while the code that wants its reply is still on its way: the loader's half. It stands
 * in the page's registry, because loader and widgets are bundled apart.
 * @param base where the server's calls start
 * @param path below it, such as `cart/cart-details/false`
 */
export function startEarlyRead(base: string, path: string): void {
  const { earlyReads } = registry();
  if (earlyReads.has(path)) return;
  const read = { ...announceRequest('GET', path), response: send(`${base}/${path}`) };
  earlyReads.set(path, read);
  // Whoever takes the read sees its failure, but it may be that nobody does.
  read.response.catch(() => {});
}

/** Hands over the early read of a path, once; `undefined` when there is none, or none that is still good. */
export function takeEarlyRead(path: string): EarlyRead | undefined {
  const { earlyReads } = registry();
  const read = earlyReads.get(path);
  earlyReads.delete(path);
  if (!read || performance.now() - read.startedAt < READ_LIMIT) return read;
  read.settle({ status: 0, ms: READ_LIMIT, outcome: 'unused' });
  return undefined;
}
