import type { OrderConfirmation } from '../../shared/domain/order-confirmation.ts';
import type { Visitor } from '../../shared/domain/visitor.ts';
import { fill } from '../../shared/page/messages.ts';
import { ConfirmationLinks } from '../../shared/ui/confirmation-links.tsx';
import { BillingFacts } from './billing-facts.tsx';
import { messages } from './order-confirmation-messages.ts';
import { OrderItems } from './order-items.tsx';
import { OrderSummary } from './order-summary.tsx';
import { ShippingFacts } from './shipping-facts.tsx';

interface ConfirmedOrderProps {
  order: OrderConfirmation;
  visitor: Visitor;
}

/** The whole confirmation, from the thanks to the instructions [2 §2]. */
export function ConfirmedOrder({ order, visitor }: ConfirmedOrderProps) {
  const { orderNumber, specialInstruction } = order;
  const prices = {
    shown: visitor.showsPrices,
    // By the document the type of the user decides here, not that of the site.
    contract: visitor.userType === 2,
  };
  return (
    <>
      <div className="cb-confirmation__lead">
        <p className="cb-confirmation__thanks">{order.thanksMessage ?? messages.thanks}</p>
        <p className="cb-confirmation__number">{fill(messages.number, { number: orderNumber })}</p>
        {order.confirmMessage && <p className="cb-confirmation__text">{order.confirmMessage}</p>}
      </div>
      <ConfirmationLinks guest={visitor.guest} account={order.accountUrl} />
      <div className="cb-confirmation__cards">
        <OrderSummary order={order} prices={prices} />
        <BillingFacts payment={order.payment} address={order.billingAddress} />
        <ShippingFacts address={order.shippingAddress} />
      </div>
      <OrderItems order={order} prices={prices} />
      {specialInstruction && (
        <section className="cb-confirmation__part">
          <h2 className="cb-confirmation__title">{messages.instructions}</h2>
          <p className="cb-confirmation__instructions">{specialInstruction}</p>
        </section>
      )}
    </>
  );
}
