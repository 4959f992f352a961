import { setCheckoutPhase } from './checkout-phase.ts';

let attempt: Promise<{ kind: string }> | undefined;

/**
 * Leaves the cart in one of its ways (checkout, sending it, going on without restricted items), once: a call
 * during an attempt joins it, whatever it asks for. An attempt that ends with the shopper here is over;
 * one that led away lasts until the page is shown again.
 * @param leave ends in kind 'left' when the browser is on its way
 */
export function exitOnce<Outcome extends { kind: string }>(leave: () => Promise<Outcome>): Promise<Outcome> {
  if (!attempt) {
    setCheckoutPhase('checking');
    attempt = leave().then((outcome) => {
      if (outcome.kind === 'left') addEventListener('pageshow', release, { once: true });
      else release();
      return outcome;
    });
  }
  return attempt as Promise<Outcome>;
}

function release(): void {
  attempt = undefined;
  setCheckoutPhase('idle');
}
