import { isAnyKnown, type OrderAddress } from '../../domain/orders/order.ts';
import { AddressLines } from './address-lines.tsx';
import { Fact } from './fact.tsx';

interface ConfirmationRecipientProps {
  recipient: OrderAddress;
  /** The card's title, and the names of what stands in it. */
  texts: { title: string; address: string; phone: string; email: string };
}

/** The card of a confirmation that says who gets what was ordered, where, and how they are reached [2 §2]. */
export function ConfirmationRecipient({ recipient, texts }: ConfirmationRecipientProps) {
  const { phone, email, ...place } = recipient;
  return (
    <section className="cb-confirmation__card">
      <h2 className="cb-confirmation__title">{texts.title}</h2>
      <dl className="cb-facts">
        <Fact label={texts.address} below>
          {isAnyKnown(place) && <AddressLines address={place} />}
        </Fact>
        <Fact label={texts.phone}>{phone}</Fact>
        <Fact label={texts.email}>{email}</Fact>
      </dl>
    </section>
  );
}
