import { memo, type ReactNode, type RefObject } from 'react';
import type { Permissions } from '../../shared/domain/permissions.ts';
import { $cart, type CartState } from '../../shared/stores/cart/cart.ts';
import { $runningWrite, changesTotals } from '../../shared/stores/cart/running-write.ts';
import { useStore } from '../../shared/stores/store.ts';
import { ShownAmount } from '../../shared/ui/cart/shown-amount.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { Skeleton, Spinner } from '../../shared/ui/loading.tsx';
import { ServerHtml } from '../../shared/ui/server-html.tsx';
import { CartLines } from './cart-lines.tsx';
import { messages } from './cart-page-messages.ts';
import { type CartPageState, loadAside, loadLazy } from './cart-page-state.ts';

const FailedCart = lazyPart(loadLazy, ({ FailedCart }) => FailedCart);
const CartTotals = memo(lazyPart(loadAside, ({ CartTotals }) => CartTotals));
const ChargeForms = lazyPart(loadAside, ({ ChargeForms }) => ChargeForms);
const AsidePanels = lazyPart(loadAside, ({ AsidePanels }) => AsidePanels);
const EmptyCart = lazyPart(loadAside, ({ EmptyCart }) => EmptyCart);
const TotalsNotes = lazyPart(loadAside, ({ TotalsNotes }) => TotalsNotes);

interface CartContentsProps {
  phase: CartState['phase'];
  /** There is a cart, and nothing in it. */
  empty: boolean;
  page: CartPageState;
  permissions: Permissions;
  heading: RefObject<HTMLElement | null>;
  /** The button that leads on. */
  action: ReactNode;
}

/** The cart in the state it is in: on its way, failed, empty, or its lines beside the totals [1 §4 Cart load]. */
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
          {empty && <EmptyCart permissions={permissions} />}
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

/** The server has not answered yet, or not the last change, so no amount is valid [1 §4 Recalculation]. */
function useRecalculating(): boolean {
  const waits = useStore($cart, ({ cart }) => !cart);
  return useStore($runningWrite, changesTotals) || waits;
}

/**
 * The subtotal with its label; while it is being recalculated a loader keeps its place [1 §2 Totals, §4 Recalculation].
 */
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

/** The forms that change what the order costs, as far as this visitor has them. */
function Charges({ permissions }: SubtotalProps) {
  const promotion = permissions.mayUsePromotionCode;
  // A lookup answers with amounts only.
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
  /** The button that leads on. */
  action: ReactNode;
}

/**
 * The totals card: the forms that change what the order costs, the subtotal, the other totals that this visitor may see,
 * and the button that leads on.
 */
function CartSummary({ forms, action, permissions }: CartSummaryProps) {
  const recalculating = useRecalculating();
  const { seesPrices, mayUsePromotionCode, mayEstimateShipping, seesTax } = permissions;
  const more = seesPrices && (mayUsePromotionCode || mayEstimateShipping || seesTax);
  return (
    <section className="cb-summary" aria-label={messages.summary}>
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
