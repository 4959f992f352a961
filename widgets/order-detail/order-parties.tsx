import type { ReactNode } from 'react';
import { formatDate } from '../../shared/domain/date.ts';
import { fullName, maskedCard, type OrderPayment } from '../../shared/domain/orders/order.ts';
import type { DetailedOrder } from '../../shared/domain/orders/order-detail.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { AddressLines } from '../../shared/ui/orders/address-lines.tsx';

const messages = defineMessages('order-detail', {
  status: 'Status',
  orderDate: 'Order date',
  submittedOn: 'Submitted on',
  payment: 'Payment',
  paymentType: 'Payment type',
  card: 'Card number',
  expires: 'Expires',
  purchaseOrder: 'PO number',
  reference: 'Reference number',
  billingAddress: 'Billing Address',
  shipping: 'Shipping',
  shippingAndRecipient: 'Shipping & Recipient',
  recipient: 'Recipient',
  building: 'Building',
  department: 'Department',
  room: 'Room',
  email: 'Email',
  phone: 'Phone',
});

interface OrderPartiesProps {
  order: DetailedOrder;
  /** The order's user type, or the visitor's if the order has none. */
  userType: number;
}

/**
 * The order's status, payment, payer and destination; an organization's order also has a recipient [2 §1, §2
 * Order status, §2 Order blocks].
 */
export function OrderParties({ order, userType }: OrderPartiesProps) {
  const { billing, shipping, payment, premises } = order;
  const status = order.status && (
    <span className="cb-order-status" data-status={order.status}>
      {order.status}
    </span>
  );
  const organization = userType === 2;
  const { location, email, phone } = shipping;
  const recipient = fullName(shipping);
  // The recipient has a separate line, and a building is named once.
  const address = {
    ...shipping,
    ...(organization ? { firstName: undefined, lastName: undefined } : {}),
    location: location === premises.building ? undefined : location,
  };
  return (
    <>
      <Facts
        facts={[
          [messages.status, status],
          [messages.orderDate, formatDate(order.createdOn)],
          [messages.submittedOn, formatDate(order.submittedOn)],
        ]}
      />
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
          known={{ ...shipping, ...premises }}
        >
          {organization && <Facts facts={[[messages.recipient, recipient]]} />}
          <AddressLines address={address} />
          <Facts
            facts={[
              [messages.building, premises.building],
              [messages.department, premises.department],
              [messages.room, premises.room],
              [messages.email, email],
              [messages.phone, phone],
            ]}
          />
        </Party>
      </div>
    </>
  );
}

/** A name and its value. */
type Fact = [name: string, value: ReactNode];

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
  /** The content of the section; without any, the section isn't rendered. */
  known: object;
  children: ReactNode;
}

function Party({ heading, known, children }: PartyProps) {
  if (!Object.values(known).some(Boolean)) return null;
  return (
    <section className="cb-card cb-order__party">
      <h2 className="cb-subheading cb-order__subheading">{heading}</h2>
      {children}
    </section>
  );
}

/** Facts by name. Leaves out those without a value. */
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
