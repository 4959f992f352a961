/**
 * Answers to a write that the documents don't promise: any 2xx counts that doesn't report an error, be it empty, a word or
 * a page [wire Writes].
 */
import type { JudgeAnswer } from './reply.ts';

/** A text or scalar that reports an error, or the start of an object that was cut off. */
const NO = /^([[{]|\W*(error|fail|false|exception))/i;

/** Takes any answer for a yes, unless it reports an error. */
export const anyAnswer: JudgeAnswer = (text, body) => {
  const isNo = typeof body !== 'object' && NO.test(text.trim());
  if (!isNo) return { kind: 'ok', payload: {} };
  // Without JSON nobody knows whether the server has understood; see `not-json`.
  return body === undefined ? undefined : { kind: 'business', messages: [] };
};

/**
 * The same, but a page leaves open whether the write counted. For a caller that reads afterwards what the write has changed,
 * and finds out.
 */
export const anyAnswerButPage: JudgeAnswer = (text, body) =>
  text.trimStart().startsWith('<') ? undefined : anyAnswer(text, body);
