import { useEffect, useRef, useState } from 'react';
import { fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { ReadFailure } from '../../shared/ui/read-failure.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { siteOf } from './site-of.ts';
import { SsoFields } from './sso-fields.tsx';
import { messages } from './sso-profile-messages.ts';
import { createSsoProfile } from './sso-profile-state.ts';
import { SsoSaved } from './sso-saved.tsx';

/** One profile: where it leads, its form, and what comes after [2 §2]. */
export function SsoPage({ profileId, goto }: { profileId: string; goto: string | null }) {
  const [page] = useState(() => createSsoProfile(profileId, goto));
  const reading = useStore(page.$reading);
  const saved = useStore(page.$phase) === 'saved';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => page.open(), [page]);

  function retry(): void {
    heading.current?.focus();
    page.read();
  }

  function content() {
    if (saved) return <SsoSaved ssoReturn={page.ssoReturn} />;
    if (reading.phase === 'loading') return <Skeleton rows={5} />;
    if (reading.phase === 'failed')
      return <ReadFailure failure={reading.failure} what={messages.theProfile} onRetry={retry} />;
    const { target } = page.ssoReturn;
    return (
      <>
        {target === null && <Notice tone="warning">{messages.goesNowhere}</Notice>}
        {target && <p className="cb-profile__line">{fill(messages.goesOnTo, { site: siteOf(target) })}</p>}
        <SsoFields page={page} profile={reading.profile} />
      </>
    );
  }
  return (
    <div className="cb-root cb-profile">
      <h1 className="cb-page-heading cb-profile__heading" ref={heading} tabIndex={-1}>
        {messages.title}
      </h1>
      <div className="cb-profile__body">{content()}</div>
    </div>
  );
}
