/** Each way to leave the cart, and what the shopper is told when it fails. */
import { useEffect } from 'react';
import type { Visitor } from '../../shared/domain/account/visitor.ts';
import { refusalLines } from '../../shared/domain/failure.ts';
import type { Permissions } from '../../shared/domain/permissions.ts';
import { awaitDeparture } from '../../shared/page/departure.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { navigate } from '../../shared/page/navigate.ts';
import { flushCart } from '../../shared/stores/cart/cart-writes.ts';
import {
  type CheckoutTexts,
  checkOut,
  checkOutWithout,
  explainCheckout,
  isSessionOver,
} from '../../shared/stores/checkout/checkout.ts';
import type { CheckoutStop } from '../../shared/stores/checkout/checkout-attempts.ts';
import { sendCart } from '../../shared/stores/checkout/punch-out.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FocusedProblem } from '../../shared/ui/failure.tsx';
import { DismissibleNotice } from '../../shared/ui/notices.tsx';
import { ServerHtml } from '../../shared/ui/server-html.tsx';
import { messages as pageMessages } from './cart-page-messages.ts';
import type { Restriction } from './cart-page-state.ts';
import { PhoneLink, SessionEnded } from './notices/notice-links.tsx';

const messages = defineMessages('cart-page', {
  leaveFailed: 'We could not go on to the next step. Your cart is unchanged. Please try again.',
  unsaved: 'Some quantities are not saved yet. Please check the marked items, then try again.',
  unanswered: 'Please answer at the marked item first: enter a quantity, or say whether to remove it.',
  incomplete:
    'Some of your items could not be shown here. They are in your cart all the same, and you go on with them. Please call us, or go on.',
  goOn: 'Go on with all items',
  notOrderable:
    'Some of your items cannot be ordered for this address or account. Please call customer service.',
  removalUncertain: 'We could not go on to the next step. Please check your cart, then try again.',
  cartEmptied: 'None of your items can be ordered any more, so your cart is empty now.',
  stranded: 'The next page has not opened. Please try again.',
  sendRefused:
    'Your cart was not sent, since this shop may not send it to the address of {client}. Please call customer service.',
  sendIncomplete:
    'Your cart was not sent, since some of its items could not be prepared for {client}. Please try again or call customer service.',
  sendFailed: 'Your cart could not be sent to {client}. It is unchanged. Please try again.',
  exitUnavailable: 'There is no page to go back to. You can close this window.',
});

/**
 * Leaves the cart in the way that this visitor has [1 §2 Action, §6].
 * @param incomplete the shopper knows that lines could not be shown, and goes on with them
 * @returns why the shopper is still here; null when the next page is on its way, or the page itself prevented the move
 */
export async function leaveCart(
  permissions: Permissions,
  visitor: Visitor,
  incomplete = false,
): Promise<CheckoutStop | null> {
  if (permissions.action === 'exit') return exitCart(visitor);
  if (permissions.action === 'send-cart')
    return sendToClient(visitor.punchOutClient || pageMessages.unnamedClient, incomplete);
  const outcome = await checkOut(permissions.checkoutTarget, { incomplete });
  return explainCheckout(outcome, textsOf(messages.leaveFailed));
}

/**
 * Takes the restricted items out of the cart and leaves it without them [1 §4 Restricted removal].
 * @returns as `leaveCart`
 */
export async function leaveWithout(groups: Restriction['groups']): Promise<CheckoutStop | null> {
  return explainCheckout(await checkOutWithout(groups), textsOf(messages.removalUncertain));
}

/** @param failed what to say of a failure that the server has no words for */
function textsOf(failed: string): CheckoutTexts {
  const { unsaved: unsettled, cartEmptied: emptied } = messages;
  const { unanswered, incomplete: unreadable, notOrderable, stranded } = messages;
  return { unsettled, unanswered, unreadable, notOrderable, emptied, stranded, failed };
}

/** Punch-out clients send their cart to their procurement system [1 §4 Punch-out]. */
async function sendToClient(client: string, incomplete: boolean): Promise<CheckoutStop | null> {
  const outcome = await sendCart({ incomplete });
  if (isSessionOver(outcome)) return { kind: 'session' };
  switch (outcome.kind) {
    case 'unsettled':
      return say(messages.unsaved);
    case 'unanswered':
      return say(messages.unanswered, outcome.lineId);
    case 'unreadable':
      return { kind: 'text', lines: [messages.incomplete], mayGoOn: true };
    case 'empty':
      return say(pageMessages.emptyReason);
    case 'stranded':
      return say(messages.stranded);
    case 'refused':
      return say(fill(messages.sendRefused, { client }));
    case 'failed': {
      const { failure } = outcome;
      const reason = failure.kind === 'contract' ? messages.sendIncomplete : messages.sendFailed;
      return say(refusalLines(failure).join(' ') || fill(reason, { client }));
    }
    default:
      return null;
  }
}

/** Punch-out sessions and the inspect view go back to where they came from. */
async function exitCart({ externalRedirectUrl }: Visitor): Promise<CheckoutStop | null> {
  const { settled, unanswered } = await flushCart();
  if (unanswered) return say(messages.unanswered, unanswered);
  if (!settled) return say(messages.unsaved);
  if (!externalRedirectUrl || !navigate(externalRedirectUrl, 'exit')) return say(messages.exitUnavailable);
  return (await awaitDeparture()) === 'stranded' ? say(messages.stranded) : null;
}

function say(text: string, lineId?: string): CheckoutStop {
  return { kind: 'text', lines: [text], lineId };
}

interface LeaveProblemProps {
  problem: Exclude<CheckoutStop, Restriction>;
  onDismiss: () => void;
  /** Goes on with lines that could not be shown. */
  onGoOn: () => Promise<void>;
}

/**
 * Says why the shopper is still on the cart: a text of ours, or the server's HTML [1 §8 Checkout]. Where a line has to be
 * answered first, the focus goes there [1 §4 Quantity 0].
 */
export function LeaveProblem({ problem, onDismiss, onGoOn }: LeaveProblemProps) {
  useEffect(() => {
    if (problem.kind === 'text' && problem.lineId) leadToAnswer(problem.lineId);
  }, [problem]);
  if (problem.kind === 'text' && problem.lineId) {
    return (
      <DismissibleNotice tone="warning" urgent onDismiss={onDismiss}>
        {problem.lines.join(' ')}
      </DismissibleNotice>
    );
  }
  if (problem.kind === 'text' && problem.mayGoOn) {
    return (
      <FocusedProblem problem={problem} onDismiss={onDismiss}>
        <span className="cb-cart__problem-text">{problem.lines.join(' ')}</span>
        <PhoneLink />
        <Button onPress={onGoOn}>{messages.goOn}</Button>
      </FocusedProblem>
    );
  }
  return (
    <FocusedProblem problem={problem} onDismiss={onDismiss}>
      {problem.kind === 'session' && <SessionEnded />}
      {problem.kind === 'html' && problem.messages.map((html) => <ServerHtml key={html} html={html} />)}
      {problem.kind === 'text' && <span className="cb-cart__problem-text">{problem.lines.join(' ')}</span>}
    </FocusedProblem>
  );
}

/** To the question whether to remove the line, else to its field. */
function leadToAnswer(lineId: string): void {
  const row = document.querySelector(`[data-line="${CSS.escape(lineId)}"]`);
  const asked =
    row?.querySelector<HTMLElement>('.cb-line__note button') ?? row?.querySelector<HTMLElement>('input');
  asked?.scrollIntoView?.({ block: 'center' });
  asked?.focus({ preventScroll: true });
}
