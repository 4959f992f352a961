/** The ways to leave the cart, and the texts if one of them fails. */
import { useEffect } from 'react';
import type { Visitor } from '../../shared/domain/account/visitor.ts';
import { refusalLines } from '../../shared/domain/failure.ts';
import type { Permissions } from '../../shared/domain/permissions.ts';
import { pageUrl } from '../../shared/page/links/page-url.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { navigate } from '../../shared/page/navigate.ts';
import { checkOut, checkOutWithout } from '../../shared/stores/checkout/checkout.ts';
import {
  type CheckoutStop,
  type RestrictedStop,
  textStop,
} from '../../shared/stores/checkout/checkout-attempts.ts';
import {
  type CheckoutTexts,
  explainCheckout,
  explainObstacle,
  isSessionOver,
  type ObstacleTexts,
} from '../../shared/stores/checkout/explain-checkout.ts';
import { sendCart } from '../../shared/stores/checkout/punch-out.ts';
import { exitOnce } from '../../shared/stores/checkout/single-exit.ts';
import { flushCart } from '../../shared/stores/flush-cart.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FocusedProblem } from '../../shared/ui/failure.tsx';
import { DismissibleNotice } from '../../shared/ui/notices.tsx';
import { ServerHtml } from '../../shared/ui/server-html.tsx';
import { messages as pageMessages } from './cart-page-messages.ts';
import { findRow, focusInView } from './lines/line-rows.ts';
import { PhoneLink, SessionEnded } from './notices/notice-links.tsx';

const messages = defineMessages('cart-page', {
  leaveFailed: 'We couldn’t continue to the next step. Your cart hasn’t changed. Please try again.',
  unsaved: 'Some quantities aren’t saved yet. Please check the marked items, then try again.',
  unanswered: 'First, enter a quantity for the marked item, or tell us whether to remove it.',
  incomplete:
    'We couldn’t show some of your items here. They’re still in your cart, and you’ll continue with them. Please call us, or continue.',
  goOn: 'Continue with all items',
  notOrderable:
    'Some of your items can’t be ordered for this address or account. Please call customer service.',
  removalUncertain: 'We couldn’t continue to the next step. Please check your cart, then try again.',
  cartEmptied: 'None of your items can be ordered anymore, so your cart is now empty.',
  stranded: 'The next page didn’t open. Please try again.',
  sendRefused:
    'We couldn’t send your cart, because our shop isn’t set up for the address of {client} yet. Your cart hasn’t changed. Please call customer service.',
  sendIncomplete:
    'We didn’t send your cart, because we couldn’t prepare some of its items for {client}. Please try again or call customer service.',
  sendFailed: 'We couldn’t send your cart to {client}. It hasn’t changed. Please try again.',
  exitUnavailable:
    'We don’t know the way back to your procurement system. Your cart hasn’t changed, and you can close this window.',
  exitRefused:
    'We couldn’t take you back, because our shop isn’t set up for the address of your procurement system yet. Your cart hasn’t changed, and you can close this window.',
});

/**
 * Leaves the cart in this visitor's way [1 §2 Action, §6].
 * @param incomplete the shopper knows that some lines could not be shown, and continues with them
 * @returns why the shopper is still here; null if the next page is loading or the page prevented the
 *   navigation
 */
export async function leaveCart(
  permissions: Permissions,
  visitor: Visitor,
  incomplete = false,
): Promise<CheckoutStop | null> {
  switch (permissions.action) {
    case 'exit':
      return exitCart(visitor);
    case 'send-cart':
      return sendToClient(visitor.punchOutClient || pageMessages.unnamedClient, incomplete);
    default:
      return explainCheckout(
        await checkOut(permissions.checkoutTarget, { incomplete }),
        checkoutTexts(messages.leaveFailed),
      );
  }
}

/**
 * Removes the restricted items and leaves the cart without them [1 §4 Restricted removal].
 * @returns as `leaveCart`
 */
export async function leaveWithout(groups: RestrictedStop['groups']): Promise<CheckoutStop | null> {
  return explainCheckout(await checkOutWithout(groups), checkoutTexts(messages.removalUncertain));
}

