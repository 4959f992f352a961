import { useEffect, useMemo, useState } from 'react';
import { ReorderDialogs } from '../../shared/connected/orders/reorder-dialogs.tsx';
import type { Permissions } from '../../shared/domain/permissions.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { navigate } from '../../shared/page/navigate.ts';
import { sendReview, takeReview } from '../../shared/page/storage/sent-review.ts';
import { type CheckoutOutcome, checkOut, checkOutWithout } from '../../shared/stores/checkout/checkout.ts';
import {
  createCheckoutAttempts,
  type RestrictedStop,
} from '../../shared/stores/checkout/checkout-attempts.ts';
import { type CheckoutTexts, explainCheckout } from '../../shared/stores/checkout/explain-checkout.ts';
import type { Reorder } from '../../shared/stores/orders/reorder.ts';
import { useStore } from '../../shared/stores/store.ts';
import { RestrictionDialog } from '../../shared/ui/cart/restriction-dialog.tsx';
import { ReorderAdded } from '../../shared/ui/orders/reorder-added.tsx';
import { OrderProblem, type ProblemContent } from './order-problem.tsx';

const messages = defineMessages('order-detail', {
  checkoutUnsettled: 'Your cart has items you can’t check out from here. Please check your cart.',
  checkoutNotOrderable:
    'Some of your items can’t be ordered for this address or account. Please call customer service.',
  checkoutEmptied: 'None of your items can be ordered anymore, so your cart is now empty.',
  checkoutStranded: 'The next page didn’t open. Please check your cart, then try again.',
  checkoutSessionEnded: 'Your session has ended. Sign in to continue. We’ve kept your cart.',
  checkoutFailed: 'We couldn’t continue to the next step. Please check your cart, then try again.',
});

const CHECKOUT_TEXTS: CheckoutTexts = {
  unsettled: messages.checkoutUnsettled,
  notOrderable: messages.checkoutNotOrderable,
  emptied: messages.checkoutEmptied,
  stranded: messages.checkoutStranded,
  failed: messages.checkoutFailed,
};

/** The box adds a link to sign in. */
const SESSION_ENDED: ProblemContent = { kind: 'text', lines: [messages.checkoutSessionEnded] };

interface ReorderResultProps {
  reorder: Reorder;
  permissions: Permissions;
}

/**
 * The questions and results of a reorder: its dialogs, the way to the checkout, the red message box
 * [2 §2 Order dialogs, §4 Reorder, §8 Reorder].
 */
export function ReorderResult({ reorder, permissions }: ReorderResultProps) {
  const phase = useStore(reorder.$phase);
  const [checkout] = useState(createCheckoutAttempts);
  const stop = useStore(checkout.$stop);
  const refusal = useMemo<ProblemContent | null>(
    () => (phase.kind === 'refused' ? { kind: 'text', lines: phase.lines } : null),
    [phase],
  );

  // A newer reorder replaces the result of an older one.
  useEffect(() => {
    if (phase.kind === 'sending') checkout.dismiss();
  }, [phase, checkout]);

  async function leave(attempt: () => Promise<CheckoutOutcome>): Promise<void> {
    await checkout.attempt(async () => explainCheckout(await attempt(), CHECKOUT_TEXTS));
    reorder.close();
  }

  /** The cart page highlights the rows [1 §4 Review]. */
  function review(groups: RestrictedStop['groups']): void {
    sendReview(Object.values(groups).flat());
    if (navigate('/checkout/cart', 'review-restricted')) return;
    takeReview();
    checkout.dismiss();
  }

  if (stop?.kind === 'restricted') {
    const { groups } = stop;
    return (
      <RestrictionDialog
        groups={groups}
        onRemove={() => leave(() => checkOutWithout(groups))}
        onReview={() => review(groups)}
      />
    );
  }
  if (stop && phase.kind === 'idle') {
    const problem = stop.kind === 'session' ? SESSION_ENDED : stop;
    return <OrderProblem problem={problem} onDismiss={checkout.dismiss} />;
  }
  if (refusal) {
    return (
      <>
        <OrderProblem problem={refusal} onDismiss={reorder.close} />
        <ReorderAdded lines={phase.kind === 'refused' ? phase.added : undefined} />
      </>
    );
  }
  const { action, checkoutTarget } = permissions;
  const mayCheckOut = action === 'checkout' && phase.kind === 'added' && phase.products.added.length > 0;
  return (
    <ReorderDialogs
      reorder={reorder}
      onCheckout={mayCheckOut ? () => leave(() => checkOut(checkoutTarget)) : undefined}
    />
  );
}
