import { useEffect, useState } from 'react';
import { announce } from '../../shared/page/announce.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { lazyMessages as messages } from './site-header-lazy-messages.ts';

/** Tells that this page still shows somebody who has signed out, here or in another tab, and how to get rid of it. */
export function SignedOutNotice() {
  const [isShown, setShown] = useState(true);
  useEffect(() => announce(messages.signedOut), []);
  if (!isShown) return null;
  return (
    <div className="cb-site-header__signed-out">
      <Notice tone="warning" onDismiss={() => setShown(false)}>
        <span className="cb-site-header__signed-out-text">{messages.signedOut}</span>{' '}
        {/* Without the hash, which would keep the browser on the page. */}
        <a className="cb-link" href={location.pathname + location.search}>
          {messages.reload}
        </a>
      </Notice>
    </div>
  );
}
