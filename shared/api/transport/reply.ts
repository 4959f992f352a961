import type { Failure, FailureKind } from '../../domain/failure.ts';
import { loadModule } from '../../page/lazy/lazy-module.ts';
import { isRecord, type Opened, openEnvelope, parseJson } from './envelope.ts';

/** Loads the code for failures. */
export const loadFailedReply = () => loadModule(() => import('./failed-reply.ts'));

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
export async function judgeReply(
  { status, type }: Pick<Response, 'status' | 'type'>,
  text: string,
  judgeAnswer?: JudgeAnswer,
): Promise<Judged> {
  const body = parseJson(text);
  const { payload, ...opened } = openEnvelope(body);
  const { failed, messages } = await readRefusal(opened);
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
    return (await isLoginPage(text))
      ? failure('session')
      : (judgeAnswer?.(text, body) ?? failure('not-json'));
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

/** Whether the server refused, and its messages. Without the code that reads them, they count as a refusal. */
async function readRefusal({
  failed,
  succeeded,
  complaints,
}: Omit<Opened, 'payload'>): Promise<Pick<Rejected, 'messages'> & { failed: boolean }> {
  if (!complaints.length) return { failed, messages: [] };
  try {
    const { messages, refused } = (await loadFailedReply()).readComplaints(complaints);
    return { failed: failed || refused || (!succeeded && messages.length > 0), messages };
  } catch {
    return { failed: failed || !succeeded, messages: [] };
  }
}

async function isLoginPage(html: string): Promise<boolean> {
  return loadFailedReply().then(
    (failedReply) => failedReply.isLoginPage(html),
    () => false,
  );
}
