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
import { otherAnswer } from '../faults/other-answer.ts';
import type { JournalEntry } from '../journal.ts';
import { type Session, tokenOf } from '../session.ts';
import { conflictBody } from '../wire/refusal.ts';
import { hash } from '../wire/variation.ts';
import type { Call } from './call.ts';
import { runCall } from './run-call.ts';

/** The context in which the server answers a call. */
export interface Surroundings {
  session: Session;
  /** How long a write takes, in milliseconds. */
  latency: number;
  portal: string;
  entry: JournalEntry;
  /** Gives the session a new id. */
  renew: () => void;
}

/**
 * Answers one call: checks its token, locks the cart for a write, applies latency and faults, runs the call and sends
 * the reply.
 */
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
    // Even the fastest write locks the cart for one turn of the event loop, so that two concurrent writes do collide.
    const time = (call.writes ? latency : 0) + session.latency;
    await pause(time + faultNumber(faults, 'delay') + jitter(faults, session));
    if (faults.has('hold')) await otherFaults(session);
    const early = earlyAnswer(faults);
    if (early) return sendEarly(reply, early);
    if (call.membersOnly && session.kind.guest) return sendEarly(reply, notAuthenticatedAnswer());
    const same = `${request.url} ${JSON.stringify(request.body ?? null)}`;
    const repeated = faults.has('repeat') ? session.replies.get(same) : undefined;
    if (repeated !== undefined) return sendJson(reply, repeated, faults);
    const parameters = request.params as Record<string, string>;
    const { body, done } = runCall(call, { session, body: request.body, parameters, portal, faults });
    entry.done = done;
    if (call.renewsSession && done) renew();
    const other = call.method === 'POST' && done ? otherAnswer(faults) : undefined;
    if (other) return sendEarly(reply, other);
    const text = damageText(body, faults);
    session.replies.set(same, text);
    return breakConnection(reply, text, faults) ? reply : sendJson(reply, text, faults);
  } finally {
    if (call.writes) session.isWriting = false;
  }
}

/** Checks the token of a POST. A page without a state block has no token to send; a wrong token never passes. */
function hasToken(request: FastifyRequest, session: Session): boolean {
  const token = request.headers['x-cb-csrf'];
  return token === undefined ? session.stateBlock === 'none' : token === tokenOf(session);
}

/** Settles when the session's faults are set again. */
async function otherFaults(session: Session): Promise<void> {
  const { faults } = session;
  // It doesn't keep a process alive whose tests have ended.
  while (session.faults === faults) await pause(10, undefined, { ref: false });
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
