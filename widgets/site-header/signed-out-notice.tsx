import { useEffect, useState } from 'react';
import { announce } from '../../shared/page/announce.ts';
import { ownPath } from '../../shared/page/links/page-query.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { DismissibleNotice } from '../../shared/ui/notices.tsx';

const messages = defineMessages('site-header', {
  signedOut: 'You’ve signed out, so this page may be out of date.',
  reload: 'Reload this page',
});

/** Says that this page still shows a shopper who has signed out, here or in another tab, and offers to reload it [2 §4]. */
export function SignedOutNotice() {
  const [isShown, setShown] = useState(true);
  useEffect(() => announce(messages.signedOut), []);
  if (!isShown) return null;
  return (
    <div className="cb-site-header__signed-out">
      <DismissibleNotice tone="warning" onDismiss={() => setShown(false)}>
        <span className="cb-site-header__signed-out-text">{messages.signedOut}</span>{' '}
        {/* Without the hash: with it, the browser would stay on the page instead of loading it. */}
        <a className="cb-link" href={ownPath() + location.search}>
          {messages.reload}
        </a>
      </DismissibleNotice>
    </div>
  );
}
