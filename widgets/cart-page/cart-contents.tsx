import { memo, type ReactNode, type RefObject } from 'react';
import type { Permissions } from '../../shared/domain/permissions.ts';
import { $cart, $runningWrite, type CartState, changesTotals } from '../../shared/stores/cart/cart.ts';
import { useStore } from '../../shared/stores/store.ts';
import { ShownAmount } from '../../shared/ui/cart/shown-amount.tsx';
import { Skeleton, Spinner } from '../../shared/ui/loading.tsx';
import { ServerHtml } from '../../shared/ui/server-html.tsx';
import { CartLines } from './cart-lines.tsx';
import { messages } from './cart-page-messages.ts';
import { surroundings } from './cart-page-modules.ts';
import type { CartPageState } from './cart-page-state.ts';

const FailedCart = surroundings('FailedCart');
const CartTotals = memo(surroundings('CartTotals'));
const ChargeForms = surroundings('ChargeForms');
const AsidePanels = surroundings('AsidePanels');
const AboveLines = surroundings('AboveLines');
const TotalsNotes = memo(surroundings('TotalsNotes'));

interface CartContentsProps {
  phase: CartState['phase'];
  /** The cart is loaded and empty. */
  empty: boolean;
  page: CartPageState;
  permissions: Permissions;
  heading: RefObject<HTMLElement | null>;
  /** The checkout button, or the one that this visitor has instead. */
  action: ReactNode;
}

/** The cart: loading, failed, empty, or its lines beside the totals [1 §4 Cart load]. */
export function CartContents({ phase, empty, page, permissions, heading, action }: CartContentsProps) {
  const headMessage = useStore($cart, ({ cart }) => cart?.headMessage);
  const loaded = phase === 'ready';
  if (phase === 'failed') return <FailedCart heading={heading} linked={permissions.mayFollowLinks} />;
  const forms = <Charges permissions={permissions} />;
  return (
    <>
      <div className="cb-cart__columns">
        <div className="cb-cart__lines">
          {!loaded && <Skeleton rows={4} />}
          {headMessage && <ServerHtml html={headMessage} />}
          {loaded && <AboveLines page={page} permissions={permissions} heading={heading} empty={empty} />}
          {loaded && <CartLines page={page} permissions={permissions} heading={heading} />}
          {empty && forms}
        </div>
        <div className="cb-aside">
          {!empty && <CartSummary permissions={permissions} forms={forms} action={action} />}
          <AsidePanels permissions={permissions} />
        </div>
      </div>
      {!empty && (
        <div className="cb-cart__bar">
          <Subtotal permissions={permissions} />
          {action}
        </div>
      )}
    </>
  );
}

interface SubtotalProps {
  permissions: Permissions;
}

/** Whether no amount is valid: there is no cart yet, or a change is under way [1 §4 Recalculation]. */
function useRecalculating(): boolean {
  const isLoading = useStore($cart, ({ cart }) => !cart);
  const isChanging = useStore($runningWrite, changesTotals);
  return isLoading || isChanging;
}

/** The subtotal with its label, or a spinner while it is recalculated [1 §2 Totals, §4 Recalculation]. */
function Subtotal({ permissions }: SubtotalProps) {
  const amount = useStore($cart, ({ cart }) => cart?.subtotal);
  const recalculating = useRecalculating();
  if (!permissions.seesPrices) return <p className="cb-summary__note">{messages.pricesHidden}</p>;
  const label = permissions.subtotalLabel === 'subtotal' ? messages.subtotal : messages.merchandiseTotal;
  return (
    <p className="cb-summary__total" aria-busy={recalculating || undefined}>
      <span className="cb-summary__label">{label}</span>
      {recalculating ? (
        <span className="cb-summary__waiting">
          <Spinner />
          <span className="cb-hidden-text">{messages.recalculating}</span>
        </span>
      ) : (
        <ShownAmount amount={amount} />
      )}
    </p>
  );
}

/** The forms that change what the order costs, if this visitor has any. */
function Charges({ permissions }: SubtotalProps) {
  const promotion = permissions.mayUsePromotionCode;
  // An estimate returns only amounts.
  const estimate = permissions.mayEstimateShipping && permissions.seesPrices;
  if (!promotion && !estimate) return null;
  return (
    <div className="cb-charges" data-forms={promotion && estimate ? 2 : 1}>
      <ChargeForms permissions={permissions} />
    </div>
  );
}

interface CartSummaryProps extends SubtotalProps {
  forms: ReactNode;
  /** The checkout button, or the one that this visitor has instead. */
  action: ReactNode;
}

/**
 * The totals card: the forms that change what the order costs, the subtotal, the other totals that this visitor sees, and
 * the checkout button.
 */
function CartSummary({ forms, action, permissions }: CartSummaryProps) {
  const recalculating = useRecalculating();
  const { seesPrices, mayEstimateShipping, seesTax } = permissions;
  // Visitors who see tax may also use a promotion code.
  const more = seesPrices && (mayEstimateShipping || seesTax);
  return (
    <section className="cb-card cb-summary" aria-label={messages.summary}>
      {forms}
      <div className="cb-totals" data-waiting={recalculating || undefined} data-more={more || undefined}>
        <Subtotal permissions={permissions} />
        {more && <CartTotals permissions={permissions} />}
      </div>
      {action}
      <TotalsNotes permissions={permissions} />
    </section>
  );
}
