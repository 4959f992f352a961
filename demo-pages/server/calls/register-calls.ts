import type { FastifyInstance } from 'fastify';
import { type JournalEntry, record } from '../journal.ts';
import type { Sessions } from '../sessions.ts';
import { holdCalls } from '../workbench/race-routes.ts';
import { ALL_CALLS } from './all-calls.ts';
import { answerCall } from './answer-call.ts';

const API_BASE = '/api/rest/cb';

/** Data that the calls of one shop share. */
export interface CallSettings {
  sessions: Sessions;
  latency: number;
  /** The origin of the procurement portal. */
  portal: string;
  journal: JournalEntry[];
}

/** Registers every call of the wire contract. Logs any other path below the API's base, and answers it with 404. */
export function registerCalls(app: FastifyInstance, settings: CallSettings): void {
  const { sessions, latency, portal, journal } = settings;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  });
  holdCalls(app, sessions);
  for (const call of ALL_CALLS) {
    app.route({
      method: call.method,
      url: `${API_BASE}/${call.path}`,
      handler: async (request, reply) => {
        const { method, url, body } = request;
        const session = sessions.of(request, reply);
        const { began: sessionBegan } = session;
        const entry = record(journal, { method, path: url, body, known: true, done: false, sessionBegan });
        const renew = (): void => sessions.renew(session, reply);
        return answerCall(call, request, reply, { session, latency, portal, entry, renew });
      },
    });
  }
  app.all(`${API_BASE}/*`, async (request, reply) => {
    const { method, url, body } = request;
    const { began: sessionBegan } = sessions.of(request, reply);
    record(journal, { method, path: url, body, known: false, done: false, sessionBegan });
    console.warn(`No such call: ${method} ${url}`);
    return reply.code(404).send({ result: 'error', errorMessage: 'There is no such service.' });
  });
}
