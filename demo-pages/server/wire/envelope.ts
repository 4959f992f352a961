import { hash } from './variation.ts';

/** The envelopes of the wire contract that can hold an object. */
const FORMS = ['bare', 'wrapped', 'text', 'double', 'double-text', 'unmarked'] as const;

/** The envelope of one reply. */
export type EnvelopeForm = (typeof FORMS)[number];

/**
 * Returns the envelope of the nth reply of a call. Every call cycles through all envelopes, each from its own start.
 */
export function envelopeForm(path: string, nth: number): EnvelopeForm {
  return FORMS[(hash(path) + nth) % FORMS.length] as EnvelopeForm;
}

/**
 * Wraps the payload of a success.
 * @param payload an object, or a list, which is never sent without a wrapper
 * @param form 'text' and 'double-text' hold the payload as a JSON string; 'unmarked' has no `result`
 */
export function wrap(payload: object, form: EnvelopeForm): object {
  const isList = Array.isArray(payload);
  switch (form) {
    case 'bare':
      return isList ? wrap(payload, 'wrapped') : { result: 'success', ...payload };
    case 'wrapped':
      return { result: 'success', response: payload };
    case 'text':
      return { response: JSON.stringify(isList ? payload : { result: 'success', ...payload }) };
    case 'double':
      return { response: { result: 'success', response: payload } };
    case 'double-text':
      return { result: 'success', response: JSON.stringify({ response: payload }) };
    case 'unmarked':
      return { response: payload };
  }
}

/** Wraps a payload that the contract sends as a JSON string in `response`. */
export function wrapAsText(payload: object, nth: number): object {
  const text = JSON.stringify(payload);
  return nth % 2
    ? { response: { result: 'success', response: text } }
    : { result: 'success', response: text };
}

/** Wraps a payload that the contract sends as `response.response`. In some replies the inner level is a JSON string. */
export function wrapTwice(payload: object, nth: number): object {
  const inner = nth % 3 === 1 ? JSON.stringify({ response: payload }) : { response: payload };
  return { result: 'success', response: inner };
}

/** Wraps a payload with some fields next to `response`, and the others in it as a JSON string. */
export function wrapBeside(payload: object, beside: readonly string[]): object {
  const [outside, inside] = [true, false].map((isOutside) =>
    Object.fromEntries(Object.entries(payload).filter(([name]) => beside.includes(name) === isOutside)),
  );
  return { result: 'success', response: JSON.stringify(inside), ...outside };
}
