import type { Infer } from 'superstruct';
import type { AddedProduct, AddedProducts } from '../../domain/cart/added-products.ts';
import { anything, identifier, required, text, wholeNumber } from '../transport/coercers.ts';
import { fields } from '../transport/fields.ts';
import { list } from '../transport/list.ts';

/** The added products, with the server's entries for the page's tag manager, unchanged. */
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

/** The fields of `AddedProductsReply`, for calls whose replies have additional fields. */
export const addedProductsFields = { validproducts: list(ProductReply), invalidProducts: list(ProductReply) };

/** The reply to reordering and to every call that adds a list to the cart [wire Orders]. */
export const AddedProductsReply = fields(addedProductsFields);
export type AddedProductsReply = Infer<typeof AddedProductsReply>;

/** Maps such a reply to proper names. An absent list counts as empty. */
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
