import type { Session } from '../session.ts';
import { PROFILE_ID } from '../user-kinds.ts';
import { Refusal } from '../wire/refusal.ts';
import { FRIENDS, findFriend } from './friends.ts';
import type { ListOwner, OwnedList, ShoppingList } from './shopping-list.ts';

/** Returns the visitor as the owner of their lists. */
export function ownOwner({ kind }: Session): ListOwner {
  const { firstName = '', lastName = '', email = '' } = kind;
  return { profileId: PROFILE_ID, firstName, lastName, email };
}

/** Returns one of the session's own lists. Throws a Refusal if there is no such list. */
export function ownList({ lists }: Session, id: string): ShoppingList {
  const list = lists.find((candidate) => candidate.id === id);
  if (!list) throw new Refusal('This list is no longer there.', 'noSuchList', 'giftlistId');
  return list;
}

/** Returns a list that the session may see: one of its own, or a public one. Throws a Refusal for any other. */
export function visibleList(session: Session, id: string): OwnedList {
  const own = session.lists.find((list) => list.id === id);
  if (own) return { list: own, owner: ownOwner(session) };
  for (const owner of FRIENDS) {
    const list = owner.lists.find((candidate) => candidate.id === id);
    if (list) return { list, owner };
  }
  throw new Refusal('This list is no longer there.', 'noSuchList', 'giftlistId');
}

/** Returns the public lists of a profile, with their owner. Throws a Refusal for an unknown profile. */
export function publicLists(
  session: Session,
  profileId: string,
): { lists: readonly ShoppingList[]; owner: ListOwner } {
  if (profileId === PROFILE_ID && !session.kind.guest) {
    return { lists: session.lists.filter((list) => list.isPublic), owner: ownOwner(session) };
  }
  const friend = findFriend(profileId);
  if (!friend) throw new Refusal('We do not know this customer.', 'noSuchProfile', 'profileId');
  return { lists: friend.lists, owner: friend };
}

/** Replaces one of the session's own lists. */
export function replaceList(session: Session, list: ShoppingList): void {
  session.lists = session.lists.map((candidate) => (candidate.id === list.id ? list : candidate));
}
