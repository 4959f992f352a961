import { useEffect, useRef, useState } from 'react';
import type { Visitor } from '../../shared/domain/account/visitor.ts';
import { isAnyKnown } from '../../shared/domain/orders/order.ts';
import {
  CONFIRMATION_GROUPS,
  confirmationPrices,
  type PlacedOrder,
} from '../../shared/domain/orders/order-confirmation.ts';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import type { PropsOf } from '../../shared/embed/attributes.ts';
import { announce } from '../../shared/page/announce.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { useOutcome } from '../../shared/ui/account/use-outcome.ts';
import { Button } from '../../shared/ui/button.tsx';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { Skeleton } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { ConfirmationLinks } from '../../shared/ui/orders/confirmation-links.tsx';
import { ConfirmationRecipient } from '../../shared/ui/orders/confirmation-recipient.tsx';
import { ResourcesLink } from '../../shared/ui/orders/resources-link.tsx';
import { ServerHtml } from '../../shared/ui/server-html.tsx';
import { ConfirmedItems } from './confirmed-items.tsx';
import type { definition } from './order-confirmation-definition.ts';
import {
  createOrderConfirmation,
  hasNoOrder,
  isWithoutOrder,
  knownOrderNumber,
  loadConfirmationSurroundings,
} from './order-confirmation-state.ts';
import { OrderBilling, OrderSummary } from './order-summary.tsx';

const PrintHeader = lazyComponent(loadConfirmationSurroundings, ({ PrintHeader }) => PrintHeader);
const PageNotices = lazyComponent(loadConfirmationSurroundings, ({ PageNotices }) => PageNotices);
const UnknownOrder = lazyComponent(loadConfirmationSurroundings, ({ UnknownOrder }) => UnknownOrder);
const RegisterMountPoint = lazyComponent(
  loadConfirmationSurroundings,
  ({ RegisterMountPoint }) => RegisterMountPoint,
);
const OrderFiles = lazyComponent(
  () => import('../../shared/ui/files/order-files.tsx'),
  ({ OrderFiles }) => OrderFiles,
);

const messages = defineMessages('order-confirmation', {
  heading: 'Order Confirmation',
  thanks: 'Thank you for your order.',
  number: 'Your confirmation number is {number}.',
  accountCreated: 'Your account has been created.',

  shipping: 'Shipping Information',
  recipient: 'Recipient and address',
  phone: 'Phone',
  email: 'Email',

  saveOrShare: 'Save or share this order',

  instructions: 'ADDITIONAL INSTRUCTIONS',
});

/** The confirmation of the order that has just been placed [2 §2 Confirmation]. */
export function OrderConfirmation({ resourcesUrl }: PropsOf<typeof definition.attributes>) {
  const [confirmation] = useState(createOrderConfirmation);
  useEffect(() => confirmation.open(), [confirmation]);
  const { phase, value: order, failure } = useStore(confirmation.order.$state);
  const promo = useStore(confirmation.$promo);
  const heading = useRef<HTMLHeadingElement>(null);
  const { visitor } = useStore($session);
  // The register form returns to this page with this parameter.
  const registration = useOutcome('create', visitor.guest);
  const isRead = phase !== 'loading';
  // Together with the number: screen readers don't say what is announced while they read in the new page.
  useEffect(() => {
    if (registration === 'first' && isRead) announce(messages.accountCreated);
  }, [registration, isRead]);
  const number = order?.orderNumber;
  useEffect(() => {
    if (number) announce(fill(messages.number, { number }));
  }, [number]);

  function retry(): void {
    // The pressed button is removed while the order is read again.
    heading.current?.focus();
    void confirmation.order.read();
  }

  const failed = phase === 'failed' ? failure : null;
  // The register form also leads here after a voucher was redeemed. There is no order then.
  const onlyRegistered = registration && failed && isWithoutOrder(failed);
  return (
    <div className="cb-root cb-confirmation" data-phase={phase}>
      <PrintHeader visitor={visitor} />
      <h1 className="cb-page-heading cb-confirmation__heading" ref={heading} tabIndex={-1}>
        {onlyRegistered ? messages.accountCreated : messages.heading}
      </h1>
      <PageNotices />
      {registration === 'first' && !onlyRegistered && (
        <Notice tone="success">{messages.accountCreated}</Notice>
      )}
      {onlyRegistered && <ConfirmationLinks guest={visitor.guest} account={undefined} />}
      {order && <Receipt order={order} visitor={visitor} resourcesUrl={resourcesUrl} />}
      {failed && !onlyRegistered && (
        <UnknownOrder
          number={knownOrderNumber()}
          failure={failed}
          noOrder={hasNoOrder(failed)}
          guest={visitor.guest}
          onRetry={retry}
        />
      )}
      {phase === 'loading' && <Skeleton rows={5} />}
      {order && promo && (
        <div className="cb-confirmation__promo">
          <ServerHtml html={promo} />
        </div>
      )}
      {order && visitor.guest && !registration && <RegisterMountPoint recipient={order.shippingAddress} />}
    </div>
  );
}

interface ReceiptProps {
  order: PlacedOrder;
  visitor: Visitor;
  /** The address of the resources page. */
  resourcesUrl: string;
}

/** The placed order, from the thank-you text to the instructions [2 §2]. */
function Receipt({ order, visitor, resourcesUrl }: ReceiptProps) {
  const { orderNumber, shippingAddress, specialInstruction } = order;
  const prices = confirmationPrices(visitor);
  const { shipping: title, recipient: address, phone, email } = messages;
  const [filing, setFiling] = useState(false);
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
        <OrderBilling payment={order.payment} address={order.billingAddress} />
        {isAnyKnown(shippingAddress) && (
          <ConfirmationRecipient recipient={shippingAddress} texts={{ title, address, phone, email }} />
        )}
      </div>
      <ConfirmedItems
        order={order}
        prices={prices}
        mayChoose={permissionsFor(visitor, 'standard').mayQuickOrder}
      />
      <Button tone="link" className="cb-confirmation__files" onPress={() => setFiling(true)}>
        {messages.saveOrShare}
      </Button>
      {filing && (
        <OrderFiles
          order={orderNumber}
          items={CONFIRMATION_GROUPS.flatMap((group) => order.groups[group])}
          priced={prices.shown}
          onClose={() => setFiling(false)}
        />
      )}
      <ResourcesLink page={resourcesUrl} orderId={order.orderId} items={Object.values(order.groups).flat()} />
      {specialInstruction && (
        <section className="cb-confirmation__part">
          <h2 className="cb-heading cb-confirmation__title">{messages.instructions}</h2>
          <p className="cb-confirmation__instructions">{specialInstruction}</p>
        </section>
      )}
    </>
  );
}
