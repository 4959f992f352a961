import type { ReactNode } from 'react';
import type { Money as Amount } from '../../shared/domain/cart.ts';
import type { Permissions } from '../../shared/domain/permissions.ts';
import { Money } from '../../shared/ui/money.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { messages } from './cart-page-messages.ts';
import { CartTotals, SecurityNote } from './lazy-charges.tsx';

interface SubtotalProps {
  permissions: Permissions;
  amount: Amount | undefined;
  /** The server has not answered the last change yet, so no amount holds [1 §4]. */
  recalculating: boolean;
}

/** The subtotal with its label; while it is being recalculated a loader keeps its place [1 §2, §4]. */
export function Subtotal({ permissions, amount, recalculating }: SubtotalProps) {
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
        <Money amount={amount} />
      )}
    </p>
  );
}

interface CartSummaryProps extends SubtotalProps {
  /** The button that leads on. */
  action: ReactNode;
}

/** The totals card: the subtotal, what comes to it as far as this visitor sees that, and the way on. */
export function CartSummary({ action, ...subtotal }: CartSummaryProps) {
  const { permissions, recalculating } = subtotal;
  const { seesPrices, mayUsePromotionCode, mayEstimateShipping, seesTax } = permissions;
  const more = seesPrices && (mayUsePromotionCode || mayEstimateShipping || seesTax);
  return (
    <section className="cb-summary" aria-label={messages.summary}>
      <div className="cb-totals" data-waiting={recalculating || undefined} data-more={more || undefined}>
        <Subtotal {...subtotal} />
        {more && <CartTotals permissions={permissions} />}
      </div>
      {action}
      {permissions.seesSecurityNote && <SecurityNote />}
    </section>
  );
}
