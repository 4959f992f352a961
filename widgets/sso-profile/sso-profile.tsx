import { useEffect, useRef, useState } from 'react';
import { isPathSegment } from '../../shared/domain/url.ts';
import { readQuery } from '../../shared/page/links/page-query.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/store.ts';
import { SavedNote } from '../../shared/ui/account/person-form.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { Skeleton } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { SsoFields } from './sso-fields.tsx';
import { createSsoProfile } from './sso-profile-state.ts';
import type { SsoReturn, Stage } from './sso-return.ts';

const ReadFailure = lazyComponent(
  () => import('../../shared/ui/failure.tsx'),
  ({ ReadFailure }) => ReadFailure,
);

const messages = defineMessages('sso-profile', {
  title: 'My Profile',
  theProfile: 'Your profile',
  badLink: 'This link isn’t complete. Please use the whole link from the site you came from.',

  goesOnTo: 'After this, you’ll continue to {site}.',
  goesNowhere:
    'We can’t send you back to the site you came from. You can complete your profile here, but we won’t pass anything on to that site.',

  saved: 'Your changes have been successfully saved.',
  onTheWay: 'Taking you to {site}.',
  readyToGo: 'You can continue to {site} now.',
  sentOn: 'We’ve sent you to {site}. Still here? Continue to {site}.',
  notSentOn: 'We can’t send you back to the site you came from.',
  goOnAlone: 'We couldn’t sign you in at {site}. You can still continue there.',
  postToken: 'Continue',
});

/** The profile that the page's address names, for a shopper who comes from another site [2 §2 SSO page]. */
export function SsoProfile() {
  const query = readQuery();
  const id = query.get('id')?.trim() ?? '';
  if (isPathSegment(id)) return <SsoPage profileId={id} goto={query.get('goto')} />;
  return (
    <div className="cb-root cb-profile">
      <h1 className="cb-page-heading cb-profile__heading">{messages.title}</h1>
      <Notice tone="warning">{messages.badLink}</Notice>
    </div>
  );
}

/** One profile: the site it returns to, its form, and the confirmation [2 §2 SSO page]. */
function SsoPage({ profileId, goto }: { profileId: string; goto: string | null }) {
  const [page] = useState(() => createSsoProfile(profileId, goto));
  const { phase, value, failure } = useStore(page.$profile);
  const saved = useStore(page.$submission, (submission) => submission.phase === 'saved');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => page.open(), [page]);

  function retry(): void {
    heading.current?.focus();
    page.read();
  }

  function content() {
    if (saved) return <SsoSaved ssoReturn={page.ssoReturn} />;
    if (phase === 'loading') return <Skeleton rows={5} />;
    if (phase === 'failed') {
      return <ReadFailure failure={failure} what={messages.theProfile} onRetry={retry} />;
    }
    const { target } = page.ssoReturn;
    return (
      <>
        {target === null && <Notice tone="warning">{messages.goesNowhere}</Notice>}
        {target && <p className="cb-profile__line">{fill(messages.goesOnTo, { site: siteOf(target) })}</p>}
        <SsoFields page={page} profile={value} />
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

/** The text about returning to the site, by stage. Before the profile is saved there is none. */
const TEXTS = {
  ready: 'readyToGo',
  leaving: 'onTheWay',
  sent: 'sentOn',
  'without-token': 'goOnAlone',
} as const satisfies Partial<Record<Stage, keyof typeof messages>>;

/** Confirms that the profile is saved, with a link to the other site [2 §2 SSO return]. */
function SsoSaved({ ssoReturn }: { ssoReturn: SsoReturn }) {
  const stage = useStore(ssoReturn.$stage);
  const { target } = ssoReturn;
  if (!target || stage === 'before') {
    return (
      <SavedNote text={messages.saved}>
        {target === null && <p className="cb-profile__line">{messages.notSentOn}</p>}
      </SavedNote>
    );
  }
  // A button while there is a token to send or the browser is leaving: a link would interrupt that.
  const button = stage === 'ready' || stage === 'leaving';
  return (
    <SavedNote text={messages.saved}>
      <p className="cb-profile__line" role="status">
        {fill(messages[TEXTS[stage]], { site: siteOf(target) })}
      </p>
      {button ? (
        <Button
          tone="primary"
          className="cb-profile__on"
          busy={stage === 'leaving'}
          onPress={ssoReturn.postToken}
        >
          {messages.postToken}
        </Button>
      ) : (
        <a className="cb-button cb-profile__on" data-tone="primary" href={target}>
          {messages.postToken}
        </a>
      )}
    </SavedNote>
  );
}

/** Returns the name of a site: its host. */
function siteOf(target: string): string {
  return new URL(target).host;
}
