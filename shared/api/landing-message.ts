import { text } from './coercers.ts';
import { fields } from './fields.ts';
import { get, type ReadOptions } from './http.ts';
import { parseJson } from './parse-json.ts';
import type { Result } from './result.ts';

const LandingMessageReply = fields({ response: text });

/** A flag or a number says that something succeeded, and is nothing to be read. */
const NO_WORDS = /^(true|false|null|\d+)$/i;

/**
 * Reads what the server has to tell on the first page of the account, which it tells once: GET
 * `profile/landing-message-success/true` [2 §2, §7].
 * @returns text, empty when there is nothing to tell
 */
export function readLandingMessage(options?: ReadOptions): Promise<Result<string>> {
  return get(
    'profile/landing-message-success/true',
    LandingMessageReply,
    ({ response = '' }) => wordsIn(response),
    options,
  );
}

/** The value may be JSON text in itself, as any reply of the server may. */
function wordsIn(value: string): string {
  const inner = parseJson(value);
  const words = typeof inner === 'string' ? inner.trim() : value;
  return NO_WORDS.test(words) ? '' : words;
}
