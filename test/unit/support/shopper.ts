/** Visitors of a demo shop on its own port, for the tests of the shop itself. */
import { afterAll, beforeAll } from 'vitest';
import { type Shop, type ShopOptions, startShop } from '../../../demo-pages/server/start-shop.ts';

type Body = Record<string, unknown>;

/** A reply, with its body parsed if it is JSON. */
export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  /** The payload without its envelope; empty if there is none. */
  payload: Body;
}

/** A visitor with a cookie and, after opening a page, its token. */
export interface Shopper {
  /** Opens a page, following redirects. */
  open(address: string): Promise<Reply>;
  /** Makes a call; a body makes it a POST. */
  call(path: string, body?: Body, headers?: Record<string, string>): Promise<Reply>;
  /** Posts a form without following the redirect. */
  submit(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Reply>;
  /** The cart's lines, from `cart-details`. */
  lines(): Promise<Body[]>;
  /** The state block of the latest page. */
  state(): Body;
}

/** Lets the tests of a file share one shop. */
export function shareShop(options: ShopOptions = {}): {
  shop(): Shop;
  shopper(address?: string): Promise<Shopper>;
} {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ latency: 0, ...options });
  });
  afterAll(() => shop.close());
  return { shop: () => shop, shopper: (address) => enter(shop.address, address) };
}

async function enter(origin: string, address = '/'): Promise<Shopper> {
  let cookie = '';
  let page = '';
  const send = async (path: string, options: RequestInit = {}): Promise<Reply> => {
    const headers = { cookie, ...(options.headers as Record<string, string>) };
    const response = await fetch(origin + path, { redirect: 'manual', ...options, headers });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    // Unlike `text()`, this keeps a byte order mark.
    const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
    return { status: response.status, headers: response.headers, text, payload: unwrap(text) };
  };
  const open = async (path: string): Promise<Reply> => {
    const reply = await send(path);
    const location = reply.headers.get('location');
    if (location) return open(location);
    page = reply.text;
    return reply;
  };
  const state = (): Body => {
    const [, json] = /id="cb-state">(.*?)<\/script>/s.exec(page) ?? [];
    return json ? JSON.parse(json) : {};
  };
  const call = (path: string, body?: Body, headers: Record<string, string> = {}): Promise<Reply> => {
    if (!body) return send(`/api/rest/cb/${path}`, { headers });
    const token = (state().config as { csrfToken?: string } | undefined)?.csrfToken;
    return send(`/api/rest/cb/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(token && { 'x-cb-csrf': token }), ...headers },
    });
  };
  const submit = (path: string, fields: Record<string, string>, headers = {}): Promise<Reply> =>
    send(path, { method: 'POST', body: new URLSearchParams(fields), headers });
  const lines = async (): Promise<Body[]> =>
    (await call('cart/cart-details/false')).payload.commerceItems as Body[];
  await open(address);
  return { open, call, submit, lines, state };
}

/** Opens every envelope of the wire contract; fields inside take precedence. */
export function unwrap(text: string): Body {
  let value: unknown = text;
  let payload: Body = {};
  for (let depth = 0; depth < 6; depth++) {
    if (typeof value === 'string') {
      try {
        value = JSON.parse(value);
      } catch {
        return payload;
      }
    }
    if (!value || typeof value !== 'object') return payload;
    const { response, ...own } = value as Body;
    payload = { ...payload, ...own };
    value = response;
  }
  return payload;
}

/** Reads money in any of the server's forms. */
export function amount(value: unknown): number {
  return Number(String(value).replace(/[$,]/g, ''));
}
