/**
 * The one seam of the browser tests: the page's `fetch` answers from a table of named replies. A request that isn't in
 * the table fails the test that made it, with the request's name.
 */

export interface Request {
  url: URL;
  /** The parsed JSON body, or undefined. */
  body: unknown;
}

export interface Reply {
  status?: number;
  /** Sent as JSON; a text is sent as it is. */
  body?: unknown;
}

/** Answers by method and path: 'GET /api/rest/cb/cart-details'. A function may look at the request. */
export type Replies = Record<string, Reply | ((request: Request) => Reply | Promise<Reply>)>;

const table = new Map<string, Replies[string]>();
const unknown: string[] = [];

/** Every request since the test began, as 'POST /api/rest/cb/…', in their order. */
export const requests: { name: string; body: unknown }[] = [];

/** Adds replies for the running test; a later one with the same name replaces an earlier one. */
export function reply(replies: Replies): void {
  for (const [name, answer] of Object.entries(replies)) table.set(name, answer);
}

window.fetch = async (input, options) => {
  const request = new globalThis.Request(input, options);
  const url = new URL(request.url);
  const name = `${request.method} ${url.pathname}`;
  const text = await request.text();
  const body = text ? JSON.parse(text) : undefined;
  requests.push({ name, body });
  const answer = table.get(name);
  if (!answer) {
    unknown.push(name);
    throw new TypeError(`no reply for ${name}`);
  }
  const { status = 200, body: content = {} } =
    typeof answer === 'function' ? await answer({ url, body }) : answer;
  request.signal.throwIfAborted();
  return new Response(typeof content === 'string' ? content : JSON.stringify(content), {
    status,
    headers: { 'content-type': 'application/json' },
  });
};

afterEach(() => {
  const missing = unknown.splice(0);
  requests.length = 0;
  table.clear();
  if (missing.length) throw new Error(`requests without a reply: ${missing.join(', ')}`);
});
