import type { Result } from '../../domain/failure.ts';
import { text } from '../transport/coercers.ts';
import { parseJson } from '../transport/envelope.ts';
import { fields } from '../transport/fields.ts';
import { get, type ReadOptions } from '../transport/http.ts';

const LandingMessageReply = fields({ response: text });

/** A flag or a number reports a success; it isn't a text for shoppers. */
const NO_TEXT = /^(true|false|null|\d+)$/i;

/**
 * Reads the server's message for the first page of the account: GET `profile/landing-message-success/true` [2 §2, §7].
 * The server sends each message once.
 * @returns text, empty if there is no message
 */
export function readLandingMessage(options?: ReadOptions): Promise<Result<string>> {
  return get(
    'profile/landing-message-success/true',
    LandingMessageReply,
    ({ response = '' }) => textIn(response),
    options,
  );
}

/** The value itself may be JSON text, like any reply of the server. */
function textIn(value: string): string {
  const inner = parseJson(value);
  const message = typeof inner === 'string' ? inner.trim() : value;
  return NO_TEXT.test(message) ? '' : message;
}
