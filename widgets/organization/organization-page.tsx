import { useEffect, useRef, useState } from 'react';
import type { Visitor } from '../../shared/domain/visitor.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx';
import { PrintButton } from '../../shared/ui/print-button.tsx';
import { PrintHeader } from '../../shared/ui/print-header.tsx';
import { ReadFailure } from '../../shared/ui/read-failure.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { OrganizationDetails } from './organization-details.tsx';
import { messages } from './organization-messages.ts';
import { createOrganization } from './organization-state.ts';

/** As many as there are facts. */
const PLACEHOLDERS = 5;

/** My Organization as a signed-in shopper sees it [2 §2, My Organization]. */
export function OrganizationPage({ visitor }: { visitor: Visitor }) {
  const [page] = useState(createOrganization);
  useEffect(() => page.start(), [page]);
  const view = useStore(page.$view);
  const heading = useRef<HTMLHeadingElement>(null);

  function retry(): Promise<void> {
    // The button goes away while it is read again; the focus must not go with it.
    heading.current?.focus();
    return page.read();
  }

  return (
    <>
      <PrintHeader visitor={visitor} />
      <Breadcrumb trail={[{ text: messages.account, href: '/account/landing' }]} here={messages.title} />
      <div className="cb-organization__head">
        <h1 className="cb-page-heading cb-organization__heading" ref={heading} tabIndex={-1}>
          {messages.title}
        </h1>
        <PrintButton />
      </div>
      <div className="cb-organization__body">
        {view.phase === 'loading' && <Skeleton rows={PLACEHOLDERS} />}
        {view.phase === 'failed' && (
          <ReadFailure failure={view.failure} what={messages.what} onRetry={retry} />
        )}
        {view.phase === 'ready' && <OrganizationDetails organization={view.organization} />}
      </div>
    </>
  );
}
