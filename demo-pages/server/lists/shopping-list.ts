/** A shopping list; it never changes: a change makes another one in its place. */
export interface ShoppingList {
  /** In the manner of `gl10000`. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** When it was made, in milliseconds since 1970. */
  readonly createdOn: number;
  /** True when other customers may see it. */
  readonly isPublic: boolean;
  readonly isWishlist: boolean;
  readonly items: readonly ListItem[];
}

/** A row of a list: the same product may stand on several. */
export interface ListItem {
  /** In the manner of `gi1000001`. */
  readonly id: string;
  readonly itemNumber: string;
  /** How many are needed. */
  readonly quantity: number;
}

/** Whose lists they are. */
export interface ListOwner {
  readonly profileId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** A list with its owner. */
export interface OwnedList {
  readonly list: ShoppingList;
  readonly owner: ListOwner;
}

/** The most pieces that a row may ask for. */
export const MOST_NEEDED = 999;
