import { useEffect, useState } from 'react';
import { announce } from '../../shared/page/announce.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { laterWords as words } from './site-header-later-words.ts';

/** Tells that this page still shows somebody who has signed out, here or in another tab, and how to get rid of it. */
export function SignedOutNotice() {
  const [isShown, setShown] = useState(true);
  useEffect(() => announce(words.signedOut), []);
  if (!isShown) return null;
  return (
    <div className="cb-site-header__signed-out">
      <Notice tone="warning" onDismiss={() => setShown(false)}>
        <span className="cb-site-header__signed-out-text">{words.signedOut}</span>{' '}
        {/* Without the hash, which would keep the browser on the page. */}
        <a className="cb-link" href={location.pathname + location.search}>
          {words.reload}
        </a>
      </Notice>
    </div>
  );
}
