import { coerce, coercer, text } from './coercers.ts';
import { isRecord } from './envelope.ts';

/**
 * A date in any of the server's forms: text, milliseconds since 1970, or an old filter's `{time:
 * milliseconds}`. It stays text; `formatDate` formats it.
 */
export const date = coercer((value) => coerce(isRecord(value) ? value.time : value, text));
