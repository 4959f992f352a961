import { formatDate } from '../../shared/domain/date.ts';
import type { OrderConfirmation, OrderTotals } from '../../shared/domain/order-confirmation.ts';
import { Fact } from '../../shared/ui/fact.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { messages } from './order-confirmation-messages.ts';
import type { PriceView } from './price-view.ts';

/** Number, date, promotion, and what the order comes to; amounts are the server's, none is worked out here [2 §2]. */
export function OrderSummary({ order, prices }: { order: OrderConfirmation; prices: PriceView }) {
  const { orderNumber, submittedOn, totals } = order;
  return (
    <section className="cb-confirmation__card">
      <h2 className="cb-confirmation__title">{messages.summary}</h2>
      <dl className="cb-facts">
        <Fact label={messages.confirmationNumber}>{orderNumber}</Fact>
        <Fact label={messages.orderDate}>{formatDate(submittedOn)}</Fact>
        <Fact label={messages.promotion}>{totals.promotion}</Fact>
        <Fact label={messages.coupon}>{totals.coupon}</Fact>
        {prices.shown && <Amounts totals={totals} contract={prices.contract} />}
      </dl>
    </section>
  );
}

function Amounts({ totals, contract }: { totals: OrderTotals; contract: boolean }) {
  const { subtotal, discount, discountMessage, freight, regularFreight, tax, retailTotal, total } = totals;
  // Two totals have a title each, and then the first is that of the retail total.
  const contractTitle = contract ? totals.contractTotalTitle : undefined;
  const retailTitle = contractTitle && totals.totalTitle;
  return (
    <>
      <Fact label={messages.subtotal}>{amount(subtotal)}</Fact>
      {(discount || discountMessage) && (
        <Fact label={messages.discount}>
          {/* The server tells what is taken off, with or without a sign. */}
          <Money amount={discount && -Math.abs(discount)} />
          {discountMessage && <span className="cb-fact__note">{discountMessage}</span>}
        </Fact>
      )}
      {(freight ?? regularFreight) !== undefined && (
        <Fact label={messages.freight}>
          {regularFreight !== freight && (
            <Money amount={regularFreight} struck hiddenLabel={messages.regularFreight} />
          )}{' '}
          <Money amount={freight} />
        </Fact>
      )}
      <Fact label={messages.tax}>{typeof tax === 'string' ? tax : amount(tax)}</Fact>
      {retailTotal !== total && (
        <Fact label={retailTitle ?? messages.retailTotal}>{amount(retailTotal)}</Fact>
      )}
      <Fact label={contractTitle ?? totals.totalTitle ?? messages.total} final>
        {amount(total)}
      </Fact>
    </>
  );
}

function amount(value: number | undefined) {
  return value !== undefined && <Money amount={value} />;
}
