/** Reads the shopper's lists to find out what a write has changed. */
import { readList } from '../../api/lists/list-items.ts';
import { readLists } from '../../api/lists/lists.ts';
import { type CartQuantities, cartQuantities } from '../../domain/cart/cart-quantities.ts';
import { type ShoppingList, withQuantity } from '../../domain/lists/shopping-list.ts';
import { $session } from '../session.ts';

/** The id of the profile that the shopper's own lists belong to; empty for guests. */
export const ownProfileId = () => $session.get().visitor.profileId ?? '';

/** Reads a list. @returns the pieces by item number; null if it can't be read */
export async function readListQuantities(listId: string): Promise<CartQuantities | null> {
  const read = await readList({ listId, profileId: ownProfileId() });
  if (!read.ok) return null;
  const lines = read.value.items.map(withQuantity);
  return cartQuantities({ lines });
}

/** Finds the list by its name: a new one has no id yet. @returns null if there is none; undefined if that is unknown */
export async function findList(name: string): Promise<ShoppingList | null | undefined> {
  const read = await readLists();
  if (!read.ok) return undefined;
  return read.value.lists.find((one) => one.name?.trim() === name.trim()) ?? null;
}
