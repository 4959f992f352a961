import type { ReactNode } from 'react';
import type { Money as Amount } from '../../shared/domain/cart.ts';
import type { Permissions } from '../../shared/domain/permissions.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { words } from './cart-page-words.ts';

interface SubtotalProps {
  permissions: Permissions;
  amount: Amount | undefined;
  /** The server has not answered the last change yet, so no amount holds [1 §4]. */
  recalculating: boolean;
}

/** The subtotal with its label; while it is being recalculated a loader keeps its place [1 §2, §4]. */
export function Subtotal({ permissions, amount, recalculating }: SubtotalProps) {
  if (!permissions.seesPrices) return <p className="cb-summary__note">{words.pricesHidden}</p>;
  const label = permissions.subtotalLabel === 'subtotal' ? words.subtotal : words.merchandiseTotal;
  return (
    <p className="cb-summary__total" aria-busy={recalculating || undefined}>
      <span className="cb-summary__label">{label}</span>
      {recalculating ? (
        <span className="cb-summary__waiting">
          <Spinner />
          <span className="cb-hidden-text">{words.recalculating}</span>
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

/** The totals card. */
export function CartSummary({ action, ...subtotal }: CartSummaryProps) {
  return (
    <section className="cb-summary" aria-label={words.summary}>
      <Subtotal {...subtotal} />
      {action}
      {subtotal.permissions.seesSecurityNote && (
        <p className="cb-summary__safe">
          <Icon name="lock" />
          <span className="cb-summary__safe-text">{words.safe}</span>
        </p>
      )}
    </section>
  );
}
