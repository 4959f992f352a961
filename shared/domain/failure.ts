/**
 * The result of every call to the shop's server. A call never throws and never hangs: it returns a value, or a failure
 * of one of the kinds below, each of which the interface handles in one way.
 */
export type FailureKind =
  /** The browser is offline; nothing was sent. */
  | 'offline'
  /** The request got no reply. */
  | 'network'
  /** No complete reply within 8 s (reads) or 15 s (writes). The effect of a write is then unknown. */
  | 'timeout'
  /** The caller aborted the request; the shopper is told nothing. */
  | 'aborted'
  /** The session has ended, in any of its five forms. */
  | 'session'
  | 'forbidden'
  /** Somebody else wrote to the same cart at the same time; rereading it shows the result. */
  | 'conflict'
  /** Any other HTTP status. */
  | 'http'
  /** The reply isn't JSON: an error page, or an empty or truncated body. */
  | 'not-json'
  /** JSON, but not in the shape that the wire contract promises. */
  | 'contract'
  /** The server understood and refused the request; `messages` has its reasons. */
  | 'business'
  /** The request was never sent, because an id in it is malformed. */
  | 'refused';

/** One message of the server, with its field if it names one. */
export interface ServerMessage {
  message: string;
  field?: string;
  /** The server's error code, if a form failure has one. */
  code?: string;
}

/** Why a call failed. */
export interface Failure {
  kind: FailureKind;
  /** Method and path template, such as `GET cart/cart-details/{create}`. */
  request: string;
  messages: ServerMessage[];
  status?: number;
  /** For the console only: the path inside the reply, the error's name. */
  detail?: string;
}

/** A value, or why there is none. */
export type Result<Value> = { ok: true; value: Value } | { ok: false; failure: Failure };

/**
 * The failure of a write that the server reported as successful although nothing has changed: a broken proxy may have
 * repeated the reply to an earlier call [reliability Old replies].
 */
export function unchangedBy(request: string): Failure {
  return { kind: 'business', request, messages: [] };
}

/** The parts of a failure that determine the text for the shopper. */
export type FailureReason = Pick<Failure, 'kind' | 'messages' | 'status'>;

/** The texts for the shopper, by kind of failure. The server's own messages replace the last two. */
export interface FailureTexts {
  session: string;
  offline: string;
  /** If left out, `failed` is used. */
  forbidden?: string;
  /** Nothing was changed, or read. */
  failed: string;
  /** There was no usable reply: a change may have been made. */
  unsure: string;
}

/** Whether a write without a usable reply may have taken effect: only a read can tell. */
export function isInDoubt({ kind, status = 0 }: Pick<Failure, 'kind' | 'status'>): boolean {
  return ['timeout', 'network', 'not-json', 'contract'].includes(kind) || (kind === 'http' && status >= 500);
}

/** Whether the shop didn't answer: a lost connection, a time-out, or a server error (5xx). */
export function isUnanswered({ kind, status = 0 }: Pick<Failure, 'kind' | 'status'>): boolean {
  return ['offline', 'network', 'timeout'].includes(kind) || (kind === 'http' && status >= 500);
}

/** Nobody reads more messages than this, and some are HTML that must be cleaned. */
const MOST = 50;

/** The server's reasons for refusing a call; empty for any other failure. */
export function refusalMessages({ kind, messages }: FailureReason): ServerMessage[] {
  return kind === 'business' ? messages.slice(0, MOST) : [];
}

/** The same as text: a sentence each, empty if the server gave no reason. */
export function refusalLines(failure: FailureReason): string[] {
  return messageLines(refusalMessages(failure));
}

/** Explains why a call failed, in the server's own words if it has any: at least one sentence. */
export function failureLines(failure: FailureReason, texts: FailureTexts): string[] {
  const { kind } = failure;
  if (kind === 'session' || kind === 'offline') return [texts[kind]];
  if (kind === 'forbidden' && texts.forbidden) return [texts.forbidden];
  const said = refusalLines(failure);
  if (said.length) return said;
  return [isInDoubt(failure) ? texts.unsure : texts.failed];
}

/** Splits messages into lines, because the server may join several with line breaks. Drops empty ones. */
export function messageLines(messages: readonly Pick<ServerMessage, 'message'>[]): string[] {
  const lines = messages.flatMap(({ message }) => linesOf(message));
  return lines.slice(0, MOST);
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
