import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Cart } from '../../shared/domain/cart/cart.ts';
import { refusalLines } from '../../shared/domain/failure.ts';
import { isCartLink } from '../../shared/domain/files/cart-link.ts';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import { phoneUrl } from '../../shared/domain/url.ts';
import { announce } from '../../shared/page/announce.ts';
import { cartView } from '../../shared/page/cart-view.ts';
import { configuration } from '../../shared/page/configuration.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { ownerFor, readKept } from '../../shared/page/storage/shopper-storage.ts';
import { $cart } from '../../shared/stores/cart/cart.ts';
import { removeUnreadableLines } from '../../shared/stores/cart/cart-writes.ts';
import { $merge, offerMerge, useMergeDialog } from '../../shared/stores/cart/merge.ts';
import { refreshCart } from '../../shared/stores/cart/read-cart.ts';
import { followAbandonedCart } from '../../shared/stores/checkout/abandoned-cart.ts';
import { addNotice, usePageNotices } from '../../shared/stores/notices.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Notices } from '../../shared/ui/notices.tsx';

const messages = defineMessages('cart-page', {
  sessionEnded: 'Your session has ended. Sign in again to go on; what you see here is kept.',
  signInAgain: 'Sign in',
  outOfDate: 'This cart may be out of date.',
  tryAgain: 'Try again',
  unreadable: '{count} of your items could not be shown. Reload the page before you go on, or call us.',
  oneUnreadable: 'One of your items could not be shown. Reload the page before you go on, or call us.',
  removeUnreadableOne: 'Remove the item that is not shown',
  removeUnreadable: 'Remove the {count} items that are not shown',
  unreadableTitle: 'Remove what is not shown?',
  unreadableNoUndo: 'Nobody can see here what it is, so Undo cannot bring it back.',
  unreadableConfirm: 'Remove it',
  unreadableCancel: 'Keep it',
  notRemoved: 'What is not shown could not be removed. Please try again.',
  mergeLater: 'Your previous cart is kept. You are asked again when you open this page the next time.',
});

const MergeDialog = lazyPart(
  () => import('../../shared/ui/cart/merge-dialog.tsx'),
  ({ MergeDialog }) => MergeDialog,
);

const CartPageLink = lazyPart(
  () => import('./save-share/cart-page-link.tsx'),
  ({ CartPageLink }) => CartPageLink,
);

const ConfirmDialog = lazyPart(
  () => import('../../shared/ui/dialog.tsx'),
  ({ ConfirmDialog }) => ConfirmDialog,
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
    if (!visitor.mergePending) void offerMerge();
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
      {linked && permissionsFor(visitor, cartView()).mayQuickOrder && <CartPageLink />}
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

/** The shop's number as a link, where the page gave one that can be called. */
export function PhoneLink() {
  const { phone } = configuration();
  const url = phone && phoneUrl(phone);
  if (!url) return phone;
  return (
    <a className="cb-link" href={url}>
      {phone}
    </a>
  );
}

/** That the session has ended, with the way to sign in [reliability Session end]. */
export function SessionEnded() {
  return (
    <>
      <span className="cb-cart__problem-text">{messages.sessionEnded}</span>
      <a className="cb-link" href="/account/login?resume=prev">
        {messages.signInAgain}
      </a>
    </>
  );
}

interface UnreadableLinesProps {
  cart: Cart;
  /** Has the focus once they are removed. */
  heading: RefObject<HTMLElement | null>;
}

/**
 * Says how many lines could not be shown and whom to call, and asks before it removes those that the server has given
 * an id, since there is no Undo [reliability Partial replies].
 */
function UnreadableLines({ cart, heading }: UnreadableLinesProps) {
  const { unreadableLines: count, unreadableLineIds } = cart;
  const [asked, setAsked] = useState(false);
  async function remove(): Promise<void> {
    setAsked(false);
    const result = await removeUnreadableLines();
    if (result.ok) heading.current?.focus();
    else addNotice({ tone: 'danger', text: refusalLines(result.failure)[0] ?? messages.notRemoved });
  }
  return (
    <div className="cb-cart__unreadable" tabIndex={-1}>
      <Notice tone="warning">
        <span className="cb-cart__problem-text">
          {count === 1 ? messages.oneUnreadable : fill(messages.unreadable, { count })}
        </span>
        <PhoneLink />
        {unreadableLineIds.length > 0 && (
          <Button tone="link" onPress={() => setAsked(true)}>
            {unreadableLineIds.length === 1
              ? messages.removeUnreadableOne
              : fill(messages.removeUnreadable, { count: unreadableLineIds.length })}
          </Button>
        )}
      </Notice>
      {asked && (
        <ConfirmDialog
          title={messages.unreadableTitle}
          question={messages.unreadableNoUndo}
          confirmLabel={messages.unreadableConfirm}
          cancelLabel={messages.unreadableCancel}
          onConfirm={remove}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  );
}

interface MergeNoticeProps {
  /** Gets the focus once the choice is made. */
  heading: RefObject<HTMLElement | null>;
}

/**
 * Asks which of two carts the shopper wants, or both, when there is one from an earlier visit; rendered once the cart
 * is there [1 §4 Merge]. Who closes it decides later.
 */
function MergeNotice({ heading }: MergeNoticeProps) {
  const dialog = useMergeDialog();
  const { phase } = useStore($merge);
  const phaseBefore = useRef(phase);
  useEffect(() => void offerMerge(), []);
  useEffect(() => {
    const closed = phase === 'none' && phaseBefore.current !== 'none';
    const isFocusFree = !document.activeElement || document.activeElement === document.body;
    if (closed && (phaseBefore.current === 'merging' || isFocusFree)) heading.current?.focus();
    phaseBefore.current = phase;
  }, [phase, heading]);

  function close(): void {
    dialog?.onClose();
    addNotice({ tone: 'info', text: messages.mergeLater });
  }

  return dialog && <MergeDialog {...dialog} onClose={close} />;
}
