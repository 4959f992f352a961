import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Visitor } from '../../shared/domain/account/visitor.ts';
import { isCartEmpty } from '../../shared/domain/cart/cart.ts';
import { type Permissions, permissionsFor } from '../../shared/domain/permissions.ts';
import type { PropsOf } from '../../shared/embed/attributes.ts';
import { cartView } from '../../shared/page/cart-view.ts';
import { fill } from '../../shared/page/messages.ts';
import { $cart } from '../../shared/stores/cart/cart.ts';
import { $cartCount } from '../../shared/stores/cart/cart-count.ts';
import { cartNews, openPageCart } from '../../shared/stores/cart/following/follow-cart.ts';
import { lineWrites } from '../../shared/stores/cart/line-actions.ts';
import { $checkout } from '../../shared/stores/checkout-phase.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Spinner } from '../../shared/ui/loading.tsx';
import { CartContents } from './cart-contents.tsx';
import { CartLinks } from './cart-links.tsx';
import type { definition } from './cart-page-definition.ts';
import { messages } from './cart-page-messages.ts';
import { surroundings } from './cart-page-modules.ts';
import { type CartPageState, createCartPage } from './cart-page-state.ts';

const CartMessages = surroundings('CartMessages');
const CartExtras = surroundings('CartExtras');
const ExitButton = surroundings('ExitButton');

/** Sets the page's title [1 §2 Heading] and loads the code for changes while the shopper looks at the cart. */
function start(): void {
  if (!document.title.includes(messages.title)) document.title = messages.title;
  void lineWrites.prepare();
  void cartNews.prepare();
}

/**
 * Reads the cart, or lets the server create it if the page's query says so [1 §2 Create]. Called before the first
 * render, so that a cart in the state block is part of it.
 */
function openCartPage(): CartPageState {
  void openPageCart();
  return createCartPage();
}

/** The cart page: heading, links, lines, totals and checkout [1 §2]. */
export function CartPage({ view: given }: PropsOf<typeof definition.attributes>) {
  // Without the attribute, the address decides.
  const view = given === 'inspect' ? given : cartView();
  const [page] = useState(openCartPage);
  const { visitor } = useStore($session);
  const phase = useStore($cart, (state) => state.phase);
  const empty = useStore($cart, ({ cart }) => cart !== null && isCartEmpty(cart));
  const unreadable = useStore($cart, ({ cart }) => cart?.unreadableLines);
  const permissions = useMemo(() => permissionsFor(visitor, view), [visitor, view]);
  const stop = useStore(page.$stop);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(start, []);

  const loaded = phase === 'ready';
  const obstacle = obstacleOf(loaded, empty);
  // Exit also works if the cart could not be read.
  const leaveObstacle = permissions.action === 'exit' && !loaded ? undefined : obstacle;
  const action = (
    <LeaveButton permissions={permissions} visitor={visitor} page={page} obstacle={leaveObstacle} />
  );
  return (
    <div className="cb-root cb-cart">
      <CartExtras visitor={visitor} />
      <div className="cb-cart__head">
        <h1 className="cb-page-heading cb-cart__heading" ref={heading} tabIndex={-1}>
          <span className="cb-cart__title">{messages.title}</span>
          {loaded && <ItemCount visitor={visitor} />}
        </h1>
        {action}
        <ExitButton permissions={permissions} visitor={visitor} page={page} />
      </div>
      <CartLinks
        permissions={permissions}
        page={page}
        loaded={loaded}
        empty={empty}
        obstacle={obstacle ?? (unreadable ? messages.missingReason : undefined)}
      />
      <div className="cb-cart__body" data-phase={phase}>
        <CartMessages stop={stop} page={page} permissions={permissions} visitor={visitor} heading={heading} />
        <CartContents
          phase={phase}
          empty={empty}
          page={page}
          permissions={permissions}
          heading={heading}
          action={action}
        />
      </div>
    </div>
  );
}

/** Why nothing can be done with the cart as a whole; undefined if it can. */
function obstacleOf(loaded: boolean, empty: boolean): string | undefined {
  if (!loaded) return messages.notLoaded;
  return empty ? messages.emptyReason : undefined;
}

/** How many pieces are in the cart. */
function ItemCount({ visitor }: { visitor: Visitor }) {
  const count = useStore($cartCount) ?? visitor.cartCount;
  if (!count) return null;
  return (
    // Begins with a space, so that title and count aren't read as one word.
    <span className="cb-cart__count">{` ${fill(messages.items, { count })}`}</span>
  );
}

interface LeaveButtonProps {
  permissions: Permissions;
  visitor: Visitor;
  page: CartPageState;
  /** Why it can't be pressed now, such as an empty cart. */
  obstacle: string | undefined;
}

/** The button that leaves the cart: Checkout, or the variant that this visitor has [1 §2 Action, §6]. */
function LeaveButton({ permissions, visitor, page, obstacle }: LeaveButtonProps) {
  const busy = useStore($checkout) !== 'idle';
  const { action } = permissions;
  const client = visitor.punchOutClient || messages.unnamedClient;
  return (
    <>
      <Button
        tone="action"
        className="cb-cart__leave"
        busy={busy}
        disabled={Boolean(obstacle)}
        hint={obstacle}
        onPress={() => page.leave(({ leaveCart }) => leaveCart(permissions, visitor))}
      >
        {busy && <Spinner />}
        {action === 'send-cart' ? fill(messages.sendCart, { client }) : messages[action]}
      </Button>
      {/* Shown as text, because not everybody can hover over the button. A cart that is still loading explains itself. */}
      {obstacle && obstacle !== messages.notLoaded && <p className="cb-cart__obstacle">{obstacle}</p>}
    </>
  );
}
