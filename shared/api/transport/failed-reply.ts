/**
 * Reads what a reply says about a failure, and decides whether a read is repeated: a lazy module, because most replies
 * are fine.
 */
import type { FailureKind, ServerMessage } from '../../domain/failure.ts';
import { ERROR_FIELDS, isRecord, type Opened, says, scalar } from './envelope.ts';
import { messagesOf } from './server-messages.ts';

/**
 * Reads the messages in a reply [wire Errors].
 * @returns `refused`: they report a failure even beside a success
 */
export function readComplaints(complaints: Opened['complaints']): {
  messages: ServerMessage[];
  refused: boolean;
} {
  let refused = false;
  const messages = complaints.flatMap((own) => {
    const exceptions = [own, own.exceptions].flatMap((at) =>
      isRecord(at) ? messagesOf(at.formExceptions) : [],
    );
    refused ||= exceptions.length > 0;
    return [
      ...exceptions,
      ...messagesOf(ERROR_FIELDS.map((field) => own[field])),
      // A code alone is an error without a text; 0 means no error.
      ...(says(own.errorCode, /[^0]/) ? [{ message: '', code: scalar(own.errorCode) }] : []),
      // In some replies, `error` is a mere flag. It reports a failure only if it is an object.
      ...(isRecord(own.error) ? messagesOf(own.error) : []),
    ];
  });
  return { messages, refused };
}

/** Whether HTML has a password field, or a form, title or heading that speaks of logging in. */
export function isLoginPage(html: string): boolean {
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

/** How a try has ended. */
export interface FailedTry {
  kind: FailureKind;
  /** How many tries there were. */
  tries: number;
  response?: Response;
  /** Ends the wait. */
  signal?: AbortSignal;
}

/**
 * Waits until it is time to repeat a read: after a lost connection, a 5xx or a 429, at most twice, after the time in
 * `Retry-After`, otherwise at a random moment so that shoppers don't all retry at once. A read that timed out after 8 s
 * isn't repeated: the shopper has waited long enough and is asked first.
 * @returns false at once if the read isn't repeated
 */
export async function waitToRetry({ signal, ...failed }: FailedTry): Promise<boolean> {
  const delay = retryDelay(failed);
  if (delay === undefined) return false;
  await pause(delay, signal);
  return true;
}

function retryDelay({ kind, tries, response }: FailedTry): number | undefined {
  const bound = BACKOFF[tries - 1];
  const status = response?.status ?? 0;
  const passing = kind === 'network' || (kind === 'http' && (status === 429 || status > 499));
  if (bound === undefined || !passing) return undefined;
  const asked = response?.headers.get('Retry-After');
  const wait = asked ? Number(asked) * 1000 || Date.parse(asked) - Date.now() : NaN;
  return wait > 0 ? Math.min(wait, LONGEST_WAIT) : Math.random() * bound;
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal?.addEventListener('abort', end);
  });
}
