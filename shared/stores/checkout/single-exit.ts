import { awaitDeparture } from '../../page/departure.ts';
import { setCheckoutPhase } from './checkout-attempts.ts';

/** The browser was sent on its way, and this page is still here [reliability Stuck move]. */
export interface Stranded {
  kind: 'stranded';
}

let attempt: Promise<{ kind: string }> | undefined;

/**
 * Leaves the cart in one of its ways (checkout, sending it, going on without restricted items), once: a call
 * during an attempt joins it, whatever it asks for. An attempt ends with the shopper here, or with the page: one that
 * led away lasts until the page is shown again, or it is clear that the next page does not come.
 * @param leave ends in kind 'left' when the browser is on its way; an error ends the attempt, too
 */
export function exitOnce<Outcome extends { kind: string }>(
  leave: () => Promise<Outcome>,
): Promise<Outcome | Stranded> {
  attempt ??= exit(leave).finally(() => {
    attempt = undefined;
    setCheckoutPhase('idle');
  });
  return attempt as Promise<Outcome | Stranded>;
}

async function exit<Outcome extends { kind: string }>(
  leave: () => Promise<Outcome>,
): Promise<Outcome | Stranded> {
  setCheckoutPhase('checking');
  const outcome = await leave();
  if (outcome.kind === 'left' && (await awaitDeparture()) === 'stranded') return { kind: 'stranded' };
  return outcome;
}
