import type { Result } from '../../domain/failure.ts';
import type { ListItem, ShoppingList } from '../../domain/lists/shopping-list.ts';
import { ownPath } from '../../page/links/page-query.ts';
import { type AddedProductsReading, AddedProductsReply, toAddedProducts } from '../cart/added-products.ts';
import { anyAnswer } from '../transport/any-answer.ts';
import { post } from '../transport/post.ts';
import { type ListWriteOptions, writeLists } from './write-lists.ts';

const ADD_PRODUCTS = 'shopping-list/shopping-list-details/add-products-to-cart';

/**
 * A list as the calls that add to the cart describe it. An absent name is left out, so that the server keeps its own.
 */
export type ListDetails = Pick<ShoppingList, 'id' | 'name' | 'description'> & {
  /** Absent where it is unknown: the server then leaves it as it is. */
  isPublic?: boolean;
};

/** Some or all items of a list. */
export interface ListSelection {
  list: ListDetails;
  /** Items with the quantities that are wanted; one without a quantity is one piece. */
  items: readonly Pick<ListItem, 'productId' | 'giftItemId' | 'quantity'>[];
}

/** What changes in the shopper's own list. */
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
 * Changes the shopper's own list: name, description, quantities, and which items are removed. The call is that of
 * adding items, with none chosen: the cart stays as it is [2 §7 List to cart]. An answer that is no object is no problem to
 * report [wire Writes], but gives `not-json`: the list must be read to find out.
 * @param edit.items those that have another quantity. The server tells them by their product: where a list names one
 *   several times, all of its rows are to be given, in the list's order
 */
export async function changeList(edit: ListEdit, options?: ListWriteOptions): Promise<Result<null>> {
  let saysNothing = false;
  const result = await sendItems(edit, [], {
    ...options,
    judgeAnswer(text, json) {
      saysNothing = true;
      return anyAnswer(text, json);
    },
  });
  if (!result.ok) return result;
  if (!saysNothing) return { ok: true, value: null };
  return { ok: false, failure: { kind: 'not-json', request: `POST ${ADD_PRODUCTS}`, messages: [] } };
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
  // The list may be a friend's, on a page of its own.
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
