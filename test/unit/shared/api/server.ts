/**
 * The one seam of these tests, `fetch`: it answers from a list and keeps what was sent. A request beyond
 * the list fails the test.
 */
import { afterEach, vi } from 'vitest';

/** A request as it left the page. */
export interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
  init: RequestInit;
}

/** JSON text as it stands, a whole response, an error of the connection, or what makes one of these. */
export type Answer = string | Response | Error | (() => Promise<Response>);

let unanswered: string[] = [];

/** Answers one request after the other; the list returned grows with each. */
export function answerWith(...answers: Answer[]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const body = init.body === undefined ? undefined : JSON.parse(`${init.body}`);
    sent.push({ method, url, headers: { ...(init.headers as Record<string, string>) }, body, init });
    const answer = answers.shift();
    if (answer === undefined) unanswered.push(`${method} ${url}`);
    if (answer instanceof Error || answer === undefined) throw answer ?? new TypeError('no answer');
    if (typeof answer === 'function') return answer();
    return answer instanceof Response ? answer : new Response(answer);
  });
  return sent;
}

/** A redirect as the browser gives it when it may not follow. */
export function redirect(): Answer {
  return async () =>
    ({ type: 'opaqueredirect', status: 0, headers: new Headers(), text: async () => '' }) as Response;
}

/** A reply that never comes. */
export const stalled: Answer = () => new Promise(() => {});

/** Headers at once, a body that never ends. */
export const stalledBody: Answer = async () =>
  ({ type: 'basic', status: 200, headers: new Headers(), text: () => new Promise(() => {}) }) as Response;

/** Headers at once, a body that breaks off. */
export const cutBody: Answer = async () =>
  ({
    type: 'basic',
    status: 200,
    headers: new Headers(),
    text: () => Promise.reject(new TypeError('terminated')),
  }) as Response;

/** What the console was told, joined line by line. */
export function listenToConsole(): () => string[] {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => spy.mock.calls.map((line) => line.join(' '));
}

afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(globalThis, Symbol.for('cb.registry'));
  vi.useRealTimers();
  const missing = unanswered;
  unanswered = [];
  if (missing.length) throw new Error(`requests without an answer: ${missing.join(', ')}`);
});
