import { formatDate } from '../../shared/domain/date.ts';
import { isHigher } from '../../shared/domain/money.ts';
import {
  isAnyKnown,
  maskedCard,
  type OrderAddress,
  type OrderPayment,
} from '../../shared/domain/orders/order.ts';
import type {
  ConfirmationPrices,
  PlacedOrder,
  PlacedOrderTotals,
} from '../../shared/domain/orders/order-confirmation.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { Money } from '../../shared/ui/money.tsx';
import { AddressLines } from '../../shared/ui/orders/address-lines.tsx';
import { Fact } from '../../shared/ui/orders/fact.tsx';

const messages = defineMessages('order-confirmation', {
  summary: 'Order Summary',
  confirmationNumber: 'Confirmation number',
  orderDate: 'Order date',
  promotion: 'Promotion',
  coupon: 'Coupon',
  subtotal: 'Subtotal',
  discount: 'Discount',
  freight: 'Freight & Handling',
  regularFreight: 'Regular freight',
  tax: 'Tax',
  retailTotal: 'Total Retail',
  total: 'Total',

  billing: 'Billing Information',
  paymentType: 'Payment type',
  card: 'Card number',
  expires: 'Expires',
  reference: 'Reference number',
  billingAddress: 'Billing address',
});

interface OrderSummaryProps {
  order: PlacedOrder;
  prices: ConfirmationPrices;
}

/** Number, date, promotion and amounts. All amounts are the server's; none is calculated here [2 §2 Order summary]. */
export function OrderSummary({ order, prices }: OrderSummaryProps) {
  const { orderNumber, submittedOn, totals } = order;
  return (
    <section className="cb-card cb-confirmation__card">
      <h2 className="cb-heading cb-confirmation__title">{messages.summary}</h2>
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

function Amounts({ totals, contract }: { totals: PlacedOrderTotals; contract: boolean }) {
  const { subtotal, discount, discountMessage, freight, regularFreight, tax, retailTotal, total } = totals;
  // If the server sends two titles, `totalTitle` is the retail total's.
  const contractTitle = contract ? totals.contractTotalTitle : undefined;
  const retailTitle = contractTitle && totals.totalTitle;
  return (
    <>
      <Fact label={messages.subtotal}>{amount(subtotal)}</Fact>
      {(discount || discountMessage) && (
        <Fact label={messages.discount}>
          {/* The server sends the discount with or without a sign. */}
          <Money amount={discount && -Math.abs(discount)} />
          {discountMessage && <span className="cb-fact__note">{discountMessage}</span>}
        </Fact>
      )}
      {(freight ?? regularFreight) !== undefined && (
        <Fact label={messages.freight}>
          {isHigher(regularFreight, freight) && (
            <Money amount={regularFreight} struck hiddenLabel={messages.regularFreight} />
          )}{' '}
          <Money amount={freight} />
        </Fact>
      )}
      <Fact label={messages.tax}>{typeof tax === 'string' ? tax : amount(tax)}</Fact>
      {isHigher(retailTotal, total) && (
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

interface OrderBillingProps {
  payment: OrderPayment;
  address: OrderAddress;
}

/** The payment and the payer. Only the last digits of a card are shown [2 §2 Billing]. */
export function OrderBilling({ payment, address }: OrderBillingProps) {
  const { type, cardDigits, expirationMonth, expirationYear, reference } = payment;
  if (!isAnyKnown(address) && !isAnyKnown(payment)) return null;
  const expires = [expirationMonth?.padStart(2, '0'), expirationYear].filter(Boolean).join('/');
  return (
    <section className="cb-card cb-confirmation__card">
      <h2 className="cb-heading cb-confirmation__title">{messages.billing}</h2>
      <dl className="cb-facts">
        <Fact label={messages.paymentType}>{type}</Fact>
        <Fact label={messages.card}>{maskedCard(cardDigits)}</Fact>
        <Fact label={messages.expires}>{expires}</Fact>
        <Fact label={messages.reference}>{reference}</Fact>
        <Fact label={messages.billingAddress} below>
          {isAnyKnown(address) && <AddressLines address={address} />}
        </Fact>
      </dl>
    </section>
  );
}
