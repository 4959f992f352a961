/**
 * Replaces `fetch`, the only seam of the unit tests, with a test's replies: from a table of named replies, or
 * one after the other. A request without a reply fails the test, which names it.
 */
import { afterEach, beforeEach, vi } from 'vitest';
import './page.ts';

/** A reply: an object is sent as JSON with status 200, `null` is a lost connection. */
export type Reply = object | Response | null;

/** By method and path below the API: 'POST cart/quick-add-to-cart'. The entries of a list are used one by one. */
export type Replies = Record<string, Reply | Reply[] | ((body: unknown) => Reply | Promise<Reply>)>;

/** One request that was made. */
export interface Request {
  name: string;
  body: unknown;
}

/** A request as it left the page. */
export interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
  /** Whether cookies go along: what the request says, or the default of `fetch`. */
  credentials: RequestCredentials;
  init: RequestInit;
}

/** JSON text, a whole response, a connection error, or a function that returns one of these. */
export type Answer = string | Response | Error | (() => Promise<Response>);

const API = '/api/rest/cb/';

let unanswered: string[] = [];

/** Answers requests from the table. @returns a list that grows with every request */
export function answerCalls(replies: Replies): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, signal }: RequestInit = {}) => {
    const name = `${method} ${new URL(url, location.href).pathname.replace(API, '')}`;
    const sent = typeof body === 'string' ? JSON.parse(body) : undefined;
    requests.push({ name, body: sent });
    const entry = replies[name];
    if (entry === undefined) unanswered.push(name);
    const chosen = Array.isArray(entry) ? entry.shift() : entry;
    const reply = typeof chosen === 'function' ? await chosen(sent) : chosen;
    signal?.throwIfAborted();
    if (!reply) throw new TypeError(`no connection for ${name}`);
    return reply instanceof Response ? reply : Response.json(reply);
  });
  return requests;
}

/** Answers one request after the other. @returns a list that grows with each */
export function answerWith(...answers: Answer[]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = address.replace(location.origin, '');
    const method = init.method ?? 'GET';
    const body = init.body === undefined ? undefined : JSON.parse(`${init.body}`);
    const headers = { ...(init.headers as Record<string, string>) };
    sent.push({ method, url, headers, body, credentials: init.credentials ?? 'same-origin', init });
    const answer = answers.shift();
    if (answer === undefined) unanswered.push(`${method} ${url}`);
    if (answer instanceof Error || answer === undefined) throw answer ?? new TypeError('no answer');
    if (typeof answer === 'function') return answer();
    return answer instanceof Response ? answer : new Response(answer);
  });
  return sent;
}

/** A redirect, as reported by a browser that must not follow it. */
export function redirect(): Answer {
  return async () =>
    ({ type: 'opaqueredirect', status: 0, headers: new Headers(), text: async () => '' }) as Response;
}

/** A reply that never comes. */
export const stalled: Answer = () => new Promise(() => {});

/** Headers at once, then a body that never ends. */
export const stalledBody: Answer = async () =>
  ({ type: 'basic', status: 200, headers: new Headers(), text: () => new Promise(() => {}) }) as Response;

/** Headers at once, then a body that breaks off. */
export const cutBody: Answer = async () =>
  ({
    type: 'basic',
    status: 200,
    headers: new Headers(),
    text: () => Promise.reject(new TypeError('terminated')),
  }) as Response;

/** The console's output, line by line. */
export function listenToConsole(): () => string[] {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => spy.mock.calls.map((line) => line.join(' '));
}

// A page may still send something when it is taken away after its test.
beforeEach(() => {
  unanswered = [];
});

afterEach(() => {
  const missing = unanswered;
  unanswered = [];
  if (missing.length > 0) throw new Error(`requests without a reply: ${missing.join(', ')}`);
});
