/**
 * What a cart can be shown without: notices, tools, notes at lines. The build makes one file of this module and what it
 * exports; the file is fetched with the widget and runs once the cart is shown.
 */
import { type RefObject, useEffect, useState } from 'react';
import type { Visitor } from '../../shared/domain/account/visitor.ts';
import type { Permissions } from '../../shared/domain/permissions.ts';
import { phoneUrl } from '../../shared/domain/url.ts';
import { configuration } from '../../shared/page/configuration.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { queryWith } from '../../shared/page/page-query.ts';
import { loadCart } from '../../shared/stores/cart/read-cart.ts';
import type { CheckoutStop } from '../../shared/stores/checkout/checkout-attempts.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { followQuantityLimit } from '../../shared/ui/cart/quantity-limit.ts';
import { PrintHeader } from '../../shared/ui/files/print-header.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Tooltips } from '../../shared/ui/tooltip/tooltips.tsx';
import type { CartPageState } from './cart-page-state.ts';
import { LineTools } from './line-tools/line-tools.tsx';
import { CartNotices } from './notices/cart-notices.tsx';

export { LineNote } from './lines/line-note.tsx';

const messages = defineMessages('cart-page', {
  loadFailed:
    'The operation could not be completed. We apologize for the inconvenience. Please create a new cart or contact customer service for assistance.',
  customerService: 'Customer service:',
  createCart: 'Create a new cart',
  tryAgain: 'Try again',
});

const loadLeave = () => import('./leave-cart.tsx');
const LeaveProblem = lazyPart(loadLeave, ({ LeaveProblem }) => LeaveProblem);
const SignInDialog = lazyPart(
  () => import('../../shared/ui/cart/sign-in-dialog.tsx'),
  ({ SignInDialog }) => SignInDialog,
);

const CartDialogs = lazyPart(
  () => import('./cart-dialogs.tsx'),
  ({ CartDialogs }) => CartDialogs,
);

const RestrictedReview = lazyPart(
  () => import('./restricted-items.tsx'),
  ({ RestrictedReview }) => RestrictedReview,
);

/** What is not seen at first: the head of the printed page, and the hint of whatever text has one. */
export function CartExtras({ visitor }: { visitor: Visitor }) {
  return (
    <>
      <PrintHeader visitor={visitor} />
      <Tooltips />
    </>
  );
}

/** The pointer or the focus has come. */
const REACHED = ['pointerover', 'focusin'];

interface CartMessagesProps {
  /** Why the last attempt to leave has not succeeded. */
  stop: CheckoutStop | null;
  page: CartPageState;
  permissions: Permissions;
  visitor: Visitor;
  heading: RefObject<HTMLElement | null>;
}

/**
 * What the shopper is told above the lines, the dialog that is open, and the sign-in dialog of a page that is opened with
 * `?sib=true`.
 */
export function CartMessages({ stop, page, permissions, visitor, heading }: CartMessagesProps) {
  const restricted = useStore(page.$restricted);
  const opened = useStore(page.$dialog);
  const dialog = stop?.kind === 'restricted' ? stop : opened;
  useEffect(() => prepareToLeave(heading.current?.closest('.cb-cart')), [heading]);
  useEffect(() => followQuantityLimit(heading.current?.closest('.cb-cart')), [heading]);
  return (
    <>
      {stop && stop.kind !== 'restricted' && (
        <LeaveProblem
          problem={stop}
          onDismiss={page.dismissStop}
          onGoOn={() => page.leave(permissions, visitor, true)}
        />
      )}
      <CartNotices heading={heading} toldOfSession={stop?.kind === 'session'} />
      {permissions.seesSignInOffer && /[?&]sib=true\b/.test(location.search) && (
        <SignInOffer heading={heading} />
      )}
      <LineTools page={page} permissions={permissions} heading={heading} />
      {restricted.size > 0 && <RestrictedReview lineIds={restricted} page={page} heading={heading} />}
      {dialog && <CartDialogs dialog={dialog} page={page} heading={heading} />}
    </>
  );
}

/** Fetches the way on, once the pointer or the focus reaches a button that leads on. @returns ends that */
function prepareToLeave(place: Element | null | undefined): () => void {
  const prepare = ({ target }: Event) => {
    // A press says what fails.
    if ((target as Element).closest('.cb-cart__leave')) void loadLeave().catch(() => {});
  };
  for (const reached of REACHED) place?.addEventListener(reached, prepare);
  return () => {
    for (const reached of REACHED) place?.removeEventListener(reached, prepare);
  };
}

interface FailedCartProps {
  heading: RefObject<HTMLElement | null>;
  /** Links are off in the inspect view. */
  linked: boolean;
}

/** A cart that could not be read, with the shop's text for it and the ways on that it names [1 §8 Cart]. */
export function FailedCart({ heading, linked }: FailedCartProps) {
  const { phone } = configuration();
  const call = (linked && phone && phoneUrl(phone)) || undefined;
  function retry() {
    // The button disappears while the cart is read again, so the focus moves first.
    heading.current?.focus();
    return loadCart();
  }
  return (
    <div className="cb-cart__failed">
      <Notice tone="danger" urgent>
        <p className="cb-cart__failed-text">{messages.loadFailed}</p>
        {phone && (
          <p className="cb-cart__failed-text">
            {messages.customerService}{' '}
            {call ? (
              <a className="cb-link" href={call}>
                {phone}
              </a>
            ) : (
              phone
            )}
          </p>
        )}
      </Notice>
      <div className="cb-cart__failed-ways">
        <Button tone="primary" onPress={retry}>
          {messages.tryAgain}
        </Button>
        {linked && (
          <a className="cb-button" href={queryWith({ create: 'true' })}>
            {messages.createCart}
          </a>
        )}
      </div>
    </div>
  );
}

/**
 * The sign-in dialog of the cart page [1 §2 Sign-in offer]. No press has opened it, so when it closes the focus goes to
 * the page's heading, unless the browser has put it back itself.
 */
function SignInOffer({ heading }: { heading: RefObject<HTMLElement | null> }) {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (!open && document.activeElement === document.body) heading.current?.focus();
  }, [open, heading]);
  return open ? <SignInDialog onClose={() => setOpen(false)} /> : null;
}
