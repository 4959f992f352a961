import { damagePayload } from '../faults/damage-payload.ts';
import { type FaultSwitches, NO_FAULTS } from '../faults/fault-switches.ts';
import type { Session } from '../session.ts';
import { envelopeForm, wrap, wrapAsText, wrapBeside, wrapTwice } from '../wire/envelope.ts';
import { Refusal, refusalBody } from '../wire/refusal.ts';
import { createVariation } from '../wire/variation.ts';
import type { Call } from './call.ts';

/** The context of one call. */
interface Asked {
  session: Session;
  body: unknown;
  /** The parameters of the path. */
  parameters: Record<string, string>;
  /** Where punch-out carts are sent. */
  portal: string;
  /** Only the faults that damage a payload have an effect here. */
  faults?: FaultSwitches;
}

/**
 * Runs a call.
 * @returns the body of the reply, in one of the forms the contract allows, and whether the call was done rather than
 * refused
 */
export function runCall(
  call: Call,
  { session, body, parameters, portal, faults = NO_FAULTS }: Asked,
): { body: object; done: boolean } {
  const nth = session.callCounts.get(call.path) ?? 0;
  session.callCounts.set(call.path, nth + 1);
  const vary = createVariation(`${call.path} ${nth}`);
  if (call.writes) {
    session.cartBefore = structuredClone(session.cart);
    session.cart.notices = [];
  }
  const cart = !call.writes && faults.has('old-rev') ? session.cartBefore : session.cart;
  const given = (body ?? {}) as Record<string, unknown>;
  try {
    const payload = call.run({ session, cart, body: given, parameters, vary, portal });
    return { body: wrapped(call, damagePayload(payload, faults), nth), done: true };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // Rolls back what the call did before it was refused, unless it keeps its changes.
    if (call.writes && !call.keepsChanges) session.cart = session.cartBefore;
    return { body: refusalBody(error, call.refusal ?? 'any', nth), done: false };
  }
}

function wrapped(call: Call, payload: object, nth: number): object {
  if (call.asText) return wrapAsText(payload, nth);
  if (call.beside) return wrapBeside(payload, call.beside);
  return call.asDouble ? wrapTwice(payload, nth) : wrap(payload, envelopeForm(call.path, nth));
}
