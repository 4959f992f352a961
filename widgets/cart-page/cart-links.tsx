import type { Permissions } from '../../shared/domain/permissions.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import type { CartPageState } from './cart-page-state.ts';
import { words } from './cart-page-words.ts';

const LOGIN = '/account/login';

/** Brings the page's quick order into view, ready for typing. */
function goToQuickOrder(event: { preventDefault(): void }): void {
  const place = document.querySelector('#quick-order');
  if (!place) return;
  event.preventDefault();
  place.scrollIntoView({ block: 'center' });
  place.querySelector('input')?.focus({ preventScroll: true });
}

interface CartLinksProps {
  permissions: Permissions;
  page: CartPageState;
  empty: boolean;
}

/**
 * The links above the lines [1 §2]. Signed-in shoppers have no list links here, since saving to a list
 * needs a dialog that this page does not have; guests are sent to sign in.
 */
export function CartLinks({ permissions, page, empty }: CartLinksProps) {
  return (
    <div className="cb-cart__links">
      {permissions.mayQuickOrder && (
        // biome-ignore lint/a11y/useValidAnchor: it leads to a place on this page, with the focus on top
        <a className="cb-link" href="#quick-order" onClick={goToQuickOrder}>
          <Icon name="quick" />
          <span className="cb-link__text">{words.quickOrder}</span>
        </a>
      )}
      {permissions.mayAddToList && permissions.listsNeedSignIn && permissions.mayFollowLinks && (
        <>
          <a className="cb-link cb-cart__add-to-list" href={LOGIN}>
            <Icon name="list" />
            <span className="cb-link__text">{words.addToList}</span>
          </a>
          <a className="cb-link cb-cart__save" href={LOGIN}>
            <Icon name="list" />
            <span className="cb-link__text">{words.saveCart}</span>
          </a>
        </>
      )}
      <Button tone="link" onPress={() => window.print()}>
        <Icon name="print" />
        <span className="cb-link__text">{words.print}</span>
      </Button>
      {permissions.mayRemoveAll && !empty && (
        <Button tone="link" className="cb-cart__remove-all" onPress={page.askToRemoveAll}>
          {words.removeAll}
        </Button>
      )}
    </div>
  );
}
