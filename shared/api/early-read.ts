import { type EarlyRead, registry } from '../page/registry.ts';
import { announceRequest } from './request-event.ts';
import { send } from './send.ts';

/** Milliseconds that a read may take, headers and body together; an early read is good for as long. */
export const READ_LIMIT = 8000;

/**
 * Starts a read while the code that wants its reply is still on its way: the loader's half. It stands
 * in the page's registry, because loader and widgets are bundled apart.
 * @param path below `apiBase`, such as `cart/cart-details/false`
 */
export function startEarlyRead(path: string): void {
  const { earlyReads } = registry();
  if (earlyReads.has(path)) return;
  const read: EarlyRead = { ...announceRequest('GET', path), response: send(path) };
  earlyReads.set(path, read);
  // Whoever takes the read sees its failure, but it may be that nobody does.
  read.response.catch(() => {});
  setTimeout(() => {
    if (earlyReads.get(path) !== read) return;
    earlyReads.delete(path);
    read.settle({ status: 0, ms: READ_LIMIT, outcome: 'unused' });
  }, READ_LIMIT);
}

/** Hands over the early read of a path, once; `undefined` when there is none. */
export function takeEarlyRead(path: string): EarlyRead | undefined {
  const { earlyReads } = registry();
  const read = earlyReads.get(path);
  earlyReads.delete(path);
  return read;
}
