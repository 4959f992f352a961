import type { ListSeed } from '../../demo-pages/server/lists/list-seeds.ts';
import { becomeKind, type Session } from '../../demo-pages/server/session.ts';
import { findUserKind } from '../../demo-pages/server/user-kinds.ts';
import { type Bench, nextVisit, siteOf } from './context.ts';
import type { Side } from './table.ts';

/** The largest list of a member. */
export const LONG_LIST = { id: 'gl20002', path: '/account/list-detail?giftlistId=gl20002&isWishlist=false' };

/**
 * Begins the visit of a signed-in shopper with lists.
 * @param path a page of the shop
 * @param lists how many lists the shopper has
 * @returns the session, and the address to open
 */
export function beginMemberVisit(
  bench: Bench,
  side: Side,
  path: string,
  lists: ListSeed = '30',
): { session: Session; address: string } {
  const site = siteOf(bench, side);
  const visit = nextVisit();
  const session = site.sessions.begin(visit);
  session.listSeed = lists;
  becomeKind(session, findUserKind('individual') as NonNullable<ReturnType<typeof findUserKind>>);
  session.head = 'self';
  const address = new URL(path, site.address);
  address.searchParams.set('visit', visit);
  return { session, address: address.href };
}
