import { type AccountLink, accountLinks } from '../../shared/domain/account/account-pages.ts';
import type { Visitor } from '../../shared/domain/account/visitor.ts';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import { readQuery } from '../../shared/page/links/page-query.ts';

/** The menu on this page. */
export interface Sidebar {
  links: (AccountLink & { isHere: boolean })[];
  /** Whether the menu is also shown in a window as narrow as a phone's. */
  onPhones: boolean;
}

/** Pages that also have the menu on phones, with any query. */
const PHONE_PAGES: readonly string[] = ['/account/landing', '/checkout/landing'];

/**
 * Creates the menu for this visitor on this page [2 §2 Account sidebar].
 * @returns null if there is none: for a guest, and beside the profile of a shopper who replaces a password that the shop has
 *   generated
 */
export function sidebarFor(visitor: Visitor): Sidebar | null {
  const permissions = permissionsFor(visitor, 'standard');
  const path = pagePath();
  if (!permissions.mayViewAccount) return null;
  if (path === '/account/profile' && readQuery().get('id')) return null;
  return {
    links: accountLinks(permissions).map((link) => ({ ...link, isHere: link.href === path })),
    onPhones: PHONE_PAGES.includes(path),
  };
}

/** The page's path without a session id or a trailing slash, which servers may add. */
function pagePath(): string {
  return (location.pathname.split(';', 1)[0] as string).replace(/\/$/, '');
}
