import { coerce, coercer, text } from './coercers.ts';
import { isRecord } from './envelope.ts';

/**
 * A date in any form the server has for one: text, milliseconds since 1970, or an old filter's
 * `{time: milliseconds}`. It stays text; `formatDate` says how it is shown.
 */
export const date = coercer((value) => coerce(isRecord(value) ? value.time : value, text));
