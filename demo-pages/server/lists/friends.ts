import { makeLists } from './list-seeds.ts';
import type { ListOwner, ShoppingList } from './shopping-list.ts';

/** A customer whose public lists others may see. */
export interface Friend extends ListOwner {
  readonly lists: readonly ShoppingList[];
}

/** Other customers, who can be found by their email address. */
export const FRIENDS: readonly Friend[] = [
  friend('310001', 'Marta', 'Keller', 9),
  friend('310002', 'Samuel', 'Okafor', 1),
  friend('310003', 'Yuki', 'Tanaka', 60),
  // All lists of this account are private.
  friend('310004', 'Lena', 'Fischer', 0),
];

/** Returns the friend with this profile id, or undefined if there is none. */
export function findFriend(profileId: string): Friend | undefined {
  return FRIENDS.find((friend) => friend.profileId === profileId);
}

function friend(profileId: string, firstName: string, lastName: string, count: number): Friend {
  return {
    profileId,
    firstName,
    lastName,
    email: `${firstName}.${lastName}@example.com`.toLowerCase(),
    lists: makeLists(`gl${profileId.slice(-2)}`, count).filter((list) => list.isPublic),
  };
}
