import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Cart, countPieces } from '../../shared/domain/cart.ts';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import type { PropsOf } from '../../shared/embed/attributes.ts';
import { fill } from '../../shared/page/messages.ts';
import { $cart, loadCart } from '../../shared/stores/cart.ts';
import { prepareCartWrites } from '../../shared/stores/load-cart-writes.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { CartContents } from './cart-contents.tsx';
import { CartLinks } from './cart-links.tsx';
import type { cartPageDefinition } from './cart-page-definition.ts';
import { messages } from './cart-page-messages.ts';
import { createCartPage } from './cart-page-state.ts';
import { LeaveButton } from './leave-button.tsx';
import { loadLazyPart } from './load-lazy-part.ts';

const CartDialogs = lazyPart(async () => (await loadLazyPart()).CartDialogs);
const CartNotices = lazyPart(async () => (await loadLazyPart()).CartNotices);
const LeaveProblemNotice = lazyPart(async () => (await loadLazyPart()).LeaveProblemNotice);
const PrintHeader = lazyPart(async () => (await loadLazyPart()).PrintHeader);
const SignInOffer = lazyPart(async () => (await import('./sign-in-offer.tsx')).SignInOffer);

/** Whether the page's query says yes to something. */
function asksFor(name: string): boolean {
  return new URLSearchParams(location.search).get(name) === 'true';
}

/**
 * Has the cart read, and made where the page's query asks for it; names the page after it [1 §2]. The code
 * for changes comes while the shopper looks at the cart.
 */
function start(): void {
  if (!document.title.includes(messages.title)) document.title = messages.title;
  void prepareCartWrites();
  void loadCart({ create: asksFor('create') });
}

/** The cart page: heading, links, lines, totals and the way on [1 §2]. */
export function CartPage({ view }: PropsOf<typeof cartPageDefinition.attributes>) {
  const { visitor } = useStore($session);
  const state = useStore($cart);
  const permissions = useMemo(() => permissionsFor(visitor, view), [visitor, view]);
  const [page] = useState(createCartPage);
  const problem = useStore(page.$problem);
  const dialog = useStore(page.$dialog);
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the first paint: a cart that the page already holds is then what is painted first.
  useLayoutEffect(start, []);

  const { cart } = state;
  const count = cart ? countPieces(cart) : 0;
  const empty = cart?.lines.length === 0;
  const obstacle = obstacleOf(cart);
  const action = <LeaveButton permissions={permissions} visitor={visitor} page={page} obstacle={obstacle} />;
  return (
    <div className="cb-root cb-cart">
      <PrintHeader visitor={visitor} />
      <div className="cb-cart__head">
        <h1 className="cb-page-heading cb-cart__heading" ref={heading} tabIndex={-1}>
          <span className="cb-cart__title">{messages.title}</span>
          {count > 0 && (
            <span className="cb-cart__count">
              {count === 1 ? messages.oneItem : fill(messages.items, { count })}
            </span>
          )}
        </h1>
        {action}
      </div>
      <CartLinks permissions={permissions} page={page} loaded={!!cart} empty={empty} obstacle={obstacle} />
      <div className="cb-cart__body" data-phase={cart ? 'ready' : state.phase}>
        {problem && <LeaveProblemNotice problem={problem} onDismiss={page.dismissProblem} />}
        <CartNotices heading={heading} />
        <CartContents state={state} page={page} permissions={permissions} heading={heading} action={action} />
      </div>
      {dialog && <CartDialogs dialog={dialog} page={page} count={count} heading={heading} />}
      {visitor.guest && asksFor('sib') && <SignInOffer heading={heading} />}
    </div>
  );
}

/** Why there is no way on: no cart yet, nothing in it, or a line missing from the screen. */
function obstacleOf(cart: Cart | null): string | undefined {
  if (!cart) return messages.notLoaded;
  if (cart.lines.length === 0) return messages.emptyReason;
  return cart.unreadableLines > 0 ? messages.missingReason : undefined;
}
