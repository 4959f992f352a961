import type { Quarantine } from '../../shared/api/checkout.ts';
import type { Permissions } from '../../shared/domain/permissions.ts';
import type { Visitor } from '../../shared/domain/visitor.ts';
import { fill } from '../../shared/page/messages.ts';
import { navigate } from '../../shared/page/navigate.ts';
import { flushCart } from '../../shared/stores/cart-actions.ts';
import { type CheckoutOutcome, startCheckoutFlow } from '../../shared/stores/checkout.ts';
import { sendCart } from '../../shared/stores/punch-out.ts';
import { removeRestrictedAndContinue } from '../../shared/stores/restricted-removal.ts';
import { lazyMessages } from './cart-page-lazy-messages.ts';
import { messages } from './cart-page-messages.ts';

/** Why the shopper is still on the cart: a text of ours, or the server's HTML. */
export type LeaveProblem = { kind: 'text'; text: string } | { kind: 'html'; messages: string[] };

/** Items that may not be ordered, which the shopper is to be asked about. */
export interface Restriction {
  kind: 'restricted';
  groups: Quarantine['groups'];
}

/**
 * Leads on from the cart in the way that this visitor has [1 §2, §6].
 * @returns why they are still here; null when they are on their way, or the page itself held them
 */
export async function leaveCart(
  permissions: Permissions,
  visitor: Visitor,
): Promise<LeaveProblem | Restriction | null> {
  if (permissions.action === 'exit') return exitCart(visitor);
  if (permissions.action === 'send-cart') return sendToClient(visitor.punchOutClient ?? '');
  return explain(await startCheckoutFlow(permissions.checkoutTarget), messages.leaveFailed);
}

/** Takes the restricted items out of the cart and leads on without them [1 §4]. @returns as `leaveCart` */
export async function leaveWithout(groups: Quarantine['groups']): Promise<LeaveProblem | Restriction | null> {
  return explain(await removeRestrictedAndContinue(groups), lazyMessages.removalUncertain);
}

/** @param otherwise what to say of a failure that the server has no words for */
function explain(outcome: CheckoutOutcome, otherwise: string): LeaveProblem | Restriction | null {
  switch (outcome.kind) {
    case 'restricted':
      return Object.values(outcome.groups).flat().length > 0 ? outcome : say(lazyMessages.notOrderable);
    case 'unsettled':
      return say(lazyMessages.unsaved);
    case 'emptied':
      return say(lazyMessages.cartEmptied);
    case 'failed':
      return outcome.html.length > 0 ? { kind: 'html', messages: outcome.html } : say(otherwise);
    default:
      return null;
  }
}

/** Punch-out clients send their cart to their procurement system [1 §4, Punch-out]. */
async function sendToClient(client: string): Promise<LeaveProblem | null> {
  const outcome = await sendCart();
  switch (outcome.kind) {
    case 'unsettled':
      return say(lazyMessages.unsaved);
    case 'empty':
      return say(messages.emptyReason);
    case 'refused':
      return say(fill(lazyMessages.sendRefused, { client }));
    case 'failed': {
      const { kind, messages: given } = outcome.failure;
      const refusal = kind === 'business' ? given.map(({ message }) => message).join(' ') : '';
      const reason = kind === 'contract' ? lazyMessages.sendIncomplete : lazyMessages.sendFailed;
      return say(refusal || fill(reason, { client }));
    }
    default:
      return null;
  }
}

/** Punch-out sessions and the inspect view go back to where they came from. */
async function exitCart({ externalRedirectUrl }: Visitor): Promise<LeaveProblem | null> {
  if (!(await flushCart()).settled) return say(lazyMessages.unsaved);
  return externalRedirectUrl && navigate(externalRedirectUrl, 'exit')
    ? null
    : say(lazyMessages.exitUnavailable);
}

function say(text: string): LeaveProblem {
  return { kind: 'text', text };
}
