/**
 * What every call to the shop's server ends in. A call never throws and never hangs: it gives a value,
 * or a failure of one of the kinds below, each of which has one behaviour in the interface.
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
  endpoint: string;
  messages: ServerMessage[];
  status?: number;
  /** For the console only: the path inside the reply, the error's name. */
  detail?: string;
}

/** A value, or why there is none. */
export type Result<Value> = { ok: true; value: Value } | { ok: false; failure: Failure };
