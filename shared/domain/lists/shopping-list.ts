import type { Amount } from '../money.ts';

/** A shopping list, as the tables of lists show it [2 §3 Shopping list]. */
export interface ShoppingList {
  id: string;
  /** Absent for a list without a name. */
  name?: string;
  description?: string;
  /** When it was made, in any form that `formatDate` takes. */
  createdOn?: string;
  /** How many items it holds. */
  itemCount?: number;
  total?: Amount;
  retailPrice?: Amount;
  isWishlist: boolean;
  /** Whether other customers may see it; absent where the server does not say. */
  isPublic?: boolean;
  ownerName?: string;
  userName?: string;
}

/** What a shopper says of a list. The calls take 40 and 120 characters; the description may be empty [1 §9], [2 §9]. */
export interface ListTexts {
  name: string;
  description: string;
  /** Whether other customers may see it; absent where they were not asked, or have not answered. */
  isPublic?: boolean;
}

/** One item of a list [2 §3 List item]. */
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
  price?: Amount;
  retailPrice?: Amount;
  /** Pictures that warn: of the item itself, and of where it may not be sent. */
  cautionUrl?: string;
  geographicUrl?: string;
}

/** What an item is called: by its number where it has no name. */
export function itemName({ name, productId }: ListItem): string {
  return name ?? productId;
}

/** What lists can be sorted by, under the server's names [2 §2 List sorting]. */
export type ListSortKey = 'eventName' | 'creationDate' | 'quantity' | 'total';

/** What the items of a list can be sorted by [2 §2 Item columns]. */
export type ListItemSortKey = 'displayName' | 'catalogRefId' | 'quantityDesired' | 'price';

/** How many characters the texts of lists may have [2 §9 Lengths]; those of all addresses and of a message are ours. */
export const LIST_LIMITS = {
  name: 40,
  description: 120,
  search: 25,
  friendEmail: 256,
  emails: 1000,
  emailMessage: 1000,
};
