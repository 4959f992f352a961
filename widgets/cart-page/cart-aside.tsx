/**
 * Everything around the lines: the totals after the subtotal, the forms that change them, the notes below them, the panels
 * beside the lines, and the text of an empty cart.
 */
import { useState } from 'react';
import type { Permissions } from '../../shared/domain/permissions.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { $cart } from '../../shared/stores/cart/cart.ts';
import { useTotals } from '../../shared/stores/cart/writes/totals.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/content/empty-state.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { SignInLink } from '../../shared/ui/sign-in-link.tsx';
import { goToQuickOrder } from './cart-links.tsx';
import { messages as pageMessages } from './cart-page-messages.ts';

import { TaxAtCheckout } from './totals/cart-totals.tsx';

export { CartTotals } from './totals/cart-totals.tsx';
export { ChargeForms } from './totals/charge-forms.tsx';

const messages = defineMessages('cart-page', {
  empty: 'Your cart is currently empty',
  emptyHint: 'Know what you need? Add it by item number, or sign in to see a cart you saved before.',
  emptyHintMember: 'Know what you need? Add it by item number.',

  safe: 'Shopping is always safe and secure',
  saveOrShare: 'Save or share this cart',

  benefits: 'Sign in for more',
  benefitPrices: 'Prices and terms of your school or organization',
  benefitLists: 'Shopping lists and saved carts',
  benefitOrders: 'Order history and quick reorder',
  signIn: 'Sign in or create an account',
});

const ContractPanel = lazyComponent(
  () => import('./contract-panel.tsx'),
  ({ ContractPanel }) => ContractPanel,
);
const CartFiles = lazyComponent(
  () => import('./save-share/cart-files.tsx'),
  ({ CartFiles }) => CartFiles,
);

/** The text of an empty cart and what to do next [1 §2 Empty cart]. */
export function EmptyCart({ permissions }: { permissions: Permissions }) {
  const { mayQuickOrder, mayFollowLinks, seesGuestBenefits } = permissions;
  const hint = seesGuestBenefits ? messages.emptyHint : messages.emptyHintMember;
  return (
    <>
      <EmptyState text={messages.empty} hint={mayQuickOrder ? hint : undefined}>
        {mayQuickOrder && (
          // biome-ignore lint/a11y/useValidAnchor: it leads to a section of this page and moves the focus
          <a className="cb-button" data-tone="primary" href="#quick-order" onClick={goToQuickOrder}>
            {pageMessages.quickOrder}
          </a>
        )}
        {mayFollowLinks && (
          <a className="cb-button" data-tone={mayQuickOrder ? undefined : 'primary'} href="/">
            {pageMessages.continueShopping}
          </a>
        )}
      </EmptyState>
      <div data-cb-place="empty" />
    </>
  );
}

const LOCK = 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3';

/**
 * The end of the totals card: the note that tax is calculated at checkout, if prices are hidden, 'Save or
 * share', a slot for the page and, except in punch-out sessions, the security note [1 §2 Security note, §6
 * Punch-out session, files Cart link].
 */
export function TotalsNotes({ permissions }: { permissions: Permissions }) {
  const [opened, setOpened] = useState(false);
  const totals = useTotals();
  const { seesPrices, seesTax, taxAtCheckout } = permissions;
  return (
    <>
      {!seesPrices && seesTax && taxAtCheckout && <TaxAtCheckout />}
      <Button tone="link" onPress={() => setOpened(true)}>
        {messages.saveOrShare}
      </Button>
      <div data-cb-place="totals-note" />
      {permissions.seesSecurityNote && (
        <p className="cb-summary__safe">
          <Icon path={LOCK} />
          <span className="cb-summary__safe-text">{messages.safe}</span>
        </p>
      )}
      {opened && <CartFiles permissions={permissions} totals={totals} onClose={() => setOpened(false)} />}
    </>
  );
}

interface AsidePanelsProps {
  permissions: Permissions;
}

/** The panels below the totals card that this visitor sees. */
export function AsidePanels({ permissions }: AsidePanelsProps) {
  const terms = useStore($cart, ({ cart }) => cart?.contract);
  return (
    <>
      {permissions.seesContractPanel && terms && <ContractPanel {...terms} />}
      {permissions.seesGuestBenefits && <GuestBenefits />}
    </>
  );
}

/** The benefits of signing in for guests, with a link [1 §2 Guest benefits, §6 Guest]. */
function GuestBenefits() {
  return (
    <section className="cb-card cb-benefits" aria-label={messages.benefits}>
      <h2 className="cb-subheading">{messages.benefits}</h2>
      <ul className="cb-benefits__list">
        <li className="cb-benefits__item">{messages.benefitPrices}</li>
        <li className="cb-benefits__item">{messages.benefitLists}</li>
        <li className="cb-benefits__item">{messages.benefitOrders}</li>
      </ul>
      <SignInLink text={messages.signIn} />
    </section>
  );
}
