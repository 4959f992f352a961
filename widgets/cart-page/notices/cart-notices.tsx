import { type RefObject, useEffect, useState } from 'react';
import { isCartLink } from '../../../shared/domain/files/cart-link-mark.ts';
import { permissionsFor } from '../../../shared/domain/permissions.ts';
import { announce } from '../../../shared/page/announce.ts';
import { cartView } from '../../../shared/page/cart-view.ts';
import { defineMessages } from '../../../shared/page/messages.ts';
import { ownerFor, readKept } from '../../../shared/page/storage/shopper-storage.ts';
import { $cart } from '../../../shared/stores/cart/cart.ts';
import { forgetMergeDecision } from '../../../shared/stores/cart/merge-decision.ts';
import { refreshCart } from '../../../shared/stores/cart/read-cart.ts';
import { followAbandonedCart } from '../../../shared/stores/checkout/abandoned-cart.ts';
import { usePageNotices } from '../../../shared/stores/notices.ts';
import { $session } from '../../../shared/stores/session.ts';
import { useStore } from '../../../shared/stores/store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Notices } from '../../../shared/ui/notices.tsx';
import { SessionEnded } from './notice-links.tsx';

const messages = defineMessages('cart-page', {
  outOfDate: 'This cart may be out of date.',
  tryAgain: 'Try again',
});

const MergeNotice = lazyPart(
  () => import('./merge-notice.tsx'),
  ({ MergeNotice }) => MergeNotice,
);

const CartPageLink = lazyPart(
  () => import('../save-share/cart-page-link.tsx'),
  ({ CartPageLink }) => CartPageLink,
);

const UnreadableLines = lazyPart(
  () => import('./unreadable-lines.tsx'),
  ({ UnreadableLines }) => UnreadableLines,
);

interface CartNoticesProps {
  heading: RefObject<HTMLElement | null>;
  /** An attempt to leave has just told that the session has ended. */
  toldOfSession: boolean;
}

/**
 * What concerns the cart as a whole: an ended session, a reading that failed, lines missing, a second cart, and the
 * notices of the page.
 */
export function CartNotices({ heading, toldOfSession }: CartNoticesProps) {
  const { ended, visitor } = useStore($session);
  const stale = useStore($cart, (state) => state.stale);
  const loaded = useStore($cart, ({ cart }) => cart !== null);
  const incomplete = useStore($cart, ({ cart }) => (cart?.unreadableLines ? cart : null));
  const notices = usePageNotices();
  const linked = useCartLink();
  useEffect(() => {
    if (!visitor.mergePending) forgetMergeDecision();
  }, [visitor]);
  // Here, because this file is loaded after the cart is shown, and showing it does not need this.
  useEffect(followAbandonedCart, []);

  /** The notice goes with its button, or is said again. */
  async function readAgain(): Promise<void> {
    await refreshCart();
    if ($cart.get().stale) announce(messages.outOfDate);
    else heading.current?.focus();
  }

  return (
    <>
      {ended && !toldOfSession && (
        <Notice tone="warning" urgent>
          <SessionEnded />
        </Notice>
      )}
      {stale && !ended && (
        <Notice tone="warning">
          <span className="cb-cart__problem-text">{messages.outOfDate}</span>
          <Button tone="link" onPress={readAgain}>
            {messages.tryAgain}
          </Button>
        </Notice>
      )}
      {incomplete && <UnreadableLines cart={incomplete} heading={heading} />}
      {loaded && visitor.mergePending && <MergeNotice heading={heading} />}
      <Notices {...notices} />
      {linked && permissionsFor(visitor, cartView()).mayQuickOrder && <CartPageLink heading={heading} />}
    </>
  );
}

/** Whether the page was opened with a cart link, now or before it was left while the items were being added. */
function useCartLink(): boolean {
  const { visitor } = useStore($session);
  const [linked, setLinked] = useState(
    () => isCartLink(location.hash) || readKept('cb-bulk-add', ownerFor(visitor)).source === 'cart-link',
  );
  useEffect(() => {
    const follow = () => setLinked((known) => known || isCartLink(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return linked;
}
