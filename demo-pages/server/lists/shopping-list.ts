/** A shopping list. It is immutable: a change replaces it. */
export interface ShoppingList {
  /** Such as `gl10000`. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** When it was created, in milliseconds since 1970. */
  readonly createdOn: number;
  /** True if other customers may see it. */
  readonly isPublic: boolean;
  readonly isWishlist: boolean;
  readonly items: readonly ListItem[];
}

/** A row of a list. Several rows may have the same product. */
export interface ListItem {
  /** Such as `gi1000001`. */
  readonly id: string;
  readonly itemNumber: string;
  /** The quantity needed. */
  readonly quantity: number;
}

/** The owner of lists. */
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

/** The maximum quantity of a row. */
export const MOST_NEEDED = 999;
