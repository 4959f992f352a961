/** The parts of the header that are needed only when a menu opens or somebody has signed out; loaded then. */
import { useEffect, useState } from 'react';
import { type Department, foldersOf } from '../../shared/api/content/navigation.ts';
import { announce } from '../../shared/page/announce.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { ownPath } from '../../shared/page/page-query.ts';
import { DismissibleNotice } from '../../shared/ui/notices.tsx';
import { MenuName } from './menu-name.tsx';

const messages = defineMessages('site-header', {
  signedOut: 'You have signed out. This page is from before.',
  reload: 'Reload this page',
});

/** What is below a department: its folders side by side, each with its links [2 §2 Main menu]. */
export function DepartmentLinks({ department }: { department: Department }) {
  return (
    <ul className="cb-site-header__folders">
      {foldersOf(department).map(({ name, url, items }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: read once, and two may have one name
        <li key={index} className="cb-site-header__folder">
          <MenuName className="cb-site-header__folder-name" name={name} url={url} />
          {items.length > 0 && (
            <ul className="cb-site-header__folder-items">
              {items.map((item, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <li key={place} className="cb-site-header__folder-item">
                  <MenuName className="cb-site-header__folder-link" name={item.name} url={item.url} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Says that this page still shows somebody who has signed out, here or in another tab, and offers to reload it [2 §4]. */
export function SignedOutNotice() {
  const [isShown, setShown] = useState(true);
  useEffect(() => announce(messages.signedOut), []);
  if (!isShown) return null;
  return (
    <div className="cb-site-header__signed-out">
      <DismissibleNotice tone="warning" onDismiss={() => setShown(false)}>
        <span className="cb-site-header__signed-out-text">{messages.signedOut}</span>{' '}
        {/* Without the hash, which would keep the browser on the page. */}
        <a className="cb-link" href={ownPath() + location.search}>
          {messages.reload}
        </a>
      </DismissibleNotice>
    </div>
  );
}
