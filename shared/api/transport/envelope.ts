import type { ServerMessage } from '../../domain/failure.ts';
import { parseGuarded } from '../../page/state-block.ts';

/** A reply without its wrapping. */
export interface Opened {
  /** An object or a list if the server kept the contract; otherwise the value found there. */
  payload: unknown;
  /** True if the server refused. */
  failed: boolean;
  messages: ServerMessage[];
}

/** How many wrappers are opened at most; the server makes two, and an old filter adds a third. */
const DEPTH = 4;

const ERROR_FIELDS = ['errorMessage', 'message', '_ERROR_MESSAGE_', 'errors'];

/**
 * Opens every form in which the server wraps a payload [wire Envelope]: bare, `response` as object, list or
 * JSON text, doubly wrapped, and the older `atgResponse`. Fields beside a wrapper also belong to the payload;
 * fields inside it take precedence.
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
    // A code alone is an error without a text; 0 means no error.
    if (says(own.errorCode, /[^0]/)) messages.push({ message: '', code: scalar(own.errorCode) });
    // In some replies, `error` is a mere flag. It reports a failure only if it is an object.
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

/** Whether a string, number or flag is present and matches. */
function says(value: unknown, words: RegExp): boolean {
  return /^[snb]/.test(typeof value) && words.test(`${value}`);
}

/** Parses JSON text in place of the promised value, quoted once or twice; leaves other values unchanged. */
function unquoted(value: unknown): unknown {
  let inner = value;
  for (let quotes = 0; quotes < 2 && typeof inner === 'string'; quotes++) inner = parseJson(inner);
  return inner ?? value;
}

/** True for a JSON object, as opposed to a list, a scalar or `null`. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Turns one error field of a reply, in any of its forms, into messages [wire Errors]: a string; a list;
 * `{message}`, `{key, message}`; a form failure `{localizedMessage, errorCode, propertyName}`; `{errors,
 * properties}` side by side, where a property without its own error gets a message without a text.
 * @returns an empty list if the field says nothing
 */
export function messagesOf(value: unknown): ServerMessage[] {
  if (typeof value === 'string') return value.trim() ? [{ message: value.trim() }] : [];
  if (Array.isArray(value)) return value.flatMap(messagesOf);
  if (!isRecord(value)) return [];
  const errors = listed(value.errors);
  const properties = listed(value.properties);
  const message = scalar(value.message) || scalar(value.localizedMessage);
  const code = scalar(value.errorCode) || scalar(value.messageCode) || undefined;
  const own = { message, field: scalar(value.key) || scalar(value.propertyName) || undefined, code };
  const paired = errors.flatMap((error, index) => {
    const field = scalar(properties[index]);
    return messagesOf(error).map((found) => (field ? { ...found, field } : found));
  });
  const unexplained = properties.slice(errors.length).flatMap((property) => {
    const field = scalar(property);
    return field ? [{ message: '', field }] : [];
  });
  return [...(message || code ? [own] : []), ...paired, ...unexplained];
}

function listed(value: unknown): unknown[] {
  return value == null ? [] : [value].flat();
}

/** A scalar as text; empty for anything else. */
export function scalar(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() : '';
}

/**
 * Strings and numbers of a JSON text. Strings are matched to skip the digits inside them; the closing quote
 * is optional, so that truncated text takes no longer than complete text.
 */
const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"?|-?\d[\d.eE+-]*/gs;

/**
 * Parses JSON as this server writes it: a byte order mark is skipped, keys that could reach a prototype are
 * dropped, and an integer beyond the range of a JavaScript number becomes text, so that no order or session
 * number is rounded.
 * @returns `undefined` if the text isn't JSON
 */
export function parseJson(text: string): unknown {
  try {
    return parseGuarded(keepLongIntegers(text.trim()));
  } catch {
    return undefined;
  }
}

function keepLongIntegers(text: string): string {
  if (!/\d{16}/.test(text)) return text;
  return text.replace(STRING_OR_NUMBER, (token) =>
    /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
  );
}
