import { awaitDeparture } from '../../page/departure.ts';
import { setCheckoutPhase } from '../checkout-phase.ts';

/** The browser was told to leave, but this page is still here [reliability Stuck move]. */
export interface Stranded {
  kind: 'stranded';
}

let attempt: Promise<{ kind: string }> | undefined;

/**
 * Runs one attempt to leave the cart at a time, whichever way out it is (checkout, sending the cart,
 * continuing without restricted items). A call during an attempt joins that attempt, whatever the call asks
 * for. An attempt that leads away lasts until the page is shown again, or until it is clear that the next
 * page isn't coming.
 * @param leave resolves to kind 'left' if the browser is leaving; an error ends the attempt as well
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
