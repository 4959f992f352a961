import { parseGuarded } from '../../page/state-block.ts';

/** A reply without its wrapping. */
export interface Opened {
  /** An object or a list if the server kept the contract; otherwise the value found there. */
  payload: unknown;
  /** True if the server refused, whatever its messages are. */
  failed: boolean;
  /** True if the server reported success: its messages are then no refusal. */
  succeeded: boolean;
  /** The objects of the reply that seem to have messages, outermost first; `failed-reply.ts` reads them. */
  complaints: Record<string, unknown>[];
}

/** How many wrappers are opened at most; the server makes two, and an old filter adds a third. */
const DEPTH = 4;

/** The fields of an error with a text or a list of texts. */
export const ERROR_FIELDS = ['errorMessage', 'message', '_ERROR_MESSAGE_', 'errors'];

/** All fields that may report an error. */
const COMPLAINTS = [...ERROR_FIELDS, 'errorCode', 'error', 'formExceptions', 'exceptions'];

/**
 * Opens every form in which the server wraps a payload [wire Envelope]: bare, `response` as object, list or
 * JSON text, doubly wrapped, and the older `atgResponse`. Fields beside a wrapper also belong to the payload;
 * fields inside it take precedence.
 * @param body the parsed reply
 */
export function openEnvelope(body: unknown): Opened {
  const fields: Record<string, unknown> = {};
  const complaints: Opened['complaints'] = [];
  let succeeded = false;
  let failed = false;
  let payload = unquoted(body);
  for (let depth = 0; depth <= DEPTH && isRecord(payload); depth++) {
    const { result, atgResponse, response = atgResponse, ...own } = payload;
    if (says(result, /^(success|true)$/i)) succeeded = true;
    else if (says(result, /./)) failed = true;
    if (says(own.formError, /^(true|1)$/)) failed = true;
    if (COMPLAINTS.some((field) => hasContent(own[field]))) complaints.push(own);
    Object.assign(fields, own);
    const inner = unquoted(response);
    const opens = typeof inner === 'object' && inner;
    if (response !== undefined && !opens) fields.response = response;
    if (!opens) break;
    payload = inner;
  }
  if (isRecord(payload)) payload = fields;
  return { payload, failed, succeeded, complaints };
}

/** Whether a string, number or flag is present and matches. */
export function says(value: unknown, words: RegExp): boolean {
  return /^[snb]/.test(typeof value) && words.test(`${value}`);
}

/** Whether a field says anything: some servers send each error field, empty. */
function hasContent(value: unknown): boolean {
  return Boolean(typeof value === 'object' ? Object.keys(value ?? {}).length : value);
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
