import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Visitor } from '../../shared/domain/account/visitor.ts';
import { isCartEmpty } from '../../shared/domain/cart/cart.ts';
import { type Permissions, permissionsFor } from '../../shared/domain/permissions.ts';
import type { PropsOf } from '../../shared/embed/attributes.ts';
import { fill } from '../../shared/page/messages.ts';
import { $cart } from '../../shared/stores/cart/cart.ts';
import { $cartCount } from '../../shared/stores/cart/cart-count.ts';
import { prepareNews } from '../../shared/stores/cart/cart-listeners.ts';
import { prepareLineWrites } from '../../shared/stores/cart/line-actions.ts';
import { loadPageCart } from '../../shared/stores/cart/read-cart.ts';
import { $checkout } from '../../shared/stores/checkout/checkout-attempts.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { Spinner } from '../../shared/ui/loading.tsx';
import { CartContents } from './cart-contents.tsx';
import { CartLinks } from './cart-links.tsx';
import type { definition } from './cart-page-definition.ts';
import { messages } from './cart-page-messages.ts';
import { type CartPageState, createCartPage, loadLazy } from './cart-page-state.ts';

const CartMessages = lazyPart(loadLazy, ({ CartMessages }) => CartMessages);
const CartExtras = lazyPart(loadLazy, ({ CartExtras }) => CartExtras);

/** Sets the page's title [1 §2 Heading]. Loads the code for changes while the shopper looks at the cart. */
function start(): void {
  if (!document.title.includes(messages.title)) document.title = messages.title;
  void prepareLineWrites();
  void prepareNews();
}

/**
 * Reads the cart, and has it created where the page's query asks for that [1 §2 Create]. Before the first rendering, so
 * that a cart in the state block is part of it.
 */
function openCartPage(): CartPageState {
  void loadPageCart();
  return createCartPage();
}

/** The cart page: heading, links, lines, totals and the way on [1 §2]. */
export function CartPage({ view }: PropsOf<typeof definition.attributes>) {
  const [page] = useState(openCartPage);
  const { visitor } = useStore($session);
  const phase = useStore($cart, (state) => state.phase);
  const empty = useStore($cart, ({ cart }) => cart !== null && isCartEmpty(cart));
  const incomplete = useStore($cart, ({ cart }) => Boolean(cart?.unreadableLines));
  const permissions = useMemo(() => permissionsFor(visitor, view), [visitor, view]);
  const stop = useStore(page.$stop);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(start, []);

  const loaded = phase === 'ready';
  // Why there is no way on.
  const obstacle = loaded ? (empty ? messages.emptyReason : undefined) : messages.notLoaded;
  // There is a way out of a cart that could not be read.
  const hold = permissions.action === 'exit' && !loaded ? undefined : obstacle;
  const action = <LeaveButton permissions={permissions} visitor={visitor} page={page} obstacle={hold} />;
  return (
    <div className="cb-root cb-cart">
      <CartExtras visitor={visitor} />
      <div className="cb-cart__head">
        <h1 className="cb-page-heading cb-cart__heading" ref={heading} tabIndex={-1}>
          <span className="cb-cart__title">{messages.title}</span>
          {loaded && <ItemCount visitor={visitor} />}
        </h1>
        {action}
      </div>
      <CartLinks
        permissions={permissions}
        page={page}
        loaded={loaded}
        empty={empty}
        obstacle={obstacle ?? (incomplete ? messages.missingReason : undefined)}
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

/** How many pieces are in the cart. */
function ItemCount({ visitor }: { visitor: Visitor }) {
  const count = useStore($cartCount) ?? visitor.cartCount;
  if (!count) return null;
  return (
    // Begins with a space, so that the two are not read as one word.
    <span className="cb-cart__count">
      {` ${count === 1 ? messages.oneItem : fill(messages.items, { count })}`}
    </span>
  );
}

interface LeaveButtonProps {
  permissions: Permissions;
  visitor: Visitor;
  page: CartPageState;
  /** Why it cannot be pressed now, such as an empty cart. */
  obstacle: string | undefined;
}

/** The button that leads on from the cart, in the variant that this visitor has [1 §2 Action, §6]. */
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
        onPress={() => page.leave(permissions, visitor)}
      >
        {busy && <Spinner />}
        {action === 'send-cart' ? fill(messages.sendCart, { client }) : messages[action]}
      </Button>
      {/* Not everybody has a pointer to rest on the button. While the cart is on its way, this is seen anyway. */}
      {obstacle && obstacle !== messages.notLoaded && <p className="cb-cart__obstacle">{obstacle}</p>}
    </>
  );
}
