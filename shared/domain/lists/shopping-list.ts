import type { ItemWithQuantity } from '../cart/quantities-by-item.ts';
import type { Amount } from '../money.ts';

/** A shopping list, as the tables of lists show it [2 §3 Shopping list]. */
export interface ShoppingList {
  id: string;
  /** Absent for a list without a name. */
  name?: string;
  description?: string;
  /** When it was created, in any format that `formatDate` accepts. */
  createdOn?: string;
  /** How many items it has. */
  itemCount?: number;
  total?: Amount;
  retailPrice?: Amount;
  isWishlist: boolean;
  /** Whether other customers may see it; absent if the server doesn't say. */
  isPublic?: boolean;
  ownerName?: string;
  userName?: string;
}

/**
 * The details of a list that a shopper enters. The calls accept 40 and 120 characters; the description may be empty [1
 * §9], [2 §9].
 */
export interface ListTexts {
  name: string;
  description: string;
  /** Whether other customers may see it; absent if the shopper wasn't asked, or hasn't answered. */
  isPublic?: boolean;
}

/** One item of a list [2 §3 List item]. */
export interface ListItem {
  /** Identifies the row, even if a list has an item twice. */
  key: string;
  productId: string;
  /** The row's own id, with which its owner removes it from the list. */
  giftItemId?: string;
  name?: string;
  url?: string;
  imageUrl?: string;
  quantity?: number;
  price?: Amount;
  retailPrice?: Amount;
  /** Warning pictures: about the item itself, and about places it may not be shipped to. */
  cautionUrl?: string;
  geographicUrl?: string;
}

/** An item's name, or its number if it has none. */
export function itemName({ name, productId }: ListItem): string {
  return name ?? productId;
}

/** The item of a row and its number of pieces: one, if the row has no quantity. */
export function withQuantity({ productId, quantity = 1 }: ListItem): ItemWithQuantity {
  return { itemNumber: productId, quantity };
}

/** The columns that lists can be sorted by, with the server's names [2 §2 List sorting]. */
export type ListSortKey = 'eventName' | 'creationDate' | 'quantity' | 'total';

/** The columns that the items of a list can be sorted by [2 §2 Item columns]. */
export type ListItemSortKey = 'displayName' | 'catalogRefId' | 'quantityDesired' | 'price';

/** How many items of a list a page has. With more rows, the page would use too much memory and sort too slowly. */
export const ITEMS_ON_PAGE = 2000;

/**
 * How many characters the texts of lists may have [2 §9 Lengths]; the limits for all addresses and for a message are
 * ours.
 */
export const LIST_LIMITS = {
  name: 40,
  description: 120,
  search: 25,
  friendEmail: 256,
  emails: 1000,
  emailMessage: 1000,
};
