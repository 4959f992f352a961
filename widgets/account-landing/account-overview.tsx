import { useLayoutEffect, useState } from 'react';
import { accountLinks } from '../../shared/domain/account/account-pages.ts';
import type { Visitor } from '../../shared/domain/account/visitor.ts';
import type { Permissions } from '../../shared/domain/permissions.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { createAccountLanding } from './account-landing-state.ts';

const messages = defineMessages('account-landing', {
  welcome: 'Welcome, {name}.',
  welcomeUnnamed: 'Welcome.',
  signedInAs: 'Signed in as {email}',

  profile: 'My Profile',
  profileText: 'Your name, email address and password',
  organization: 'My Organization',
  organizationText: 'Your account number, contract terms and settings',
  lists: 'Shopping Lists',
  listsText: 'Products to order again, copy or share',
  orders: 'Order History',
  ordersText: 'Your online orders, to view and reorder',
  labLists: 'College Lab Lists',
  labListsText: 'Materials for popular biology labs',
});

const ICONS = {
  profile: 'M12 4a4 4 0 0 1 0 8a4 4 0 0 1 0-8zM4.5 20a7.5 7.5 0 0 1 15 0',
  organization: 'M4 20h16M6 20V9l6-5 6 5v11M10 20v-5h4v5M10 11h.01M14 11h.01',
  lists: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  orders: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  labLists: 'M9 4h6M10 4v6l-5 8.5A1 1 0 0 0 6 20h12a1 1 0 0 0 1-1.5L14 10V4M7.5 15h9',
};

const LAB_LISTS = '/landing/college/materials-for-popular-biology-labs';

interface AccountOverviewProps {
  visitor: Visitor;
  permissions: Permissions;
}

/** The messages, and the tiles that this shopper has [2 §2 Landing tiles]. */
export function AccountOverview({ visitor, permissions }: AccountOverviewProps) {
  const [landing] = useState(createAccountLanding);
  const told = useStore(landing.$messages);
  // Before the first paint, so that a flash message is part of it.
  useLayoutEffect(() => landing.open(), [landing]);
  return (
    <>
      <div className="cb-account-landing__messages">
        {told.length === 0 && <Welcome visitor={visitor} />}
        {told.map(({ tone, text }) => (
          <Notice key={text} tone={tone} urgent={tone === 'danger'}>
            {text}
          </Notice>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers */}
      <ul className="cb-account-landing__tiles" role="list">
        {accountLinks(permissions).map(({ page, href }) => (
          <AccountTile key={page} kind={page} href={href} />
        ))}
        <AccountTile kind="labLists" href={LAB_LISTS} />
      </ul>
    </>
  );
}

/** Greets by first name. On a shared computer, the email address shows whose account is open. */
function Welcome({ visitor: { firstName, email } }: { visitor: Visitor }) {
  return (
    <div className="cb-account-welcome">
      <p className="cb-account-welcome__name">
        {firstName ? fill(messages.welcome, { name: firstName }) : messages.welcomeUnnamed}
      </p>
      {email && <p className="cb-account-welcome__email">{fill(messages.signedInAs, { email })}</p>}
    </div>
  );
}

interface AccountTileProps {
  kind: keyof typeof ICONS;
  href: string;
}

/** One tile. All of it can be pressed; only the heading names its link. */
function AccountTile({ kind, href }: AccountTileProps) {
  return (
    <li className="cb-card cb-account-tile" data-kind={kind}>
      <Icon path={ICONS[kind]} />
      <div className="cb-account-tile__words">
        <a className="cb-account-tile__link" href={href}>
          {messages[kind]}
        </a>
        <p className="cb-account-tile__text">{messages[`${kind}Text`]}</p>
      </div>
    </li>
  );
}
