import type { ReactNode } from 'react';
import { fullName, maskedCard, type OrderPayment } from '../../shared/domain/order.ts';
import type { OrderDetail } from '../../shared/domain/order-detail.ts';
import { AddressLines } from '../../shared/ui/address-lines.tsx';
import { messages } from './order-detail-messages.ts';

interface OrderPartiesProps {
  order: OrderDetail;
  /** Of the order, or where it says nothing of whoever looks at it. */
  userType: number;
}

/** How the order is paid, by whom, and where it goes; organisations have a recipient there [2 §1, §2]. */
export function OrderParties({ order, userType }: OrderPartiesProps) {
  const { billing, shipping, payment, place } = order;
  const organization = userType === 2;
  const { location, email, phone } = shipping;
  const recipient = fullName(shipping);
  // The recipient has a line of their own, and a building is not named twice.
  const address = {
    ...shipping,
    ...(organization ? { firstName: undefined, lastName: undefined } : {}),
    location: location === place.building ? undefined : location,
  };
  return (
    <div className="cb-order__parties">
      <Party heading={messages.payment} known={payment}>
        <Facts facts={paymentFacts(payment)} />
      </Party>
      <Party heading={messages.billingAddress} known={billing}>
        <AddressLines address={billing} />
        <Facts facts={[[messages.phone, billing.phone]]} />
      </Party>
      <Party
        heading={organization ? messages.shippingAndRecipient : messages.shipping}
        known={{ ...shipping, ...place }}
      >
        {organization && <Facts facts={[[messages.recipient, recipient]]} />}
        <AddressLines address={address} />
        <Facts
          facts={[
            [messages.building, place.building],
            [messages.department, place.department],
            [messages.room, place.room],
            [messages.email, email],
            [messages.phone, phone],
          ]}
        />
      </Party>
    </div>
  );
}

/** A name, and what is known by it. */
type Fact = [name: string, value: string | undefined];

function paymentFacts(payment: OrderPayment): Fact[] {
  const { type, cardType, cardDigits, expirationMonth, expirationYear } = payment;
  const expiry = [expirationMonth?.padStart(2, '0'), expirationYear].filter(Boolean).join('/');
  return [
    [messages.paymentType, type],
    [messages.card, [cardType, maskedCard(cardDigits)].filter(Boolean).join(' ')],
    [messages.expires, expiry],
    [messages.purchaseOrder, payment.purchaseOrder],
    [messages.reference, payment.reference],
  ];
}

interface PartyProps {
  heading: string;
  /** What the section tells; where nothing of it is known, there is no section. */
  known: object;
  children: ReactNode;
}

function Party({ heading, known, children }: PartyProps) {
  if (!Object.values(known).some(Boolean)) return null;
  return (
    <section className="cb-order__party">
      <h2 className="cb-order__subheading">{heading}</h2>
      {children}
    </section>
  );
}

/** Facts by name; what nothing is known of is left out. */
function Facts({ facts }: { facts: Fact[] }) {
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className="cb-order__facts">
      {known.map(([name, value]) => (
        <div className="cb-order__fact" key={name}>
          <dt className="cb-order__fact-name">{name}</dt>
          <dd className="cb-order__fact-value" translate="no">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
