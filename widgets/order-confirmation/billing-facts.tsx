import { maskedCard, type OrderAddress, type OrderPayment } from '../../shared/domain/order.ts';
import { AddressLines } from '../../shared/ui/address-lines.tsx';
import { Fact } from '../../shared/ui/fact.tsx';
import { messages } from './order-confirmation-messages.ts';

interface BillingFactsProps {
  payment: OrderPayment;
  address: OrderAddress;
}

/** How the order is paid, and by whom; of a card no more than its last digits [2 §2]. */
export function BillingFacts({ payment, address }: BillingFactsProps) {
  const { type, cardDigits, expirationMonth, expirationYear, reference } = payment;
  if (!Object.values({ ...address, ...payment }).some(Boolean)) return null;
  const expires = [expirationMonth?.padStart(2, '0'), expirationYear].filter(Boolean).join('/');
  return (
    <section className="cb-confirmation__card">
      <h2 className="cb-confirmation__title">{messages.billing}</h2>
      <dl className="cb-facts">
        <Fact label={messages.paymentType}>{type}</Fact>
        <Fact label={messages.card}>{maskedCard(cardDigits)}</Fact>
        <Fact label={messages.expires}>{expires}</Fact>
        <Fact label={messages.reference}>{reference}</Fact>
        <Fact label={messages.billingAddress} below>
          {Object.values(address).some(Boolean) && <AddressLines address={address} />}
        </Fact>
      </dl>
    </section>
  );
}
