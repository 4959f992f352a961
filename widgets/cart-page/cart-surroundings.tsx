/**
 * The parts around the lines of the cart: notices, tools, notes at lines, the head of the printed page, and what is
 * beside the lines. One file, which is fetched with the widget and runs once the cart is shown.
 */
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Visitor } from '../../shared/domain/account/visitor.ts';
import type { Permissions } from '../../shared/domain/permissions.ts';
import { configuration } from '../../shared/page/configuration.ts';
import { lazyModule } from '../../shared/page/lazy/lazy-module.ts';
import { onPageRestored } from '../../shared/page/leaving/page-restored.ts';
import { whenActivated } from '../../shared/page/leaving/when-activated.ts';
import { queryWith, readQuery } from '../../shared/page/links/page-query.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { readKeptEdits } from '../../shared/page/storage/read-kept-edits.ts';
import { takeReview } from '../../shared/page/storage/sent-review.ts';
import { whenIdle } from '../../shared/page/time/when-idle.ts';
import { settleBeforeSignOut } from '../../shared/page/unsaved.ts';
import { $cart, loadCart } from '../../shared/stores/cart/cart.ts';
import { textOfLeftEdits } from '../../shared/stores/cart/line-edits.ts';
import type { CheckoutStop } from '../../shared/stores/checkout/checkout-attempts.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { useCartError } from '../../shared/ui/cart/use-cart-error.ts';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { type CartPageState, leaveCartModule, loadLeave } from './cart-page-state.ts';
import { CartNotices } from './notices/cart-notices.tsx';
import { PhoneLink } from './notices/notice-links.tsx';

export { AsidePanels, CartTotals, ChargeForms, TotalsNotes } from './cart-aside.tsx';
export { ExitButton } from './exit-button.tsx';
export { AboveLines } from './line-tools/above-lines.tsx';
export { LineNote } from './lines/line-note.tsx';

const messages = defineMessages('cart-page', {
  loadFailed:
    'The operation could not be completed. We apologize for the inconvenience. Please create a new cart or contact customer service for assistance.',
  customerService: 'Customer service:',
  createCart: 'Create a new cart',
  tryAgain: 'Try again',
});

const leftEdits = lazyModule(() => import('./left-edits.ts'));
const flushing = lazyModule(() => import('../../shared/stores/flush-cart.ts'));
const LeaveProblem = lazyComponent(loadLeave, ({ LeaveProblem }) => LeaveProblem);
const SignInOffer = lazyComponent(
  () => import('./sign-in-offer.tsx'),
  ({ SignInOffer }) => SignInOffer,
);

const CartDialogs = lazyComponent(
  () => import('./cart-dialogs.tsx'),
  ({ CartDialogs }) => CartDialogs,
);

const CartLater = lazyComponent(
  () => import('./cart-later.tsx'),
  ({ CartLater }) => CartLater,
  () => null,
);

const Tooltips = lazyComponent(
  () => import('../../shared/ui/tooltip/tooltips.tsx'),
  ({ Tooltips }) => Tooltips,
  () => <div className="cb-tooltips" />,
);

const loadReview = () => import('./restricted-items.tsx');
const RestrictedReview = lazyComponent(loadReview, ({ RestrictedReview }) => RestrictedReview);
const SentReview = lazyComponent(loadReview, ({ SentReview }) => SentReview);

/**
 * Parts that are invisible at first. Their code is loaded when the pointer or the focus first enters the cart; that of
 * all but the tooltips also when the page is idle.
 */
export function CartExtras({ visitor }: { visitor: Visitor }) {
  const holder = useRef<HTMLDivElement>(null);
  const [entered, setEntered] = useState(false);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => onEnter(holder.current?.parentElement, () => setEntered(true)), []);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    <>
      {(isIdle || entered) && <CartLater visitor={visitor} />}
      {entered ? <Tooltips /> : <div className="cb-tooltips" ref={holder} />}
    </>
  );
}

interface CartMessagesProps {
  /** Why the last attempt to leave the cart failed. */
  stop: CheckoutStop | null;
  page: CartPageState;
  permissions: Permissions;
  visitor: Visitor;
  heading: RefObject<HTMLElement | null>;
}

/** All messages above the lines, the open dialog, and the sign-in dialog of a page that was opened with `?sib=true`. */
export function CartMessages({ stop, page, permissions, visitor, heading }: CartMessagesProps) {
  const restricted = useStore(page.$restricted);
  const opened = useStore(page.$dialog);
  const dialog = stop?.kind === 'restricted' ? stop : opened;
  const [sent, setSent] = useState<ReturnType<typeof takeReview>>();
  useEffect(() => whenActivated(() => setSent(takeReview())), []);
  useEffect(() => onEnter(heading.current?.closest('.cb-cart'), prepareLeaving), [heading]);
  useEffect(followLeftEdits, []);
  useEffect(() => settleBeforeSignOut(settleCart), []);
  return (
    <>
      {stop && stop.kind !== 'restricted' && (
        <LeaveProblem
          problem={stop}
          onDismiss={page.dismissStop}
          onGoOn={() => page.leave(({ leaveCart }) => leaveCart(permissions, visitor, true))}
        />
      )}
      <CartNotices heading={heading} toldOfSession={stop?.kind === 'session'} />
      {permissions.seesSignInOffer && readQuery().get('sib') === 'true' && <SignInOffer heading={heading} />}
      {sent && <SentReview sent={sent} page={page} />}
      {restricted.size > 0 && <RestrictedReview lineIds={restricted} page={page} heading={heading} />}
      {dialog && <CartDialogs dialog={dialog} page={page} heading={heading} />}
    </>
  );
}

/** Calls `act` when the pointer or the focus reaches an element of the cart, or is already there. @returns unsubscribe */
function onEnter(cart: Element | null | undefined, act: (element: Element) => void): () => void {
  const ending = new AbortController();
  for (const element of cart?.querySelectorAll(':hover, :focus') ?? []) act(element);
  const { signal } = ending;
  const listener = ({ target }: Event) => act(target as Element);
  for (const name of ['pointerover', 'focusin']) cart?.addEventListener(name, listener, { signal });
  return () => ending.abort();
}

/** Loads the code for leaving the cart when the pointer or the focus is at a button that needs it. */
function prepareLeaving(element: Element): void {
  if (element.closest('.cb-cart__leave, .cb-cart__exit')) void leaveCartModule.prepare();
}

/** Sends the quantities that are being typed. @returns whether all are saved */
async function settleCart(): Promise<boolean> {
  const flushed = await flushing.use(({ flushCart }) => flushCart());
  return flushed.ok && flushed.value.settled;
}

/** Takes over the edits that other pages left, when this page is opened and when it is restored. @returns unsubscribe */
function followLeftEdits(): () => void {
  whenActivated(() => {
    const left = readKeptEdits(textOfLeftEdits());
    if (left) void leftEdits.use(({ resumeLeftEdits }) => resumeLeftEdits(left));
  });
  return onPageRestored(() => {
    const kept = readKeptEdits();
    void leftEdits.use(({ confirmRestoredEdits }) => confirmRestoredEdits(kept));
  });
}

interface FailedCartProps {
  heading: RefObject<HTMLElement | null>;
  /** Links are off in the inspect view. */
  linked: boolean;
}

/** A cart that could not be read: the shop's text about it, and the actions that the text mentions [1 §8 Cart]. */
export function FailedCart({ heading, linked }: FailedCartProps) {
  const { phone } = configuration();
  const failure = useStore($cart, (state) => state.failure);
  useCartError('read', failure, messages.loadFailed);
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
            {messages.customerService} <PhoneLink />
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
