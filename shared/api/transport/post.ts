import type { Struct } from 'superstruct';
import type { Result } from '../../domain/failure.ts';
import { writeJson } from '../../domain/json.ts';
import { configuration } from '../../page/configuration.ts';
import { anyAnswer } from './any-answer.ts';
import { anything } from './coercers.ts';
import { call, type ReadOptions } from './http.ts';
import type { JudgeAnswer } from './reply.ts';

/** Browsers let requests of 64 KiB in all outlive a page, and refuse more. */
const OUTLIVES_PAGE = 30_000;

export interface PostOptions extends ReadOptions {
  /** For a write whose answer nothing promises; an answer that is no object is then read as an empty one. */
  judgeAnswer?: JudgeAnswer;
}

/**
 * Makes a write whose answer nothing promises and nobody needs: `post` with any answer [wire Writes].
 */
export function command(
  path: string,
  body: object,
  judgeAnswer: JudgeAnswer = anyAnswer,
): Promise<Result<null>> {
  return post(path, body, anything, () => null, { judgeAnswer });
}

/**
 * Writes to the server. Sent once, whatever happens, because the effect of a failed write is unknown. It goes on if the page
 * is left meanwhile.
 */
export function post<Reply, Value>(
  path: string,
  body: object,
  struct: Struct<Reply, null>,
  toValue: (reply: Reply) => Value,
  { signal, judgeAnswer }: PostOptions = {},
): Promise<Result<Value>> {
  const write = { init: writing(body), told: toldBody(body), judgeAnswer };
  return call({ request: `POST ${path}`, path, write, struct, toValue, signal });
}

function writing(body: object): RequestInit {
  const { csrfToken } = configuration();
  const headers: Record<string, string> = { Accept: 'application/json', 'Content-Type': 'application/json' };
  if (csrfToken) headers['X-CB-CSRF'] = csrfToken;
  const text = writeJson(body);
  return { method: 'POST', body: text, headers, keepalive: text.length < OUTLIVES_PAGE };
}

/** Addresses of mail, names of persons and what is written to them; the names of lists and companies are no secret. */
const PERSONAL = /email|^(first|last)_?name$|^message$/i;

const WORDS = /[^\s,;<>]+/g;

const HIDDEN = '[hidden]';

/** A body as scripts of the page may see it: without passwords and tokens, and with what is personal hidden. */
function toldBody(body: object): unknown {
  return JSON.parse(writeJson(body, /password|token/i), (key, value) => {
    if (value && PERSONAL.test(key)) return HIDDEN;
    // A shopper may type an e-mail address anywhere.
    return typeof value === 'string'
      ? value.replace(WORDS, (word) => (/.@./.test(word) ? HIDDEN : word))
      : value;
  });
}
