import type { CheckoutTarget, Quarantine } from '../../shared/api/checkout.ts';
import { type CheckoutOutcome, startCheckoutFlow } from '../../shared/stores/checkout.ts';
import { removeRestrictedAndContinue } from '../../shared/stores/restricted-removal.ts';
import { lazyMessages as messages } from './order-lazy-messages.ts';
import type { Problem } from './order-problem.tsx';

/** Items that may not be ordered, which the shopper is to be asked about. */
export interface Restriction {
  kind: 'restricted';
  groups: Quarantine['groups'];
}

/**
 * Leads from what was reordered to the checkout [1 §4].
 * @returns why the shopper is still here; null when they are on their way, or the page itself held them
 */
export async function checkOut(target: CheckoutTarget): Promise<Problem | Restriction | null> {
  return explain(await startCheckoutFlow(target));
}

/** Takes the restricted items out of the cart and leads on without them [1 §4]. @returns as `checkOut` */
export async function checkOutWithout(groups: Quarantine['groups']): Promise<Problem | Restriction | null> {
  return explain(await removeRestrictedAndContinue(groups));
}

function explain(outcome: CheckoutOutcome): Problem | Restriction | null {
  switch (outcome.kind) {
    case 'restricted':
      return Object.values(outcome.groups).flat().length > 0 ? outcome : say(messages.checkoutNotOrderable);
    case 'unsettled':
      return say(messages.checkoutUnsettled);
    case 'emptied':
      return say(messages.checkoutEmptied);
    case 'failed':
      return outcome.html.length > 0
        ? { kind: 'html', messages: outcome.html }
        : say(messages.checkoutFailed);
    default:
      return null;
  }
}

function say(line: string): Problem {
  return { kind: 'text', lines: [line] };
}
