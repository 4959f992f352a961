import { useStore } from '@nanostores/react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Cart, countPieces } from '../../shared/domain/cart.ts';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import type { PropsOf } from '../../shared/embed/attributes.ts';
import { fill } from '../../shared/page/wording.ts';
import { $cart, loadCart } from '../../shared/stores/cart.ts';
import { $session } from '../../shared/stores/session.ts';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { ServerHtml } from '../../shared/ui/server-html.tsx';
import { CartContents } from './cart-contents.tsx';
import { CartDialogs } from './cart-dialogs.tsx';
import { CartLinks } from './cart-links.tsx';
import { CartNotices } from './cart-notices.tsx';
import type { cartPageDefinition } from './cart-page-definition.ts';
import { createCartPage } from './cart-page-state.ts';
import { words } from './cart-page-words.ts';
import { LeaveButton } from './leave-button.tsx';
import { PrintHeader } from './print-header.tsx';

const LeaveProblemNotice = lazyPart(
  async () => (await import('./leave-problem-notice.tsx')).LeaveProblemNotice,
);

/** Has the cart read, and made where the page's query asks for it; names the page after it [1 §2]. */
function start(): void {
  if (!document.title.includes(words.title)) document.title = words.title;
  void loadCart({ create: new URLSearchParams(location.search).get('create') === 'true' });
}

/** The cart page: heading, links, lines, totals and the way on [1 §2]. */
export function CartPage({ view }: PropsOf<typeof cartPageDefinition.attributes>) {
  useSignals();
  const { visitor } = useStore($session);
  const state = useStore($cart);
  const permissions = useMemo(() => permissionsFor(visitor, view), [visitor, view]);
  const [page] = useState(createCartPage);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(start, []);

  const { cart } = state;
  const problem = page.problem.value;
  const count = cart ? countPieces(cart) : 0;
  const empty = cart?.lines.length === 0;
  const action = (
    <LeaveButton permissions={permissions} visitor={visitor} page={page} obstacle={obstacleOf(cart)} />
  );
  return (
    <div className="cb-root cb-cart">
      <div className="cb-cart__head">
        <h1 className="cb-cart__heading" ref={heading} tabIndex={-1}>
          <span className="cb-cart__title">{words.title}</span>
          {count > 0 && (
            <span className="cb-cart__count">
              {count === 1 ? words.oneItem : fill(words.items, { count })}
            </span>
          )}
        </h1>
        {action}
      </div>
      <PrintHeader visitor={visitor} />
      <CartLinks permissions={permissions} page={page} empty={!cart || empty} />
      <div className="cb-cart__body" data-phase={cart ? 'ready' : state.phase}>
        {problem && <LeaveProblemNotice problem={problem} onDismiss={page.dismissProblem} />}
        <CartNotices />
        {cart?.headMessage && <ServerHtml html={cart.headMessage} />}
        <CartContents state={state} page={page} permissions={permissions} heading={heading} action={action} />
      </div>
      <CartDialogs page={page} count={count} heading={heading} />
    </div>
  );
}

/** Why there is no way on: no cart yet, nothing in it, or a line missing from the screen. */
function obstacleOf(cart: Cart | null): string | undefined {
  if (!cart) return words.notLoaded;
  if (cart.lines.length === 0) return words.emptyReason;
  return cart.unreadableLines > 0 ? words.missingReason : undefined;
}
