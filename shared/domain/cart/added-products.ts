/** One product of a reply about adding to the cart: from an order, a list or several lists. */
export interface AddedProduct {
  productId: string;
  name?: string;
  /** How many pieces; absent where the server does not say. */
  quantity?: number;
  imageUrl?: string;
  /** What the server says of it, such as why it was not added. */
  message?: string;
}

/** What went into the cart, and what did not [2 §4 List to cart, §4 Reorder]. */
export interface AddedProducts {
  added: AddedProduct[];
  refused: AddedProduct[];
}
