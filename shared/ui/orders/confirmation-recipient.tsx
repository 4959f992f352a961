import { isAnyKnown, type OrderAddress } from '../../domain/orders/order.ts';
import { AddressLines } from './address-lines.tsx';
import { Fact } from './fact.tsx';

interface ConfirmationRecipientProps {
  recipient: OrderAddress;
  /** The card's title, and the names of its facts. */
  texts: { title: string; address: string; phone: string; email: string };
}

/** The card of a confirmation with the recipient's name, address, phone and email address [2 §2]. */
export function ConfirmationRecipient({ recipient, texts }: ConfirmationRecipientProps) {
  const { phone, email, ...address } = recipient;
  return (
    <section className="cb-card cb-confirmation__card">
      <h2 className="cb-heading cb-confirmation__title">{texts.title}</h2>
      <dl className="cb-facts">
        <Fact label={texts.address} below>
          {isAnyKnown(address) && <AddressLines address={address} />}
        </Fact>
        <Fact label={texts.phone}>{phone}</Fact>
        <Fact label={texts.email}>{email}</Fact>
      </dl>
    </section>
  );
}
