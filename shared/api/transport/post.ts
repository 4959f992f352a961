import type { Struct } from 'superstruct';
import type { Result } from '../../domain/failure.ts';
import { writeJson } from '../../domain/json.ts';
import { configuration } from '../../page/configuration.ts';
import { call, type ReadOptions } from './http.ts';

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
  const write = { init: { ...writing(body), keepalive }, told: toldBody(body) };
  return call({ endpoint: `POST ${path}`, path, write, struct, toValue, signal });
}

function writing(body: object): RequestInit {
  const { csrfToken } = configuration();
  const headers: Record<string, string> = { Accept: 'application/json', 'Content-Type': 'application/json' };
  if (csrfToken) headers['X-CB-CSRF'] = csrfToken;
  return { method: 'POST', body: writeJson(body), headers };
}

/** Addresses of mail, names of persons and what is written to them; the names of lists and companies are no secret. */
const PERSONAL = /email|^(first|last)_?name$|^message$/i;

/** A shopper may type one anywhere. */
const MAIL = /[^\s,;<>]+@[^\s,;<>]+/g;

const HIDDEN = '[hidden]';

/** A body as scripts of the page may see it: without passwords and tokens, and with what is personal hidden. */
function toldBody(body: object): unknown {
  return JSON.parse(writeJson(body, /password|token/i), (key, value) => {
    if (value && PERSONAL.test(key)) return HIDDEN;
    return typeof value === 'string' ? value.replace(MAIL, HIDDEN) : value;
  });
}
