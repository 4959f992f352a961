/**
 * A second server that keeps the wire contract and replaces the demo shop's calls. It was written from the
 * contract alone and always picks the most awkward form that the contract allows, so a test that passes here
 * doesn't depend on the demo shop's habits. It uses the demo shop's data (prices, rules and sessions), but
 * none of its replies.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CallSettings } from '../../demo-pages/server/calls/register-calls.ts';
import { record } from '../../demo-pages/server/journal.ts';
import { tokenOf } from '../../demo-pages/server/session.ts';
import { Refusal } from '../../demo-pages/server/wire/refusal.ts';
import { awkward } from './awkward.ts';
import type { Asked, SecondCall } from './call.ts';
import { CART_CALLS } from './cart-calls.ts';
import { CART_WRITES } from './cart-writes.ts';
import { CONFIRMATION_CALLS } from './confirmations.ts';
import { LIST_CALLS } from './list-calls.ts';
import { LIST_WRITES } from './list-writes.ts';
import { ORDER_CALLS } from './order-calls.ts';
import { PROFILE_CALLS } from './profile-calls.ts';
import { REGISTRATION_CALLS } from './registration-calls.ts';
import { type Answer, anything, ended, refused, wrapped } from './replies.ts';

const BASE = '/api/rest/cb';

/** Every other reply is late: by this many times the duration of the shop's writes. */
const LATE = 3;

const CALLS = [
  ...CART_CALLS,
  ...CART_WRITES,
  ...LIST_CALLS,
  ...LIST_WRITES,
  ...ORDER_CALLS,
  ...CONFIRMATION_CALLS,
  ...PROFILE_CALLS,
  ...REGISTRATION_CALLS,
];

/** Registers the calls of the second server. Any other path below the API's base gets 404. */
export function registerSecondServer(app: FastifyInstance, settings: CallSettings): void {
  for (const call of CALLS) {
    app.route({
      method: call.method,
      url: `${BASE}/${call.path}`,
      handler: async (request, reply) => {
        const { method, url } = request;
        const session = settings.sessions.of(request, reply);
        const entry = record(settings.journal, {
          method,
          path: url,
          body: request.body,
          known: true,
          done: false,
          sessionBegan: session.began,
        });
        const count = session.callCounts.get(call.path) ?? 0;
        session.callCounts.set(call.path, count + 1);
        // Each call starts with another form.
        const nth = count + call.path.length;
        const token = request.headers['x-cb-csrf'];
        if (method === 'POST' && token !== tokenOf(session)) return send(reply, ended(2));
        if (call.members && session.kind.guest) return send(reply, ended(nth));
        if (call.writes && session.isWriting) return send(reply, changedMeanwhile());
        if (call.writes) session.isWriting = true;
        try {
          await pause(settings.latency * ((call.writes ? 1 : 0) + (nth % 2) * LATE));
          const body = (request.body ?? {}) as Record<string, unknown>;
          const parameters = request.params as Record<string, string>;
          const asked = { session, body, parameters, write: awkward(nth), portal: settings.portal };
          const answer = run(call, asked, nth);
          entry.done = answer.done;
          return send(reply, answer);
        } finally {
          if (call.writes) session.isWriting = false;
        }
      },
    });
  }
  app.all(`${BASE}/*`, async (request, reply) => {
    const { method, url, body } = request;
    const { began: sessionBegan } = settings.sessions.of(request, reply);
    record(settings.journal, { method, path: url, body, known: false, done: false, sessionBegan });
    return reply.code(404).type('text/html').send('<h1>HTTP Status 404</h1>');
  });
}

function run(call: SecondCall, asked: Asked, nth: number): Answer & { done: boolean } {
  const before = call.writes && structuredClone(asked.session.cart);
  try {
    const payload = call.run(asked);
    return { ...(payload ? wrapped(payload, nth) : anything(nth)), done: true };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (before) asked.session.cart = before;
    return { ...refused(error.problems, call.refusal ?? 'any', nth), done: false };
  }
}

function changedMeanwhile(): Answer {
  const exception = {
    localizedMessage: 'Please try again.',
    errorCode: 'ConcurrentUpdate',
    propertyName: '',
  };
  return { status: 200, type: 'application/json', body: JSON.stringify({ formExceptions: [exception] }) };
}

function send(reply: FastifyReply, { status, type, body, location }: Answer): FastifyReply {
  if (location) reply.header('location', location);
  return reply.header('cache-control', 'no-store').code(status).type(type).send(body);
}
