import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { activeFaults } from '../faults/active-faults.ts';
import { breakConnection } from '../faults/break-connection.ts';
import { damageText } from '../faults/damage-text.ts';
import {
  type EarlyAnswer,
  earlyAnswer,
  expiredAnswer,
  notAuthenticatedAnswer,
} from '../faults/early-answer.ts';
import { type FaultSwitches, faultNumber } from '../faults/fault-switches.ts';
import type { JournalEntry } from '../journal.ts';
import type { Session } from '../sessions.ts';
import { conflictBody } from '../wire/refusal.ts';
import { hash } from '../wire/variation.ts';
import type { Call } from './call.ts';
import { runCall } from './run-call.ts';

/** What all calls of a shop are answered with. */
export interface Surroundings {
  session: Session;
  /** Milliseconds that a write takes. */
  latency: number;
  portal: string;
  entry: JournalEntry;
  /** Gives the session another id. */
  renew: () => void;
}

/** Answers one call: token, lock, time, faults, the call itself, and the reply in the form that is its turn. */
export async function answerCall(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  { session, latency, portal, entry, renew }: Surroundings,
): Promise<FastifyReply> {
  if (call.method === 'POST' && !hasToken(request, session)) return sendEarly(reply, expiredAnswer());
  const faults = activeFaults(request, session, call.path);
  if (call.writes && session.isWriting) return sendJson(reply, JSON.stringify(conflictBody()), faults);
  if (call.writes) session.isWriting = true;
  try {
    // Even the quickest write holds the cart for a turn of the event loop, so that two at once do meet.
    const time = (call.writes ? latency : 0) + session.latency;
    await pause(time + faultNumber(faults, 'delay') + jitter(faults, session));
    const early = earlyAnswer(faults);
    if (early) return sendEarly(reply, early);
    if (call.membersOnly && session.kind.guest) return sendEarly(reply, notAuthenticatedAnswer());
    const parameters = request.params as Record<string, string>;
    const { body, done } = runCall(call, { session, body: request.body, parameters, portal, faults });
    entry.done = done;
    if (call.renewsSession && done) renew();
    const text = damageText(body, faults);
    return breakConnection(reply, text, faults) ? reply : sendJson(reply, text, faults);
  } finally {
    if (call.writes) session.isWriting = false;
  }
}

/** A page without a state block gave no token, so none can be asked for; a wrong one never passes. */
function hasToken(request: FastifyRequest, session: Session): boolean {
  const token = request.headers['x-cb-csrf'];
  return token === undefined ? session.stateBlock === 'none' : token === tokenOf(session);
}

/** The token that the pages of a session carry. */
export function tokenOf({ csrfToken, faults }: Session): string {
  return faults.has('sentinel') ? `SENT-TOKEN-${csrfToken}` : csrfToken;
}

function jitter(faults: FaultSwitches, session: Session): number {
  const seed = faults.get('jitter');
  return seed === undefined ? 0 : hash(`${seed} ${session.faultyCalls}`) % 300;
}

function sendEarly(reply: FastifyReply, { status, type, headers = {}, body }: EarlyAnswer): FastifyReply {
  return reply.code(status).headers(headers).type(`${type}; charset=utf-8`).send(body);
}

function sendJson(reply: FastifyReply, text: string, faults: FaultSwitches): FastifyReply {
  const type = faults.has('text-type') ? 'text/plain' : 'application/json';
  return reply.type(`${type}; charset=utf-8`).send(text);
}
