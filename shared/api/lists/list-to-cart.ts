import type { Result } from '../../domain/failure.ts';
import type { ListItem, ShoppingList } from '../../domain/lists/shopping-list.ts';
import { ownPath } from '../../page/links/page-query.ts';
import { type AddedProductsReading, AddedProductsReply, toAddedProducts } from '../cart/added-products.ts';
import { post } from '../transport/post.ts';
import { writeUnlessUnclear } from '../transport/unclear-answer.ts';
import { type ListWriteOptions, writeLists } from './write-lists.ts';

const ADD_PRODUCTS = 'shopping-list/shopping-list-details/add-products-to-cart';

/**
 * A list, in the format of the calls that add to the cart. An absent name is left out, so that the server keeps its
 * own.
 */
export type ListDetails = Pick<ShoppingList, 'id' | 'name' | 'description'> & {
  /** Absent if it is unknown: the server then leaves it unchanged. */
  isPublic?: boolean;
};

/** Some or all items of a list. */
export interface ListSelection {
  list: ListDetails;
  /** Items with the wanted quantities; an item without one counts as one piece. */
  items: readonly Pick<ListItem, 'productId' | 'giftItemId' | 'quantity'>[];
}

/** Changes to the shopper's own list. */
export interface ListEdit extends ListSelection {
  /** `giftItemId`s of the items that are removed. */
  removed: readonly string[];
}

/**
 * Adds all items of whole lists to the cart: POST
 * `shopping-list/shopping-list-details/add-multiple-products-to-cart` [2 §7 List to cart].
 */
export function addListsToCart(listIds: readonly string[]): Promise<Result<AddedProductsReading>> {
  const path = 'shopping-list/shopping-list-details/add-multiple-products-to-cart';
  return post(path, { selectedLists: listIds }, AddedProductsReply, toAddedProducts);
}

/**
 * Adds these items of a list to the cart: POST `shopping-list/shopping-list-details/add-products-to-cart`
 * [2 §7 List to cart]. In the shopper's own list these quantities are saved.
 */
export function addSelectedToCart({ list, items }: ListSelection): Promise<Result<AddedProductsReading>> {
  const chosen = items.map(({ productId }) => productId);
  return sendItems({ list, items, removed: [] }, chosen);
}

/**
 * Changes the shopper's own list: name, description, quantities, removed items. It uses the call that adds items, with
 * none chosen, so the cart stays unchanged [2 §7 List to cart]. A reply that isn't an object is no problem to report
 * [wire Writes], but gives `not-json`: read the list to find out.
 * @param edit.items the items with a changed quantity. The server identifies them by product: if a list has a product
 *   several times, pass all of its rows, in the list's order
 */
export function changeList(edit: ListEdit, options?: ListWriteOptions): Promise<Result<null>> {
  const isUnclear = () => true;
  return writeUnlessUnclear(ADD_PRODUCTS, isUnclear, (judgeAnswer) =>
    sendItems(edit, [], { ...options, judgeAnswer }),
  );
}

/** Adds a whole list to the cart: POST `shopping-list/shopping-list-details/add-list-to-cart` [2 §7 List to cart]. */
export function addListToCart({ list, items }: ListSelection): Promise<Result<AddedProductsReading>> {
  const productIds = items.map(({ productId }) => productId);
  const body = {
    ...describe(list),
    skuIdsList: productIds,
    prodIdsList: productIds,
    productDetails: items.map(({ productId, quantity }) => `${productId}:${quantity ?? 1}`).join(),
  };
  const path = 'shopping-list/shopping-list-details/add-list-to-cart';
  return post(path, body, AddedProductsReply, toAddedProducts);
}

function sendItems(
  { list, items, removed }: ListEdit,
  chosen: string[],
  options?: ListWriteOptions,
): Promise<Result<AddedProductsReading>> {
  // The list may be a friend's, on its own page.
  const page = `${ownPath()}${location.search}`;
  const body = {
    data: {
      ...describe(list),
      itemIdsList: items.flatMap(({ giftItemId }) => giftItemId ?? []),
      removeGiftitemIds: removed,
      successURL: page,
      errorURL: page,
    },
    selectedProduct: chosen,
    giftListItems: items.map(({ productId, quantity }) => ({ productId, quantity: quantity ?? 1 })),
  };
  return writeLists(ADD_PRODUCTS, body, AddedProductsReply, toAddedProducts, options);
}

function describe({ id, name, description = '', isPublic }: ListDetails) {
  return { giftlistId: id, eventName: name, description, isPublic, isPublished: isPublic };
}
