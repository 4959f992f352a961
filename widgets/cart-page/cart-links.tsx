import { useState } from 'react';
import type { Permissions } from '../../shared/domain/permissions.ts';
import { Button, PrintButton } from '../../shared/ui/button.tsx';
import { Icon, icons } from '../../shared/ui/icon.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { messages } from './cart-page-messages.ts';
import type { CartPageState } from './cart-page-state.ts';

const SaveCart = lazyPart(
  () => import('./save-share/save-cart.tsx'),
  ({ SaveCart }) => SaveCart,
);

/** Brings the page's quick order into view, ready for typing. Before it has come, the link leads to its place. */
export function goToQuickOrder(event: { preventDefault(): void }): void {
  const field = document.querySelector<HTMLElement>('#quick-order input');
  if (!field) return;
  event.preventDefault();
  field.focus();
}

interface CartLinksProps {
  permissions: Permissions;
  page: CartPageState;
  /** False until the cart is there; the links keep their places meanwhile. */
  loaded: boolean;
  empty: boolean;
  /** Why the cart cannot be saved to a list now. */
  obstacle: string | undefined;
}

/** The links above the lines [1 §2 Save to list]. Guests who want to save the cart to a list are sent to sign in. */
export function CartLinks({ permissions, page, loaded, empty, obstacle }: CartLinksProps) {
  // A count, so that each press opens a new dialog.
  const [saves, setSaves] = useState(0);

  function listLink(className: string, text: string) {
    const content = (
      <>
        <Icon path={icons.list} />
        {text}
      </>
    );
    return permissions.listsNeedSignIn ? (
      <a className={`cb-link ${className}`} href="/account/login">
        {content}
      </a>
    ) : (
      <Button
        tone="link"
        className={className}
        disabled={!!obstacle}
        hint={obstacle}
        onPress={() => setSaves(saves + 1)}
      >
        {content}
      </Button>
    );
  }

  return (
    <>
      <div className="cb-cart__links">
        {permissions.mayFollowLinks && (
          <a className="cb-link" href="/">
            {messages.continueShopping}
          </a>
        )}
        {permissions.mayQuickOrder && (
          // biome-ignore lint/a11y/useValidAnchor: it leads to a place on this page, and moves the focus
          <a className="cb-link" href="#quick-order" onClick={goToQuickOrder}>
            <Icon path={icons.quick} />
            {messages.quickOrder}
          </a>
        )}
        {permissions.mayAddToList && permissions.mayFollowLinks && (
          <>
            {listLink('cb-cart__add-to-list', messages.addToList)}
            {listLink('cb-cart__save', messages.saveCart)}
          </>
        )}
        <PrintButton />
        {permissions.mayRemoveAll && !empty && (
          <Button
            tone="link"
            className="cb-cart__remove-all"
            disabled={!loaded}
            hint={loaded ? undefined : messages.notLoaded}
            onPress={() => page.open({ kind: 'remove-all' })}
          >
            {messages.removeAll}
          </Button>
        )}
      </div>
      {saves > 0 && <SaveCart key={saves} />}
    </>
  );
}
