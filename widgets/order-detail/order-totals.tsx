import type { Money as Amount } from '../../shared/domain/cart.ts';
import type { OrderTotals as Totals } from '../../shared/domain/order-detail.ts';
import { Money } from '../../shared/ui/money.tsx';
import { useUniqueId } from '../../shared/ui/unique-id.ts';
import { messages } from './order-detail-messages.ts';

/** What the order comes to, in the server's own figures and words [2 §2]. */
export function OrderTotals({ totals }: { totals: Totals }) {
  const { items, freight, tax, discount, promotion, total } = totals;
  const headingId = useUniqueId();
  return (
    <section className="cb-order__totals" aria-labelledby={headingId}>
      <h2 className="cb-hidden-text" id={headingId}>
        {messages.totals}
      </h2>
      <dl className="cb-order__amounts">
        <Line name={messages.items} amount={items} />
        <Line name={messages.freight} amount={freight} />
        <Line name={messages.tax} amount={tax} />
        {(discount || promotion) && (
          <Line name={promotion ?? messages.promotion} amount={takenOff(discount)} always />
        )}
        <Line name={messages.total} amount={total} final />
      </dl>
    </section>
  );
}

/** The server tells what is taken off, with or without a sign. */
function takenOff(discount: Amount | string | undefined): Amount | string | undefined {
  return typeof discount === 'number' ? discount && -Math.abs(discount) : discount;
}

interface LineProps {
  name: string;
  /** A word stands as the server wrote it. */
  amount: Amount | string | undefined;
  /** Also without an amount. */
  always?: boolean;
  final?: boolean;
}

function Line({ name, amount, always, final }: LineProps) {
  if (amount === undefined && !always) return null;
  return (
    <div className="cb-order__amount" data-final={final}>
      <dt className="cb-order__amount-name">{name}</dt>
      <dd className="cb-order__amount-figure">
        {typeof amount === 'string' ? (
          <span className="cb-order__amount-word">{amount}</span>
        ) : (
          <Money amount={amount} />
        )}
      </dd>
    </div>
  );
}
