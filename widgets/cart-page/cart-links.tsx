import { useState } from 'react';
import { LOGIN_PAGE } from '../../shared/domain/account/login-page.ts';
import type { Permissions } from '../../shared/domain/permissions.ts';
import { Button, PrintButton } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { messages } from './cart-page-messages.ts';
import type { CartPageState } from './cart-page-state.ts';

const SaveCart = lazyComponent(
  () => import('./save-share/save-cart.tsx'),
  ({ SaveCart }) => SaveCart,
);

/** Paths for `Icon`. */
const ICONS = {
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  quick: 'M13 3L5 14h6l-1 7 8-11h-6z',
};

/**
 * Brings the page's quick order into view, ready for typing. The form loads when it comes near; it then takes the focus
 * from the link, which Chromium would blur if the browser followed it.
 */
export function goToQuickOrder(event: { preventDefault(): void }): void {
  const mountPoint = document.querySelector('#quick-order');
  if (!mountPoint) return;
  event.preventDefault();
  const field = mountPoint.querySelector('input');
  if (field) field.focus();
  else mountPoint.scrollIntoView();
}

interface CartLinksProps {
  permissions: Permissions;
  page: CartPageState;
  /** False until the cart is loaded. The links take up their space meanwhile. */
  loaded: boolean;
  empty: boolean;
  /** Why the cart can't be saved to a list now. */
  obstacle: string | undefined;
}

/** The links above the lines [1 §2 Save to list]. Guests who want to save the cart to a list go to the login page. */
export function CartLinks({ permissions, page, loaded, empty, obstacle }: CartLinksProps) {
  // Counts the presses: each opens a new dialog.
  const [saves, setSaves] = useState(0);

  function listLink(className: string, text: string) {
    const content = (
      <>
        <Icon path={ICONS.list} />
        {text}
      </>
    );
    return permissions.listsNeedSignIn ? (
      <a className={`cb-link ${className}`} href={LOGIN_PAGE}>
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
          // biome-ignore lint/a11y/useValidAnchor: it leads to a section of this page and moves the focus
          <a className="cb-link" href="#quick-order" onClick={goToQuickOrder}>
            <Icon path={ICONS.quick} />
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
