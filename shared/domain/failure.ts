/**
 * How every call to the shop's server ends. A call never throws and never hangs: it gives a value, or a failure of one
 * of the kinds below, each of which has one behaviour in the interface.
 */
export type FailureKind =
  /** The browser is offline; nothing was sent. */
  | 'offline'
  /** The request got no reply. */
  | 'network'
  /** No whole reply within 8 s (reads) or 15 s (writes). After a write its effect is unknown. */
  | 'timeout'
  /** The caller ended the request; nothing to tell the shopper. */
  | 'aborted'
  /** The session has ended, in any of its five forms. */
  | 'session'
  | 'forbidden'
  /** Somebody else wrote to the same cart at the same time; reading it again shows what holds. */
  | 'conflict'
  /** Any other HTTP status. */
  | 'http'
  /** The reply is no JSON: an error page, an empty or cut body. */
  | 'not-json'
  /** JSON, but not of the shape the wire contract promises. */
  | 'contract'
  /** The server understood and said no; `messages` holds its words. */
  | 'business'
  /** The request was never sent, because an id in it is malformed. */
  | 'refused';

/** One message of the server, with the field it belongs to where it names one. */
export interface ServerMessage {
  message: string;
  field?: string;
  /** The server's error code, where a form failure carries one. */
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

/** The parts of a failure that decide what a shopper is told. */
export type FailureReason = Pick<Failure, 'kind' | 'messages' | 'status'>;

/** What a shopper is told, by what happened. The server's own messages replace the last two. */
export interface FailureTexts {
  session: string;
  offline: string;
  /** Left out: as `failed`. */
  forbidden?: string;
  /** Nothing was changed, or read. */
  failed: string;
  /** No proper answer came: a change may have been made. */
  unsure: string;
}

/** Whether a write may have taken effect although no proper answer came: only reading what it changed can tell. */
export function isInDoubt({ kind, status = 0 }: Pick<Failure, 'kind' | 'status'>): boolean {
  return ['timeout', 'network', 'not-json', 'contract'].includes(kind) || (kind === 'http' && status >= 500);
}

/** Whether no answer came from the shop: a lost connection, a time-out, or a server in trouble (5xx). */
export function isUnanswered({ kind, status = 0 }: Pick<Failure, 'kind' | 'status'>): boolean {
  return ['offline', 'network', 'timeout'].includes(kind) || (kind === 'http' && status >= 500);
}

/** Nobody reads more messages, and some are HTML that must be cleaned. */
const MOST = 50;

/** What the server says against a call, where it understood and said no; else none. */
export function refusalMessages({ kind, messages }: FailureReason): ServerMessage[] {
  return kind === 'business' ? messages.slice(0, MOST) : [];
}

/** The same as text: a sentence each, none where the server has no words. */
export function refusalLines(failure: FailureReason): string[] {
  return messageLines(refusalMessages(failure));
}

/** Says why a call failed, in the server's own words where it has some: a sentence each, at least one. */
export function failureLines(failure: FailureReason, texts: FailureTexts): string[] {
  const { kind } = failure;
  if (kind === 'session' || kind === 'offline') return [texts[kind]];
  if (kind === 'forbidden' && texts.forbidden) return [texts.forbidden];
  const said = refusalLines(failure);
  if (said.length) return said;
  return [isInDoubt(failure) ? texts.unsure : texts.failed];
}

/** The lines of messages: the server may join several by line breaks into one. Those without words are left out. */
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
