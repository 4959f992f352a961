import type { Money } from './cart.ts';

/** A shopping list, as the tables of lists show it [2 §3]. */
export interface ShoppingList {
  id: string;
  /** Absent where nobody gave it a name. */
  name?: string;
  description?: string;
  /** When it was made, in any form that `formatDate` takes. */
  createdOn?: string;
  /** How many items it holds. */
  itemCount?: number;
  total?: Money;
  retailPrice?: Money;
  isWishlist: boolean;
  ownerName?: string;
  userName?: string;
}

/** One item of a list [2 §3]. */
export interface ListItem {
  /** Tells rows apart, also where a list names an item twice. */
  key: string;
  productId: string;
  /** The row's own id, by which its owner takes it out of the list. */
  giftItemId?: string;
  name?: string;
  url?: string;
  imageUrl?: string;
  quantity?: number;
  price?: Money;
  retailPrice?: Money;
  /** Pictures that warn: of the item itself, and of where it may not be sent. */
  cautionUrl?: string;
  geographicUrl?: string;
}

/** What an item is called: by its number where it has no name. */
export function itemName({ name, productId }: ListItem): string {
  return name ?? productId;
}

/** By what lists are sorted, in the words of the server and of its paths [2 §2]. */
export type ListSortKey = 'eventName' | 'creationDate' | 'quantity' | 'total';

/** By what the items of a list are sorted [2 §7]. */
export type ListItemSortKey = 'displayName' | 'catalogRefId' | 'quantityDesired' | 'price';

/** How many characters the texts of lists may have [2 §9]. */
export const LIST_LIMITS = { name: 40, description: 120, search: 25, friendEmail: 256 };
