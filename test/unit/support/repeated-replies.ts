import { vi } from 'vitest';

/** From now on, a POST that was sent before gets the reply from then, as from a broken proxy, and the shop doesn't get it. */
export function repeatReplies(): void {
  const ask = fetch;
  const replies = new Map<string, Response>();
  vi.stubGlobal('fetch', async (address: string, options: RequestInit = {}) => {
    if (options.method !== 'POST') return ask(address, options);
    const call = `${address} ${options.body}`;
    const reply = replies.get(call) ?? (await ask(address, options));
    replies.set(call, reply.clone());
    return reply.clone();
  });
}
