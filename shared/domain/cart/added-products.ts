/** One product of a reply about adding to the cart: from an order, a list or several lists. */
export interface AddedProduct {
  productId: string;
  name?: string;
  /** How many pieces; absent if the server doesn't say. */
  quantity?: number;
  imageUrl?: string;
  /** The server's message about it, such as why it was not added. */
  message?: string;
}

/** The products that were added to the cart, and those that were not [2 §4 List to cart, §4 Reorder]. */
export interface AddedProducts {
  added: AddedProduct[];
  refused: AddedProduct[];
}
