import { hash } from './variation.ts';

/** The forms of the wire contract's table "Envelope" that hold an object. */
const FORMS = ['bare', 'wrapped', 'text', 'double', 'double-text', 'unmarked'] as const;

/** How one reply is wrapped. */
export type EnvelopeForm = (typeof FORMS)[number];

/** The form of the nth reply of a call: every call goes through all forms, each from its own start. */
export function envelopeForm(path: string, nth: number): EnvelopeForm {
  return FORMS[(hash(path) + nth) % FORMS.length] as EnvelopeForm;
}

/**
 * Wraps the payload of a success.
 * @param form 'text' and 'double-text' hold it as a JSON string; 'unmarked' has no `result` at all
 */
export function wrap(payload: object, form: EnvelopeForm): object {
  switch (form) {
    case 'bare':
      return { result: 'success', ...payload };
    case 'wrapped':
      return { result: 'success', response: payload };
    case 'text':
      return { response: JSON.stringify({ result: 'success', ...payload }) };
    case 'double':
      return { response: { result: 'success', response: payload } };
    case 'double-text':
      return { result: 'success', response: JSON.stringify({ response: payload }) };
    case 'unmarked':
      return { response: payload };
  }
}

/** Wraps a payload that the contract promises as a JSON string in `response`. */
export function wrapAsText(payload: object, nth: number): object {
  const text = JSON.stringify(payload);
  return nth % 2
    ? { response: { result: 'success', response: text } }
    : { result: 'success', response: text };
}
