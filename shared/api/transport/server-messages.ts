import type { ServerMessage } from '../../domain/failure.ts';
import { isRecord, scalar } from './envelope.ts';

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
