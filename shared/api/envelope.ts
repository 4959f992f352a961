import { parseJson } from './parse-json.ts';
import type { ServerMessage } from './result.ts';
import { isRecord, messagesOf } from './server-messages.ts';

/** A reply without its wrapping. */
export interface Opened {
  /** An object or a list where the server kept its contract; else what stood there. */
  payload: unknown;
  /** True when the server said no. */
  failed: boolean;
  messages: ServerMessage[];
}

/** Wrappers that are opened at most; the server makes two, and a third where an old filter adds its own. */
const DEPTH = 4;

const ERROR_FIELDS = ['errorMessage', 'message', '_ERROR_MESSAGE_', 'errors'];

/**
 * Opens every form in which the server wraps a payload (wire contract, "Envelope"): bare, `response` as
 * object, list or JSON text, doubly wrapped, and the older `atgResponse`. What stands beside a wrapper
 * belongs to the payload too; what stands inside wins.
 * @param body the parsed reply
 */
export function openEnvelope(body: unknown): Opened {
  const fields: Record<string, unknown> = {};
  const messages: ServerMessage[] = [];
  let succeeded = false;
  let failed = false;
  let payload = unquoted(body);
  for (let depth = 0; depth <= DEPTH && isRecord(payload); depth++) {
    const { result, atgResponse, response = atgResponse, ...own } = payload;
    const exceptions = [own, own.exceptions].flatMap((at) =>
      isRecord(at) ? messagesOf(at.formExceptions) : [],
    );
    if (says(result, /^(success|true)$/i)) succeeded = true;
    else if (says(result, /./)) failed = true;
    if (exceptions.length || says(own.formError, /^(true|1)$/)) failed = true;
    messages.push(...exceptions, ...messagesOf(ERROR_FIELDS.map((field) => own[field])));
    // A bare `error` is a flag in some replies; only as an object does it tell of a failure.
    if (isRecord(own.error)) messages.push(...messagesOf(own.error));
    Object.assign(fields, own);
    const inner = unquoted(response);
    const opens = typeof inner === 'object' && inner;
    if (response !== undefined && !opens) fields.response = response;
    if (!opens) break;
    payload = inner;
  }
  if (isRecord(payload)) payload = fields;
  return { payload, failed: failed || (!succeeded && messages.length > 0), messages };
}

/** Whether a scalar that is there reads like this. */
function says(value: unknown, words: RegExp): boolean {
  return value != null && typeof value !== 'object' && words.test(`${value}`);
}

/** Reads a JSON text that stands where its value was promised, quoted once or twice; leaves other values. */
function unquoted(value: unknown): unknown {
  let inner = value;
  for (let quotes = 0; quotes < 2 && typeof inner === 'string'; quotes++) inner = parseJson(inner);
  return inner ?? value;
}
