import type { Quarantine } from '../../shared/api/checkout.ts';
import type { Permissions } from '../../shared/domain/permissions.ts';
import type { Visitor } from '../../shared/domain/visitor.ts';
import { navigate } from '../../shared/page/navigate.ts';
import { fill } from '../../shared/page/wording.ts';
import { flushCart } from '../../shared/stores/cart-actions.ts';
import { startCheckoutFlow } from '../../shared/stores/checkout.ts';
import { words } from './cart-page-words.ts';

/** Why the shopper is still on the cart: a text of ours, the server's HTML, or items that may not be ordered. */
export type LeaveProblem =
  | { kind: 'text'; text: string }
  | { kind: 'html'; messages: string[] }
  | { kind: 'restricted'; groups: Quarantine['groups'] };

/**
 * Leads on from the cart in the way that this visitor has [1 §2, §6].
 * @returns why they are still here; null when they are on their way, or the page itself held them
 */
export async function leaveCart(permissions: Permissions, visitor: Visitor): Promise<LeaveProblem | null> {
  if (permissions.action === 'exit') return exitCart(visitor);
  if (permissions.action === 'send-cart') {
    return say(fill(words.sendUnavailable, { client: visitor.punchOutClient ?? '' }));
  }
  const outcome = await startCheckoutFlow(permissions.checkoutTarget);
  switch (outcome.kind) {
    case 'restricted':
      return outcome;
    case 'unsettled':
      return say(words.unsaved);
    case 'emptied':
      return say(words.cartEmptied);
    case 'failed':
      return outcome.html.length > 0 ? { kind: 'html', messages: outcome.html } : say(words.leaveFailed);
    default:
      return null;
  }
}

/** Punch-out sessions and the inspect view go back to where they came from. */
async function exitCart({ externalRedirectUrl }: Visitor): Promise<LeaveProblem | null> {
  if (!(await flushCart()).settled) return say(words.unsaved);
  return externalRedirectUrl && navigate(externalRedirectUrl, 'exit') ? null : say(words.exitUnavailable);
}

function say(text: string): LeaveProblem {
  return { kind: 'text', text };
}
