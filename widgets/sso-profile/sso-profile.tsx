import { isPathSegment } from '../../shared/domain/path-segment.ts';
import { readQuery } from '../../shared/page/page-query.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { SsoPage } from './sso-page.tsx';
import { messages } from './sso-profile-messages.ts';

/** The profile that the page's address names, for somebody who comes from another site [2 §2]. */
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
