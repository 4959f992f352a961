import type { Failure, FailureKind } from '../../domain/failure.ts';
import { isRecord, openEnvelope, parseJson } from './envelope.ts';

/** A reply that gives no value: why, and what the server says of it. */
export type Rejected = Pick<Failure, 'kind' | 'messages'>;

/** What a whole reply amounts to. */
export type Judged = Rejected | { kind: 'ok'; payload: unknown };

/** Judges a reply that is not what calls usually get: no JSON object, no login page, no error in one of the usual forms. */
export type JudgeAnswer = (text: string, body: unknown) => Judged | undefined;

/**
 * Tells a reply's kind from its status, its text and what the server says in it [wire Failures]. The five forms of an
 * ended session are one kind; a conflict is told from them by its code.
 * @param response status and type; the body has been read
 * @param judgeAnswer for a write whose answer nothing promises [wire Writes]
 */
export function judgeReply(
  { status, type }: Pick<Response, 'status' | 'type'>,
  text: string,
  judgeAnswer?: JudgeAnswer,
): Judged {
  const body = parseJson(text);
  const { payload, failed, messages } = openEnvelope(body);
  const failure = (kind: FailureKind): Judged => ({ kind, messages });
  const hasCode = (code: RegExp) => messages.some((message) => code.test(message.code ?? ''));

  if (status === 401 || isRedirect({ status, type }) || hasCode(/USER_NOT_AUTHENTICATED/i))
    return failure('session');
  if (hasCode(/concurrent|invalid.?version/i)) return failure('conflict');
  if (status === 409) return failure('session');
  if (status === 403) return failure('forbidden');
  // With a 4xx and messages the server has understood and said no.
  if (status > 399) return failure(status < 500 && status !== 429 && messages.length ? 'business' : 'http');
  if (body === undefined) {
    return isLoginPage(text) ? failure('session') : (judgeAnswer?.(text, body) ?? failure('not-json'));
  }
  if (failed) return failure('business');
  // Where no payload is promised, a list is none either.
  const isPayload = isRecord(payload) || (!judgeAnswer && typeof payload === 'object' && payload);
  if (isPayload) return { kind: 'ok', payload };
  return judgeAnswer?.(text, body) ?? failure('contract');
}

/** Whether the server has sent the call elsewhere, which the browser did not follow. */
export function isRedirect({ status, type }: Pick<Response, 'status' | 'type'>): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400);
}

/** Whether HTML has a password field, or a form, title or heading that speaks of logging in. */
function isLoginPage(html: string): boolean {
  return html.split('<').some((piece) => {
    const [tag = ''] = piece.split('>', 1);
    if (/^input\b/i.test(tag)) return /password/i.test(tag);
    return /^(form|title|h\d)\b/i.test(tag) && /\b(log|sign)[\s_-]?in\b/i.test(piece);
  });
}

/** Upper bounds of the wait before the second and the third try, in milliseconds. */
const BACKOFF = [200, 400];
/** No wait that a server asks for is longer. */
const LONGEST_WAIT = 5000;

/**
 * Says whether a read is worth another try, and when: after a lost connection, a 5xx and a 429, at most twice, at a
 * random moment, so that not all shoppers ask at once, or when `Retry-After` says. A read that took its 8 s is not
 * repeated: the shopper has waited, and is asked first.
 * @param tries how many there were
 * @returns milliseconds, or `undefined` for no
 */
export function retryDelay(kind: FailureKind, tries: number, response?: Response): number | undefined {
  const bound = BACKOFF[tries - 1];
  const status = response?.status ?? 0;
  const passing = kind === 'network' || (kind === 'http' && (status === 429 || status > 499));
  if (bound === undefined || !passing) return undefined;
  const asked = response?.headers.get('Retry-After');
  const wait = asked ? Number(asked) * 1000 || Date.parse(asked) - Date.now() : NaN;
  return wait > 0 ? Math.min(wait, LONGEST_WAIT) : Math.random() * bound;
}
