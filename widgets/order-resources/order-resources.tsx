import { useEffect, useRef, useState } from 'react';
import type { OrderResourceList } from '../../shared/api/orders/order-resources.ts';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { Skeleton } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { ServerHtml } from '../../shared/ui/server-html.tsx';
import { createOrderResources } from './order-resources-state.ts';
import { ResourceCategories } from './resource-categories.tsx';

/** How many placeholders are shown while the categories are loading. */
const PLACEHOLDERS = 4;

const messages = defineMessages('order-resources', {
  heading: 'Order Resources',
  what: 'The resources for your order',
  empty: 'There are no resources for this order.',
  orders: 'Order History',
  notAsked: 'Open this page from your order to see what you can read, watch and try.',
  unreadable: 'We couldn’t show {count} {count:resource|resources}.',
});

const ReadFailure = lazyComponent(
  () => import('../../shared/ui/failure.tsx'),
  ({ ReadFailure }) => ReadFailure,
);

/** Resources to read, watch and try for the products of an order [2 §2 Order resources]. */
export function OrderResources() {
  const [{ isOrderNamed, resources }] = useState(createOrderResources);
  useEffect(() => (isOrderNamed ? resources.open() : undefined), [isOrderNamed, resources]);
  const { phase, value, failure } = useStore(resources.$state);
  const heading = useRef<HTMLHeadingElement>(null);

  function retry(): void {
    // The pressed button is removed while the resources are read again.
    heading.current?.focus();
    void resources.read();
  }

  return (
    <div className="cb-root cb-order-resources" data-phase={isOrderNamed ? phase : 'not-asked'}>
      <h1 className="cb-page-heading cb-order-resources__heading" ref={heading} tabIndex={-1}>
        {messages.heading}
      </h1>
      {!isOrderNamed && <Nothing text={messages.notAsked} />}
      {isOrderNamed && phase === 'loading' && <Skeleton rows={PLACEHOLDERS} />}
      {phase === 'failed' && <ReadFailure failure={failure} what={messages.what} onRetry={retry} />}
      {phase === 'ready' && <Contents resources={value} />}
    </div>
  );
}

function Contents({ resources: { message, unreadable, categories } }: { resources: OrderResourceList }) {
  return (
    <>
      {message && <ServerHtml html={message} />}
      {unreadable > 0 && <Notice tone="warning">{fill(messages.unreadable, { count: unreadable })}</Notice>}
      {categories.length > 0 ? (
        <ResourceCategories categories={categories} />
      ) : (
        <Nothing text={messages.empty} />
      )}
    </>
  );
}

/** Why nothing is listed, with a link to Order History for visitors who have it. */
function Nothing({ text }: { text: string }) {
  const { visitor } = useStore($session);
  return (
    <>
      <p className="cb-order-resources__text">{text}</p>
      {permissionsFor(visitor, 'standard').seesOrderHistory && (
        <p className="cb-order-resources__text">
          <a className="cb-link" href="/account/order">
            {messages.orders}
          </a>
        </p>
      )}
    </>
  );
}
