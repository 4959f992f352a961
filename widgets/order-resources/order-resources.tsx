import { useEffect, useRef, useState } from 'react';
import { fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { ReadFailure } from '../../shared/ui/read-failure.tsx';
import { ServerHtml } from '../../shared/ui/server-html.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { messages } from './order-resources-messages.ts';
import { createOrderResources } from './order-resources-state.ts';
import { ResourceCategories } from './resource-categories.tsx';

/** Categories whose shape is shown while they are on their way. */
const PLACEHOLDERS = 4;

/** What there is to read, watch and try for the products of an order [2 §2, Order resources page]. */
export function OrderResources() {
  const [page] = useState(createOrderResources);
  useEffect(() => page.start(), [page]);
  const view = useStore(page.$view);
  const heading = useRef<HTMLHeadingElement>(null);

  function retry(): Promise<void> {
    // The button goes away while it is read again; the focus must not go with it.
    heading.current?.focus();
    return page.read();
  }

  return (
    <div className="cb-root cb-order-resources" data-phase={view.phase}>
      <h1 className="cb-page-heading cb-order-resources__heading" ref={heading} tabIndex={-1}>
        {messages.heading}
      </h1>
      {view.phase === 'loading' && <Skeleton rows={PLACEHOLDERS} />}
      {view.phase === 'failed' && <ReadFailure failure={view.failure} what={messages.what} onRetry={retry} />}
      {view.phase === 'not-asked' && <p className="cb-order-resources__text">{messages.notAsked}</p>}
      {view.phase === 'ready' && (
        <>
          {view.resources.message && <ServerHtml html={view.resources.message} />}
          {view.resources.unreadable > 0 && (
            <Notice tone="warning">{fill(messages.unreadable, { count: view.resources.unreadable })}</Notice>
          )}
          {view.resources.categories.length > 0 ? (
            <ResourceCategories categories={view.resources.categories} />
          ) : (
            <p className="cb-order-resources__text">{messages.empty}</p>
          )}
        </>
      )}
    </div>
  );
}
