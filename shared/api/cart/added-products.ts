import type { Infer } from 'superstruct';
import type { AddedProduct, AddedProducts } from '../../domain/cart/added-products.ts';
import { anything, identifier, required, text, wholeNumber } from '../transport/coercers.ts';
import { fields, list } from '../transport/fields.ts';

/** What was added, with the server's entries for the page's tag manager, unchanged. */
export type AddedProductsReading = AddedProducts & { dataLayer: unknown[] };

const ProductReply = fields({
  ProductId: required(identifier),
  displayName: text,
  quantity: wholeNumber,
  imageURL: text,
  message: text,
  dataLayer_obj: anything,
});
type ProductReply = Infer<typeof ProductReply>;

/** The fields of `AddedProductsReply`, for a call whose answer has more of them. */
export const addedProductsFields = { validproducts: list(ProductReply), invalidProducts: list(ProductReply) };

/** What reordering and every way of putting a list into the cart answers [wire Orders]. */
export const AddedProductsReply = fields(addedProductsFields);
export type AddedProductsReply = Infer<typeof AddedProductsReply>;

/** Gives such an answer its proper names. A list that is absent counts as empty. */
export function toAddedProducts({
  validproducts,
  invalidProducts,
}: AddedProductsReply): AddedProductsReading {
  const valid = validproducts?.rows ?? [];
  const refused = invalidProducts?.rows ?? [];
  return {
    added: valid.map(toProduct),
    refused: refused.map(toProduct),
    dataLayer: valid.flatMap(({ dataLayer_obj: entries }) => entries ?? []),
  };
}

function toProduct(row: ProductReply): AddedProduct {
  return {
    productId: row.ProductId,
    name: row.displayName,
    quantity: row.quantity,
    imageUrl: row.imageURL,
    message: row.message,
  };
}
