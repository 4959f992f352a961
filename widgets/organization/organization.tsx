import { useEffect, useRef, useState } from 'react';
import type { Visitor } from '../../shared/domain/account/visitor.ts';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx';
import { PrintButton } from '../../shared/ui/button.tsx';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { Skeleton } from '../../shared/ui/loading.tsx';
import { OrganizationDetails } from './organization-details.tsx';
import { createOrganization } from './organization-state.ts';

const messages = defineMessages('organization', {
  account: 'My Account',
  title: 'My Organization',
  what: 'The details of your organization',
});

const ReadFailure = lazyComponent(
  () => import('../../shared/ui/failure.tsx'),
  ({ ReadFailure }) => ReadFailure,
);
const LoginRedirect = lazyComponent(
  () => import('../../shared/ui/login-redirect.tsx'),
  ({ LoginRedirect }) => LoginRedirect,
);
const PrintHeader = lazyComponent(
  () => import('../../shared/ui/files/print-header.tsx'),
  ({ PrintHeader }) => PrintHeader,
);

/** The terms of the shopper's organization; guests are sent to sign in [2 §2 Organization, §6 Guest]. */
export function Organization() {
  const { visitor } = useStore($session);
  const { mayViewAccount } = permissionsFor(visitor, 'standard');
  return (
    <div className="cb-root cb-organization">
      {mayViewAccount ? (
        <OrganizationPage visitor={visitor} />
      ) : (
        <>
          <h1 className="cb-page-heading cb-organization__heading">{messages.title}</h1>
          <LoginRedirect returns />
        </>
      )}
    </div>
  );
}

/** As many as there are facts. */
const PLACEHOLDERS = 5;

/** My Organization, for a signed-in shopper [2 §2 Organization]. */
function OrganizationPage({ visitor }: { visitor: Visitor }) {
  const [page] = useState(createOrganization);
  useEffect(() => page.open(), [page]);
  const { phase, value, failure } = useStore(page.$state);
  const heading = useRef<HTMLHeadingElement>(null);

  function retry(): void {
    // The button disappears while the organization is read again, so the focus moves first.
    heading.current?.focus();
    void page.read();
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
        {phase === 'loading' && <Skeleton rows={PLACEHOLDERS} />}
        {phase === 'failed' && <ReadFailure failure={failure} what={messages.what} onRetry={retry} />}
        {phase === 'ready' && <OrganizationDetails organization={value} />}
      </div>
    </>
  );
}
