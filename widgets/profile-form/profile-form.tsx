import { type RefObject, useEffect, useRef, useState } from 'react';
import { LOGIN_PAGE } from '../../shared/domain/account/login-page.ts';
import type { Visitor } from '../../shared/domain/account/visitor.ts';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import { isPathSegment } from '../../shared/domain/url.ts';
import { whenActivated } from '../../shared/page/leaving/when-activated.ts';
import { readQuery } from '../../shared/page/links/page-query.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { SavedNote } from '../../shared/ui/account/person-form.tsx';
import { useOutcome } from '../../shared/ui/account/use-outcome.ts';
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx';
import { isLeft } from '../../shared/ui/is-left.ts';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { Skeleton } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { createProfileById, createProfileForm } from './profile-form-state.ts';

const messages = defineMessages('profile-form', {
  title: 'My Profile',
  myAccount: 'My Account',
  saved: 'Your changes have been successfully saved.',
  badLink: 'This link isn’t complete. Please use the whole link you were sent.',
  theProfile: 'This profile',
  choosePassword: 'Please choose your own password for this profile.',
  hasPassword: 'This profile may already have its own password. If you know it, you can sign in with it:',
  signIn: 'Sign in',
});

const ReadFailure = lazyComponent(
  () => import('../../shared/ui/failure.tsx'),
  ({ ReadFailure }) => ReadFailure,
);
// Account pages have no notices except those about writes that an earlier page left open.
const PageNotices = lazyComponent(
  () => import('../../shared/connected/page-notices.tsx'),
  ({ PageNotices }) => PageNotices,
);
const LoginRedirect = lazyComponent(
  () => import('../../shared/ui/login-redirect.tsx'),
  ({ LoginRedirect }) => LoginRedirect,
);

/**
 * The profile that the page's address names, or the shopper's own [2 §2 Profile form]. Without an id in the address, a guest
 * is sent to the login page, unless their new password has just been saved: that is confirmed first.
 */
export function ProfileForm() {
  const { visitor } = useStore($session);
  const heading = useRef<HTMLHeadingElement>(null);
  const query = readQuery();
  const id = query.get('id')?.trim();
  const outcome = useOutcome('success', visitor.guest);
  const saved = outcome === 'first';
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(() => whenActivated(() => setHasLeft(isLeft('cb-open-writes'))), []);
  const mayChange = permissionsFor(visitor, 'standard').mayViewAccount;

  function content() {
    if (outcome === undefined) return null;
    if (id && !isPathSegment(id)) return <Notice tone="warning">{messages.badLink}</Notice>;
    if (id) return <ReplacedPassword profileId={id} heading={heading} />;
    if (mayChange) return <OwnProfile visitor={visitor} saved={saved} />;
    if (!saved) return <LoginRedirect returns />;
    return (
      <SavedNote text={messages.saved}>
        <OnwardLink />
      </SavedNote>
    );
  }
  return (
    <div className="cb-root cb-profile">
      {!id && mayChange && (
        <Breadcrumb trail={[{ text: messages.myAccount, href: '/account/landing' }]} here={messages.title} />
      )}
      <h1 className="cb-page-heading cb-profile__heading" ref={heading} tabIndex={-1}>
        {messages.title}
      </h1>
      {hasLeft && <PageNotices />}
      <div className="cb-profile__body">{content()}</div>
    </div>
  );
}

interface OwnProfileProps {
  visitor: Visitor;
  /** Whether this is the page that a saved profile leads to. */
  saved: boolean;
}

/** The shopper's own profile, which the state block contains. */
function OwnProfile({ visitor, saved }: OwnProfileProps) {
  const { profileId = '' } = visitor;
  const [form] = useState(() => createProfileForm({ profileId, own: true, saved }));
  const [person, setPerson] = useState(() => {
    const { firstName = '', lastName = '', email = '' } = visitor;
    return { firstName, lastName, email };
  });
  const isSaved = useStore(form.$submission, ({ phase }) => phase === 'saved');
  // A password manager may fill all fields before the next render.
  const change = (changed: Partial<typeof person>) => setPerson((known) => ({ ...known, ...changed }));
  return (
    <>
      {isSaved && <SavedNote text={messages.saved} />}
      <ProfileFields form={form} person={person} onChange={change} />
    </>
  );
}

interface ReplacedPasswordProps {
  profileId: string;
  /** Takes the focus when the pressed button is removed. */
  heading: RefObject<HTMLElement | null>;
}

/** The profile with an id. The shopper replaces the password that the shop made up. */
function ReplacedPassword({ profileId, heading }: ReplacedPasswordProps) {
  const [profile] = useState(() => createProfileById(profileId));
  const [form] = useState(() => createProfileForm({ profileId, own: false }));
  const { phase, value, failure } = useStore(profile.$state);
  const isSaved = useStore(form.$submission, (submission) => submission.phase === 'saved');
  useEffect(() => profile.open(), [profile]);

  function retry(): void {
    heading.current?.focus();
    void profile.read();
  }

  if (isSaved) {
    return (
      <SavedNote text={messages.saved}>
        <OnwardLink />
      </SavedNote>
    );
  }
  if (phase === 'failed') return <ReadFailure failure={failure} what={messages.theProfile} onRetry={retry} />;
  if (phase === 'loading') return <Skeleton rows={4} />;
  return (
    <>
      {value.generatedPassword === false && (
        // The documents don't say what the flag means for the password, so only the server refuses a new one.
        <Notice tone="info">
          {messages.hasPassword} <OnwardLink />
        </Notice>
      )}
      <p className="cb-profile__line">{messages.choosePassword}</p>
      <ProfileFields form={form} person={value} />
    </>
  );
}

/** The link after a password was chosen: to the login page for guests, otherwise to the account. */
function OnwardLink() {
  const { guest } = useStore($session).visitor;
  return (
    <a className="cb-link" href={guest ? LOGIN_PAGE : '/account/landing'}>
      {guest ? messages.signIn : messages.myAccount}
    </a>
  );
}
