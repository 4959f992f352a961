import type { ServerMessage } from './result.ts';

/** True for a JSON object, as opposed to a list, a scalar or `null`. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Turns one error field of a reply, in any of its forms, into messages (wire contract, "Envelope"):
 * a string; a list; `{message}`, `{key, message}`; a form failure
 * `{localizedMessage, errorCode, propertyName}`; `{errors, properties}` side by side.
 * @returns an empty list when the field says nothing
 */
export function messagesOf(value: unknown): ServerMessage[] {
  if (typeof value === 'string') return value.trim() ? [{ message: value.trim() }] : [];
  if (Array.isArray(value)) return value.flatMap(messagesOf);
  if (!isRecord(value)) return [];
  const fields = [value.properties].flat();
  const message = textIn(value.message) ?? textIn(value.localizedMessage);
  const code = textIn(value.errorCode) ?? textIn(value.messageCode);
  const own = { message: message ?? '', field: textIn(value.key) ?? textIn(value.propertyName), code };
  return [
    ...(message || code ? [own] : []),
    ...[value.errors].flat().flatMap((error, index) => {
      const field = textIn(fields[index]);
      return messagesOf(error).map((found) => (field ? { ...found, field } : found));
    }),
  ];
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() || undefined : undefined;
}
