import type { Struct } from 'superstruct';
import { configuration } from '../page/configuration.ts';
import { call, type ReadOptions } from './http.ts';
import type { Result } from './result.ts';

export interface WriteOptions extends ReadOptions {
  /** Lets the write outlive the page. */
  keepalive?: boolean;
}

/** Writes to the server: sent once, whatever happens, for its effect after a failure is unknown. */
export function post<Reply, Value>(
  path: string,
  body: object,
  struct: Struct<Reply, null>,
  toValue: (reply: Reply) => Value,
  { keepalive, signal }: WriteOptions = {},
): Promise<Result<Value>> {
  const write = { init: { ...writing(body), keepalive }, told: withoutSecrets(body) };
  return call({ endpoint: `POST ${path}`, path, write, struct, toValue, signal });
}

function writing(body: object): RequestInit {
  const { csrfToken } = configuration();
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (csrfToken) headers['X-CB-CSRF'] = csrfToken;
  return { method: 'POST', body: JSON.stringify(body), headers };
}

function withoutSecrets(body: object): unknown {
  const isSecret = (key: string) => /password|token/i.test(key);
  return JSON.parse(JSON.stringify(body, (key, value) => (isSecret(key) ? undefined : value)));
}
