/**
 * The one seam of the unit tests: `fetch` answers from a table of named replies. A request that the table
 * does not have fails the test and names itself.
 */
import { afterEach, vi } from 'vitest';

/** A reply: an object is sent as JSON with status 200, `null` is a lost connection. */
export type Reply = object | Response | null;

/** By method and path below the API: 'POST cart/quick-add-to-cart'. A list is used up one by one. */
export type Replies = Record<string, Reply | Reply[] | ((body: unknown) => Reply | Promise<Reply>)>;

/** One request that was made. */
export interface Request {
  name: string;
  body: unknown;
}

const API = '/api/rest/cb/';
const unknown: string[] = [];

/** Answers requests from the table; the list returned grows with every request. */
export function openShop(replies: Replies): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, signal }: RequestInit = {}) => {
    const name = `${method} ${new URL(url, location.href).pathname.replace(API, '')}`;
    const sent = typeof body === 'string' ? JSON.parse(body) : undefined;
    requests.push({ name, body: sent });
    const entry = replies[name];
    if (entry === undefined) unknown.push(name);
    const chosen = Array.isArray(entry) ? entry.shift() : entry;
    const reply = typeof chosen === 'function' ? await chosen(sent) : chosen;
    signal?.throwIfAborted();
    if (!reply) throw new TypeError(`no connection for ${name}`);
    return reply instanceof Response ? reply : Response.json(reply);
  });
  return requests;
}

let listening: Parameters<Document['addEventListener']>[] = [];

/** Begins a new page: stores start anew, and those of an earlier test hear nothing of it any more. */
export function openPage(): void {
  vi.resetModules();
  const listen = document.addEventListener;
  vi.spyOn(document, 'addEventListener').mockImplementation((...listener: (typeof listening)[0]) => {
    listening.push(listener);
    listen.apply(document, listener);
  });
}

afterEach(() => {
  for (const [name, listener] of listening) document.removeEventListener(name, listener);
  listening = [];
  document.head.replaceChildren();
  document.body.replaceChildren();
  const missing = unknown.splice(0);
  if (missing.length > 0) throw new Error(`requests without a reply: ${missing.join(', ')}`);
});
