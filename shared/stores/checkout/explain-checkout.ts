/** The texts that explain why an attempt to leave the cart failed [1 §8 Checkout]. */

import { defineMessages, fill } from '../../page/messages.ts';
import { $session } from '../session.ts';
import type { CheckoutOutcome } from './checkout.ts';
import { type CheckoutStop, type RestrictedStop, textStop } from './checkout-attempts.ts';
import type { CartObstacle } from './settle-cart.ts';
import type { Stranded } from './single-exit.ts';

const messages = defineMessages('shared', {
  restrictedUnread:
    'Some items in your cart can’t be ordered, and we couldn’t read which ones. Your cart hasn’t changed. Please call customer service before you check out.',
  restrictedKnown: 'They include: {names}',
});

/** An island's texts for the reasons that keep the shopper on the cart. */
export interface ObstacleTexts {
  unsettled: string;
  /** Left out if no quantities can be typed. */
  unanswered?: string;
  /** Offers to continue; left out if only the cart page can offer that. */
  unreadable?: string;
  /** The next page did not open. */
  stranded: string;
}

/** An island's texts for a failed checkout. */
export interface CheckoutTexts extends ObstacleTexts {
  /** The server stopped the checkout without naming the items it objects to. */
  notOrderable: string;
  emptied: string;
  /** The request failed, and the server sent no messages. */
  failed: string;
}

/** Returns why the shopper is still here; null if the page is being left or has prevented the navigation. */
export function explainCheckout(outcome: CheckoutOutcome, texts: CheckoutTexts): CheckoutStop | null {
  if (isSessionOver(outcome)) return { kind: 'session' };
  switch (outcome.kind) {
    case 'unsettled':
    case 'unanswered':
    case 'unreadable':
    case 'stranded':
      return explainObstacle(outcome, texts);
    case 'restricted':
      return Object.values(outcome.groups).flat().length > 0 ? outcome : textStop(texts.notOrderable);
    case 'unnamed':
      return { kind: 'text', lines: unnamedLines(outcome.groups) };
    case 'emptied':
      return textStop(texts.emptied);
    case 'failed':
      return outcome.html.length > 0 ? { kind: 'html', messages: outcome.html } : textStop(texts.failed);
    default:
      return null;
  }
}

/** Says that items can't be ordered and that some of them are unknown, and lists the known ones. */
function unnamedLines(groups: RestrictedStop['groups']): string[] {
  const known = Object.values(groups).flat();
  const names = known.map(({ name, itemNumber }) => name ?? itemNumber ?? '').filter(Boolean);
  const some = names.length > 0 ? [fill(messages.restrictedKnown, { names: names.join('; ') })] : [];
  return [messages.restrictedUnread, ...some];
}

/** Returns the text for a reason that keeps the shopper on the cart. */
export function explainObstacle(obstacle: CartObstacle | Stranded, texts: ObstacleTexts): CheckoutStop {
  switch (obstacle.kind) {
    case 'unanswered':
      return { ...textStop(texts.unanswered ?? texts.unsettled), lineId: obstacle.lineId };
    case 'unreadable':
      return texts.unreadable ? { ...textStop(texts.unreadable), mayGoOn: true } : textStop(texts.unsettled);
    default:
      return textStop(texts[obstacle.kind]);
  }
}

/** Whether an attempt failed because the session has ended. The shopper is then told nothing else. */
export function isSessionOver({ kind }: { kind: string }): boolean {
  return $session.get().ended && (kind === 'unsettled' || kind === 'failed');
}
