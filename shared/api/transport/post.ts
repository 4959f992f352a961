import type { Struct } from 'superstruct';
import type { Result } from '../../domain/failure.ts';
import { writeJson } from '../../domain/json.ts';
import { configuration } from '../../page/configuration.ts';
import { isPrerendering, whenActivated } from '../../page/leaving/when-activated.ts';
import { anyAnswer } from './any-answer.ts';
import { anything } from './coercers.ts';
import { call, type ReadOptions } from './http.ts';
import type { JudgeAnswer } from './reply.ts';

/** Browsers let requests of at most 64 KiB in total outlive a page, and refuse more. */
const OUTLIVES_PAGE = 30_000;

export interface PostOptions extends ReadOptions {
  /** For a write whose reply the contract leaves open; a reply that isn't an object counts as an empty one. */
  judgeAnswer?: JudgeAnswer;
}

/** Makes a write whose reply the contract leaves open and nobody needs: `post` that accepts any reply [wire Writes]. */
export function command(
  path: string,
  body: object,
  judgeAnswer: JudgeAnswer = anyAnswer,
): Promise<Result<null>> {
  return post(path, body, anything, () => null, { judgeAnswer });
}

/**
 * Writes to the server. Sent exactly once, because the effect of a failed write is unknown. It continues if the page is
 * left meanwhile. A prerendered page sends it once it is activated, even if the server only reads something with it.
 */
export async function post<Reply, Value>(
  path: string,
  body: object,
  struct: Struct<Reply, null>,
  toValue: (reply: Reply) => Value,
  { signal, judgeAnswer }: PostOptions = {},
): Promise<Result<Value>> {
  // Otherwise at once, because the page may be going away.
  if (isPrerendering()) await new Promise<void>((resolve) => void whenActivated(resolve));
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

/** Email addresses, names of persons and messages to them; names of lists and companies aren't secret. */
const PERSONAL = /email|^(first|last)_?name$|^message$/i;

const WORDS = /[^\s,;<>]+/g;

const HIDDEN = '[hidden]';

/** The body that scripts of the page may see: without passwords and tokens, and with personal data hidden. */
function toldBody(body: object): unknown {
  return JSON.parse(writeJson(body, /password|token/i), (key, value) => {
    if (value && PERSONAL.test(key)) return HIDDEN;
    // A shopper may type an e-mail address anywhere.
    return typeof value === 'string'
      ? value.replace(WORDS, (word) => (/.@./.test(word) ? HIDDEN : word))
      : value;
  });
}
