import { type RefObject, useEffect } from 'react';
import { fill } from '../../shared/page/messages.ts';
import { followAbandonedCart } from '../../shared/stores/abandoned-cart.ts';
import { $cart, refreshCart } from '../../shared/stores/cart.ts';
import { forgetMergeDecision } from '../../shared/stores/merge-decision.ts';
import { $notices, dismissNotice } from '../../shared/stores/notices.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { lazyMessages } from './cart-page-lazy-messages.ts';

const MergeNotice = lazyPart(async () => (await import('./merge-notice.tsx')).MergeNotice);

/**
 * What concerns the cart as a whole: an ended session, a reading that failed, lines missing, changes, and a
 * second cart.
 */
export function CartNotices({ heading }: { heading: RefObject<HTMLElement | null> }) {
  const { ended, visitor } = useStore($session);
  const { cart, stale } = useStore($cart);
  const notices = useStore($notices).filter(({ scope }) => scope === undefined || scope === 'cart');
  const missing = cart?.unreadableLines ?? 0;
  useEffect(() => {
    if (!visitor.mergePending) forgetMergeDecision();
  }, [visitor]);
  // Here, since it is nothing that a cart needs in order to be seen.
  useEffect(followAbandonedCart, []);
  return (
    <>
      {ended && (
        <Notice tone="warning" urgent>
          <span className="cb-cart__problem-text">{lazyMessages.sessionEnded}</span>
          <a className="cb-link" href="/account/login?resume=prev">
            {lazyMessages.signInAgain}
          </a>
        </Notice>
      )}
      {stale && !ended && (
        <Notice tone="warning">
          <span className="cb-cart__problem-text">{lazyMessages.outOfDate}</span>
          <Button tone="link" onPress={() => refreshCart()}>
            {lazyMessages.tryAgain}
          </Button>
        </Notice>
      )}
      {missing > 0 && (
        <Notice tone="warning">
          {missing === 1 ? lazyMessages.oneUnreadable : fill(lazyMessages.unreadable, { count: missing })}
        </Notice>
      )}
      {cart && visitor.mergePending && <MergeNotice heading={heading} />}
      {notices.map(({ key, tone, text }) => (
        <Notice key={key} tone={tone} onDismiss={() => dismissNotice(key)}>
          {text}
        </Notice>
      ))}
    </>
  );
}
