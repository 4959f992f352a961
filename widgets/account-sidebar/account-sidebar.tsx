import { defineMessages } from '../../shared/page/messages.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { useUniqueId } from '../../shared/ui/hooks.ts';
import { sidebarFor } from './account-sidebar-state.ts';

const messages = defineMessages('account-sidebar', {
  title: 'My Account',
  profile: 'My Profile',
  organization: 'My Organization',
  lists: 'Shopping Lists',
  orders: 'Order History',
});

/** The menu of the account: the pages that this shopper has [2 §2 Account sidebar]. */
export function AccountSidebar() {
  const { visitor } = useStore($session);
  const headingId = useUniqueId();
  const sidebar = sidebarFor(visitor);
  // Not null: an empty island counts as damaged by the page.
  if (!sidebar) return <div className="cb-root" />;
  return (
    <nav className="cb-root cb-account-sidebar" aria-labelledby={headingId} data-on-phones={sidebar.onPhones}>
      <h2 className="cb-heading cb-account-sidebar__heading" id={headingId}>
        {messages.title}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers */}
      <ul className="cb-account-sidebar__list" role="list">
        {sidebar.links.map(({ page, href, isHere }) => (
          <li className="cb-account-sidebar__entry" key={page}>
            <a className="cb-account-sidebar__link" href={href} aria-current={isHere ? 'page' : undefined}>
              {messages[page]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
