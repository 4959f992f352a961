import type { OrderAddress } from '../../shared/domain/order.ts';
import { AddressLines } from '../../shared/ui/address-lines.tsx';
import { Fact } from '../../shared/ui/fact.tsx';
import { messages } from './order-confirmation-messages.ts';

/** Who gets the order, where, and how they are reached [2 §2]. */
export function ShippingFacts({ address }: { address: OrderAddress }) {
  const { phone, email, ...place } = address;
  if (!Object.values(address).some(Boolean)) return null;
  return (
    <section className="cb-confirmation__card">
      <h2 className="cb-confirmation__title">{messages.shipping}</h2>
      <dl className="cb-facts">
        <Fact label={messages.recipient} below>
          {Object.values(place).some(Boolean) && <AddressLines address={place} />}
        </Fact>
        <Fact label={messages.phone}>{phone}</Fact>
        <Fact label={messages.email}>{email}</Fact>
      </dl>
    </section>
  );
}
