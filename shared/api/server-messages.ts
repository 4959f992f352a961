import type { ServerMessage } from './result.ts';

/** True for a JSON object, as opposed to a list, a scalar or `null`. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Turns one error field of a reply, in any of its forms, into messages (wire contract, "Envelope"):
 * a string; a list; `{message}`, `{key, message}`; a form failure
 * `{localizedMessage, errorCode, propertyName}`; `{errors, properties}` side by side, where a property that
 * no error is left for gets a message without words.
 * @returns an empty list when the field says nothing
 */
export function messagesOf(value: unknown): ServerMessage[] {
  if (typeof value === 'string') return value.trim() ? [{ message: value.trim() }] : [];
  if (Array.isArray(value)) return value.flatMap(messagesOf);
  if (!isRecord(value)) return [];
  const errors = listed(value.errors);
  const properties = listed(value.properties);
  const message = textIn(value.message) ?? textIn(value.localizedMessage);
  const code = textIn(value.errorCode) ?? textIn(value.messageCode);
  const own = { message: message ?? '', field: textIn(value.key) ?? textIn(value.propertyName), code };
  const paired = errors.flatMap((error, index) => {
    const field = textIn(properties[index]);
    return messagesOf(error).map((found) => (field ? { ...found, field } : found));
  });
  const unexplained = properties.slice(errors.length).flatMap((property) => {
    const field = textIn(property);
    return field ? [{ message: '', field }] : [];
  });
  return [...(message || code ? [own] : []), ...paired, ...unexplained];
}

/** The lines of messages: the server may join several by line breaks into one. */
export function messageLines(messages: readonly ServerMessage[]): string[] {
  return messages.flatMap(({ message }) => message.split(/\s*\n\s*/).filter(Boolean));
}

function listed(value: unknown): unknown[] {
  return value == null ? [] : [value].flat();
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() || undefined : undefined;
}
