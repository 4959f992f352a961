import { useLayoutEffect, useState } from 'react';
import { accountLinks } from '../../shared/domain/account-pages.ts';
import type { Permissions } from '../../shared/domain/permissions.ts';
import type { Visitor } from '../../shared/domain/visitor.ts';
import { fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { messages } from './account-landing-messages.ts';
import { createAccountLanding } from './account-landing-state.ts';
import { AccountTile } from './account-tile.tsx';

const LAB_LISTS = '/landing/college/materials-for-popular-biology-labs';

interface AccountOverviewProps {
  visitor: Visitor;
  permissions: Permissions;
}

/** What there is to tell, and the tiles that this shopper has [2 §2, My Account landing]. */
export function AccountOverview({ visitor, permissions }: AccountOverviewProps) {
  const [landing] = useState(createAccountLanding);
  const told = useStore(landing.$messages);
  // Before the first paint: a flash message is then part of it.
  useLayoutEffect(() => landing.start(), [landing]);
  const { firstName } = visitor;
  return (
    <>
      <div className="cb-account-landing__messages">
        {told.length === 0 && (
          <p className="cb-account-landing__text">
            {firstName ? fill(messages.welcome, { name: firstName }) : messages.welcomeUnnamed}
          </p>
        )}
        {told.map(({ tone, text }) => (
          <Notice key={text} tone={tone} urgent={tone === 'danger'}>
            {text}
          </Notice>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers */}
      <ul className="cb-account-landing__tiles" role="list">
        {accountLinks(permissions).map(({ page, href }) => (
          <AccountTile
            key={page}
            kind={page}
            href={href}
            name={messages[page]}
            text={messages[`${page}Text`]}
            onLeave={landing.leave}
          />
        ))}
        <AccountTile
          kind="labLists"
          href={LAB_LISTS}
          name={messages.labLists}
          text={messages.labListsText}
          onLeave={landing.leave}
        />
      </ul>
    </>
  );
}
