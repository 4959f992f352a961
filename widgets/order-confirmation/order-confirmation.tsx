import { useEffect, useRef, useState } from 'react';
import { readQuery } from '../../shared/page/page-query.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { ConfirmationLinks } from '../../shared/ui/confirmation-links.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { PrintHeader } from '../../shared/ui/print-header.tsx';
import { RegisterPlace } from '../../shared/ui/register-place.tsx';
import { ServerHtml } from '../../shared/ui/server-html.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { ConfirmedOrder } from './confirmed-order.tsx';
import { tellsOfNoOrder } from './known-order-number.ts';
import { messages } from './order-confirmation-messages.ts';
import { createOrderConfirmation } from './order-confirmation-state.ts';
import { UnknownOrder } from './unknown-order.tsx';

/** The confirmation of the order that has just been placed [2 §2]. */
export function OrderConfirmation() {
  const [page] = useState(createOrderConfirmation);
  useEffect(() => page.start(), [page]);
  const heading = useRef<HTMLHeadingElement>(null);
  const { order, failure } = useStore(page.$view);
  const promo = useStore(page.$promo);
  const { visitor } = useStore($session);
  // Where the register form has led back to.
  const [registered] = useState(() => readQuery().get('create') === 'true');

  function retry(): Promise<void> {
    // The button goes away while the order is read again; the focus must not go with it.
    heading.current?.focus();
    return page.read();
  }

  const phase = order ? 'ready' : failure ? 'failed' : 'loading';
  // After a voucher, the register form leads here all the same.
  const onlyRegistered = registered && !!failure && tellsOfNoOrder(failure);
  return (
    <div className="cb-root cb-confirmation" data-phase={phase}>
      {promo && !failure && (
        <div className="cb-confirmation__promo">
          <ServerHtml html={promo} />
        </div>
      )}
      <PrintHeader visitor={visitor} />
      <h1 className="cb-page-heading cb-confirmation__heading" ref={heading} tabIndex={-1}>
        {onlyRegistered ? messages.accountCreated : messages.heading}
      </h1>
      {registered && !onlyRegistered && <Notice tone="success">{messages.accountCreated}</Notice>}
      {onlyRegistered && <ConfirmationLinks guest={visitor.guest} account={undefined} />}
      {order && <ConfirmedOrder order={order} visitor={visitor} />}
      {failure && !onlyRegistered && <UnknownOrder failure={failure} guest={visitor.guest} onRetry={retry} />}
      {phase === 'loading' && <Skeleton rows={5} />}
      {order && visitor.guest && !registered && <RegisterPlace email={order.shippingAddress.email} />}
    </div>
  );
}
