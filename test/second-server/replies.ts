/** The bodies of replies: envelopes, refusals, and replies that the contract leaves open. */
import { json } from './awkward.ts';

/** A reply as it is sent. */
export interface Answer {
  status: number;
  type: string;
  body: string;
  location?: string;
}

const asJson = (body: string): Answer => ({ status: 200, type: 'application/json', body });

/**
 * A payload in one of the five envelopes; a list is never sent without one. `result` is beside the payload, inside it,
 * or missing.
 */
export function wrapped(payload: unknown, nth: number): Answer {
  const forms: ((value: unknown) => string)[] = [
    (value) => json({ response: json(value) }),
    (value) => json({ response: { response: value } }),
    (value) => json({ result: 'success', response: value }),
    (value) => json({ response: json({ response: json(value) }) }),
  ];
  if (!Array.isArray(payload)) {
    forms.push(
      (value) => json(value),
      (value) => json({ response: json({ result: 'success', ...(value as object) }) }),
    );
  }
  return asJson((forms[nth % forms.length] as (value: unknown) => string)(payload));
}

/** A write whose reply the contract leaves open: any 2xx that reports no error [wire Writes]. */
export function anything(nth: number): Answer {
  const html = '<!doctype html><html><head><title>Your cart</title></head><body><p>OK</p></body></html>';
  const answers: Answer[] = [
    asJson(''),
    { status: 204, type: 'application/json', body: '' },
    asJson('true'),
    asJson('"success"'),
    { status: 200, type: 'text/html', body: html },
    { status: 201, type: 'application/json', body: '{}' },
  ];
  return answers[nth % answers.length] as Answer;
}

/** The error field that the contract names for a call; `any` if it names none. */
export type RefusalForm =
  | 'any'
  | 'html'
  | 'messages'
  | 'string'
  | 'properties'
  | 'keys'
  | 'errors'
  | 'error-message';

export interface Problem {
  message: string;
  property: string;
}

/** The shop's reply to a refused call, with status 200. */
export function refused(problems: readonly Problem[], form: RefusalForm, nth: number): Answer {
  const [{ message, property } = { message: '', property: '' }] = problems;
  const forms: Record<Exclude<RefusalForm, 'any'>, object> = {
    html: { errorMessage: message },
    messages: { errorMessage: message.split('\n').map((line) => ({ message: line })) },
    string: { result: 'error', response: json({ message }) },
    properties: {
      _ERROR_MESSAGE_: {
        errors: problems.map((problem) => problem.message),
        properties: problems.map((problem) => problem.property),
      },
    },
    keys: {
      response: json({
        errorMessage: problems.map((problem) => ({ key: problem.property, message: problem.message })),
      }),
    },
    errors: { errors: problems.map((problem) => ({ message: problem.message })) },
    'error-message': { _ERROR_MESSAGE_: message },
  };
  if (form !== 'any') return asJson(json(forms[form]));
  const localized = { localizedMessage: message, errorCode: 'cannotComplete', propertyName: property };
  const turns = [
    { errors: [message] },
    { result: 'success', formError: 'true', formExceptions: [localized] },
    { result: 'error', errorMessage: [{ message: '' }, { key: property, message }] },
    { response: json({ result: 'error', message }) },
    ...Object.values(forms),
  ];
  return asJson(json(turns[nth % turns.length]));
}

/** The session has ended, or there never was one [wire Session end]. */
export function ended(nth: number): Answer {
  const login =
    '<html><head><title>Sign In</title></head><body><form><input type="password"></form></body></html>';
  const answers: Answer[] = [
    { status: 200, type: 'text/html', body: login },
    { status: 401, type: 'text/html', body: '' },
    { status: 409, type: 'text/plain', body: 'Your session expired due to inactivity.' },
    { status: 302, type: 'text/html', body: '', location: '/account/login' },
    asJson('{"error":{"messageCode":"USER_NOT_AUTHENTICATED"}}'),
  ];
  return answers[nth % answers.length] as Answer;
}
