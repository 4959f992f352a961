/**
 * Replies to writes whose reply the documents leave open: any 2xx that doesn't report an error counts as
 * success, whether empty, a word or HTML [wire Writes].
 */
import type { JudgeAnswer } from './reply.ts';

/** A text or scalar that reports an error, or the start of a truncated object. */
const NO = /^([[{]|\W*(error|fail|false|exception))/i;

/** Treats any reply as success unless it reports an error. */
export const anyAnswer: JudgeAnswer = (text, body) => {
  const isNo = typeof body !== 'object' && NO.test(text.trim());
  if (!isNo) return { kind: 'ok', payload: {} };
  // Without JSON, it is unknown whether the server understood the request; see `not-json`.
  return body === undefined ? undefined : { kind: 'business', messages: [] };
};
