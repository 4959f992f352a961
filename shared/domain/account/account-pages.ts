import type { Permissions } from '../permissions.ts';

/** A page of the shopper's account. */
export type AccountPage = 'profile' | 'organization' | 'lists' | 'orders';

/** A link to one of them. */
export interface AccountLink {
  page: AccountPage;
  href: string;
}

const LINKS: readonly AccountLink[] = [
  { page: 'profile', href: '/account/profile' },
  { page: 'organization', href: '/account/b2i/organization-user' },
  { page: 'lists', href: '/account/list' },
  { page: 'orders', href: '/account/order' },
];

/** Links to the pages of the account that this shopper has, in the order of the menus; none for a guest [2 §2, §6]. */
export function accountLinks({
  mayViewAccount,
  seesOrganization,
  seesOrderHistory,
}: Permissions): AccountLink[] {
  return LINKS.filter(({ page }) => {
    if (page === 'organization') return seesOrganization;
    return page === 'orders' ? seesOrderHistory : mayViewAccount;
  });
}
