import type { AddedProduct } from '../../shared/domain/added-products.ts';
import type { ListItem } from '../../shared/domain/shopping-list.ts';

/** The products of an answer, with name and picture from the list where the answer has none. */
export function namedProducts(products: readonly AddedProduct[], items: readonly ListItem[]): AddedProduct[] {
  const known = new Map(items.map((item) => [item.productId, item]));
  return products.map((product) => {
    const item = known.get(product.productId);
    return { ...product, name: product.name ?? item?.name, imageUrl: product.imageUrl ?? item?.imageUrl };
  });
}
