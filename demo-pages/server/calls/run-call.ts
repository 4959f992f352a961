import { damagePayload } from '../faults/damage-payload.ts';
import { type FaultSwitches, NO_FAULTS } from '../faults/fault-switches.ts';
import type { Session } from '../sessions.ts';
import { envelopeForm, wrap, wrapAsText, wrapBeside, wrapTwice } from '../wire/envelope.ts';
import { Refusal, refusalBody } from '../wire/refusal.ts';
import { createVariation } from '../wire/variation.ts';
import type { Call } from './call.ts';

/** What one call is made with. */
interface Asked {
  session: Session;
  body: unknown;
  /** The parts of the path that vary. */
  parameters: Record<string, string>;
  /** Where punch-out carts are sent. */
  portal: string;
  /** Of those only what damages a payload counts here. */
  faults?: FaultSwitches;
}

/**
 * Carries a call out.
 * @returns the reply's body, in the form whose turn it is, and whether the call was done, not refused by a rule
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
    // What a call did before it was refused is undone, unless the call is one that does not care.
    if (call.writes && !call.keepsChanges) session.cart = session.cartBefore;
    return { body: refusalBody(error, call.refusal ?? 'any', nth), done: false };
  }
}

function wrapped(call: Call, payload: object, nth: number): object {
  if (call.asText) return wrapAsText(payload, nth);
  if (call.beside) return wrapBeside(payload, call.beside);
  return call.asDouble ? wrapTwice(payload, nth) : wrap(payload, envelopeForm(call.path, nth));
}
