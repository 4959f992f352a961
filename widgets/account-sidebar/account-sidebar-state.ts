import { type AccountLink, accountLinks } from '../../shared/domain/account/account-pages.ts';
import type { Visitor } from '../../shared/domain/account/visitor.ts';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import { readQuery } from '../../shared/page/page-query.ts';

/** What the menu has on this page. */
export interface Sidebar {
  links: (AccountLink & { isHere: boolean })[];
  /** Whether the menu is shown in a window as narrow as a phone's, too. */
  onPhones: boolean;
}

/** Pages that have the menu on phones, too; with any query, such as `?create=true`. */
const PHONE_PAGES = /^\/(account|checkout)\/landing$/;

/**
 * What the menu has for this visitor on this page [2 §2 Account sidebar].
 * @returns null where there is none: for a guest, and beside the profile of somebody who replaces a password that
 *   the shop has made up
 */
export function sidebarFor(visitor: Visitor): Sidebar | null {
  const permissions = permissionsFor(visitor, 'standard');
  const path = pagePath();
  if (!permissions.mayViewAccount) return null;
  if (path === '/account/profile' && readQuery().get('id')) return null;
  return {
    links: accountLinks(permissions).map((link) => ({ ...link, isHere: link.href === path })),
    onPhones: PHONE_PAGES.test(path),
  };
}

/** The page's path without what servers add to it: a session's id, a slash at the end. */
function pagePath(): string {
  return location.pathname.replace(/;.*$/, '').replace(/\/$/, '');
}
