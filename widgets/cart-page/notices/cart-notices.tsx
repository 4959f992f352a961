import { type RefObject, useEffect, useState } from 'react';
import { PageNotices } from '../../../shared/connected/page-notices.tsx';
import { isCartLink } from '../../../shared/domain/files/cart-link-mark.ts';
import { permissionsFor } from '../../../shared/domain/permissions.ts';
import { announce } from '../../../shared/page/announce.ts';
import { cartView } from '../../../shared/page/cart-view.ts';
import { whenActivated } from '../../../shared/page/leaving/when-activated.ts';
import { defineMessages } from '../../../shared/page/messages.ts';
import { forgetMergeDecision } from '../../../shared/page/storage/merge-decision.ts';
import { ownerFor, readKept } from '../../../shared/page/storage/shopper-storage.ts';
import { $cart, refreshCart } from '../../../shared/stores/cart/cart.ts';
import { $session } from '../../../shared/stores/session.ts';
import { useStore } from '../../../shared/stores/store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useCartError } from '../../../shared/ui/cart/use-cart-error.ts';
import { lazyComponent } from '../../../shared/ui/lazy-component.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { SessionEnded } from './notice-links.tsx';

const messages = defineMessages('cart-page', {
  outOfDate: 'This cart may be out of date.',
  tryAgain: 'Try again',
});

const MergeNotice = lazyComponent(
  () => import('./merge-notice.tsx'),
  ({ MergeNotice }) => MergeNotice,
);

const CartLinkQuestion = lazyComponent(
  () => import('../../../shared/connected/cart-link-question.tsx'),
  ({ CartLinkQuestion }) => CartLinkQuestion,
);

const UnreadableLines = lazyComponent(
  () => import('./unreadable-lines.tsx'),
  ({ UnreadableLines }) => UnreadableLines,
);

interface CartNoticesProps {
  heading: RefObject<HTMLElement | null>;
  /** Whether an attempt to leave has just said that the session has ended. */
  toldOfSession: boolean;
}

/**
 * The notices about the cart as a whole: an ended session, a failed read, missing lines, a second cart, and
 * the page's notices.
 */
export function CartNotices({ heading, toldOfSession }: CartNoticesProps) {
  const { ended, visitor } = useStore($session);
  const unread = useStore($cart, ({ stale, failure }) => (stale ? failure : null));
  const loaded = useStore($cart, ({ cart }) => cart !== null);
  const incomplete = useStore($cart, ({ cart }) => (cart?.unreadableLines ? cart : null));
  const linked = useCartLink();
  const { mayRemoveLines, mayQuickOrder } = permissionsFor(visitor, cartView());
  useEffect(() => {
    // A shopper who signs in after this is asked again.
    if (!visitor.mergePending || visitor.guest || ended) whenActivated(forgetMergeDecision);
  }, [visitor, ended]);
  useCartError('read', unread, messages.outOfDate);

  /** Reads the cart again. If that succeeds, the notice and its button are removed; if not, the notice is announced again. */
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
      {unread && !ended && (
        <Notice tone="warning">
          <span className="cb-cart__problem-text">{messages.outOfDate}</span>
          <Button tone="link" onPress={readAgain}>
            {messages.tryAgain}
          </Button>
        </Notice>
      )}
      {incomplete && <UnreadableLines cart={incomplete} removable={mayRemoveLines} heading={heading} />}
      {loaded && visitor.mergePending && <MergeNotice heading={heading} />}
      <PageNotices />
      {linked && mayQuickOrder && <CartLinkQuestion heading={heading} />}
    </>
  );
}

/** Whether the page was opened with a cart link, or was left while the items of one were being added. */
function useCartLink(): boolean {
  const [linked, setLinked] = useState(() => isCartLink(location.hash));
  useEffect(() => {
    const follow = () => setLinked((known) => known || isCartLink(location.hash));
    whenActivated(() => {
      const owner = ownerFor($session.get().visitor);
      if (readKept('cb-bulk-add', owner).source === 'cart-link') setLinked(true);
    });
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return linked;
}
