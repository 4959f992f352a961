import type { Failure, FailureKind } from '../../domain/failure.ts';
import { isRecord, openEnvelope, parseJson } from './envelope.ts';

/** A reply without a value: the reason, and the server's messages. */
export type Rejected = Pick<Failure, 'kind' | 'messages'>;

/** The verdict on a whole reply. */
export type Judged = Rejected | { kind: 'ok'; payload: unknown };

/** Judges an unusual reply: one that is neither a JSON object nor a login page nor an error in a known form. */
export type JudgeAnswer = (text: string, body: unknown) => Judged | undefined;

/**
 * Classifies a reply by its status, its text and the server's messages [wire Failures]. The five forms of an ended
 * session are one kind; the code tells a conflict from them.
 * @param response status and type; the body has been read
 * @param judgeAnswer for a write whose reply the contract leaves open [wire Writes]
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
  // With a 4xx and messages, the server has understood the request and refused it.
  if (status > 399) return failure(status < 500 && status !== 429 && messages.length ? 'business' : 'http');
  if (body === undefined) {
    return isLoginPage(text) ? failure('session') : (judgeAnswer?.(text, body) ?? failure('not-json'));
  }
  if (failed) return failure('business');
  // If no payload is promised, a list isn't one either.
  const isPayload = isRecord(payload) || (!judgeAnswer && typeof payload === 'object' && payload);
  if (isPayload) return { kind: 'ok', payload };
  return judgeAnswer?.(text, body) ?? failure('contract');
}

/** Whether the server redirected the call; the browser doesn't follow redirects of calls. */
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
/** The longest wait that a server may ask for. */
const LONGEST_WAIT = 5000;

/**
 * Decides whether and when to repeat a read: after a lost connection, a 5xx or a 429, at most twice, after the time in
 * `Retry-After`, otherwise at a random moment so that shoppers don't all retry at once. A read that timed out after 8 s
 * isn't repeated: the shopper has waited long enough and is asked first.
 * @param tries how many there were
 * @returns milliseconds, or `undefined` for no retry
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