function obstacleTexts(): ObstacleTexts {
  return {
    unsettled: messages.unsaved,
    unanswered: messages.unanswered,
    unreadable: messages.incomplete,
    stranded: messages.stranded,
  };
}

/** @param failed the text for a failure without a message from the server */
function checkoutTexts(failed: string): CheckoutTexts {
  const { notOrderable, cartEmptied: emptied } = messages;
  return { ...obstacleTexts(), notOrderable, emptied, failed };
}

/** Punch-out clients send their cart to their procurement system [1 §4 Punch-out]. */
async function sendToClient(client: string, incomplete: boolean): Promise<CheckoutStop | null> {
  const outcome = await sendCart({ incomplete });
  if (isSessionOver(outcome)) return { kind: 'session' };
  switch (outcome.kind) {
    case 'unsettled':
    case 'unanswered':
    case 'unreadable':
    case 'stranded':
      return explainObstacle(outcome, obstacleTexts());
    case 'empty':
      return textStop(pageMessages.emptyReason);
    case 'refused':
      return textStop(fill(messages.sendRefused, { client }));
    case 'failed': {
      const { failure } = outcome;
      const reason = failure.kind === 'contract' ? messages.sendIncomplete : messages.sendFailed;
      return textStop(refusalLines(failure).join(' ') || fill(reason, { client }));
    }
    default:
      return null;
  }
}

/**
 * Punch-out sessions and the inspect view return to their origin. Quantities being typed are sent first. A
 * field without a quantity raises its question, but a change that can't be saved doesn't keep the shopper
 * here.
 */
async function exitCart({ externalRedirectUrl }: Visitor): Promise<CheckoutStop | null> {
  if (!externalRedirectUrl) return textStop(messages.exitUnavailable);
  const outcome = await exitOnce(async () => {
    const { unanswered } = await flushCart();
    if (unanswered) return { kind: 'unanswered', lineId: unanswered } as const;
    const isLeaving = navigate(externalRedirectUrl, 'exit');
    if (isLeaving) return { kind: 'left' } as const;
    return { kind: pageUrl(externalRedirectUrl, 'page') ? 'stayed' : 'refused' } as const;
  });
  switch (outcome.kind) {
    case 'unanswered':
    case 'stranded':
      return explainObstacle(outcome, obstacleTexts());
    case 'refused':
      return textStop(messages.exitRefused);
    default:
      return null;
  }
}

interface LeaveProblemProps {
  problem: Exclude<CheckoutStop, RestrictedStop>;
  onDismiss: () => void;
  /** Continues with lines that could not be shown. */
  onGoOn: () => Promise<void>;
}

/**
 * Says why the shopper is still on the cart: our own text or the server's HTML [1 §8 Checkout]. If a line needs an answer
 * first, the focus moves there [1 §4 Quantity 0].
 */
export function LeaveProblem({ problem, onDismiss, onGoOn }: LeaveProblemProps) {
  useEffect(() => {
    if (problem.kind === 'text' && problem.lineId) focusAnswer(problem.lineId);
  }, [problem]);
  if (problem.kind === 'text' && problem.lineId) {
    return (
      <DismissibleNotice tone="warning" urgent onDismiss={onDismiss}>
        {problem.lines.join(' ')}
      </DismissibleNotice>
    );
  }
  return (
    <FocusedProblem problem={problem} onDismiss={onDismiss}>
      {problem.kind === 'session' && <SessionEnded />}
      {problem.kind === 'html' && problem.messages.map((html) => <ServerHtml key={html} html={html} />)}
      {problem.kind === 'text' && <span className="cb-cart__problem-text">{problem.lines.join(' ')}</span>}
      {problem.kind === 'text' && problem.mayGoOn && (
        <>
          <PhoneLink />
          <Button onPress={onGoOn}>{messages.goOn}</Button>
        </>
      )}
    </FocusedProblem>
  );
}

/** Moves the focus to the line's question whether to remove it, or to its quantity field. */
function focusAnswer(lineId: string): void {
  const row = findRow(lineId);
  focusInView(row?.querySelector<HTMLElement>('.cb-line__note button') ?? row?.querySelector('input'));
}
