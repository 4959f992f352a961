import { useRef } from 'react';
import { isPathSegment } from '../../shared/domain/path-segment.ts';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import { readQuery } from '../../shared/page/page-query.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx';
import { LoginRedirect } from '../../shared/ui/login-redirect.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { SavedNote } from '../../shared/ui/saved-note.tsx';
import { OwnProfile } from './own-profile.tsx';
import { messages } from './profile-form-messages.ts';
import { ReplacedPassword } from './replaced-password.tsx';
import { SignInLink } from './sign-in-link.tsx';

/**
 * The profile that the page's address names, else the shopper's own [2 §2]. A guest without one is sent to sign in,
 * but for the guest whose new password has just been saved: they read that first.
 */
export function ProfileForm() {
  const { visitor } = useStore($session);
  const heading = useRef<HTMLHeadingElement>(null);
  const query = readQuery();
  const id = query.get('id')?.trim();
  const saved = query.get('success') === 'true';
  const mayChange = permissionsFor(visitor, 'standard').mayViewAccount;

  function content() {
    if (id && !isPathSegment(id)) return <Notice tone="warning">{messages.badLink}</Notice>;
    if (id) return <ReplacedPassword profileId={id} heading={heading} />;
    if (mayChange) return <OwnProfile visitor={visitor} saved={saved} />;
    if (!saved) return <LoginRedirect to="/account/login?resume=prev" />;
    return (
      <SavedNote text={messages.saved}>
        <SignInLink />
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
      <div className="cb-profile__body">{content()}</div>
    </div>
  );
}
