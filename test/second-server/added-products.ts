/** The answer to many additions at once: `Product` of the wire contract, most of it left out [wire Orders]. */
import { addToCart } from '../../demo-pages/server/cart/change-cart.ts';
import { findProduct } from '../../demo-pages/server/catalogue/catalogue.ts';
import { Refusal } from '../../demo-pages/server/wire/refusal.ts';
import type { Asked } from './call.ts';

export interface Wanted {
  itemNumber: string;
  quantity: number;
}

/** Adds items to the cart, all pieces of an item at once. Items that can't be ordered are named with the reason. */
export function addToCartFrom({ session, write }: Asked, wanted: readonly Wanted[]): object {
  const sums = new Map<string, number>();
  for (const { itemNumber, quantity } of wanted) sums.set(itemNumber, (sums.get(itemNumber) ?? 0) + quantity);
  const validproducts: object[] = [];
  const invalidProducts: object[] = [];
  for (const [itemNumber, quantity] of sums) {
    const product = {
      ProductId: itemNumber,
      displayName: write.text(findProduct(itemNumber)?.name),
      quantity: write.count(quantity),
    };
    try {
      addToCart(session.cart, itemNumber, quantity, session.newLineId);
      validproducts.push(product);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      invalidProducts.push({ ...product, message: error.message });
    }
  }
  const none = () => write.turn([undefined, null, []]);
  return {
    validproducts: validproducts.length ? validproducts : none(),
    invalidProducts: invalidProducts.length ? invalidProducts : none(),
  };
}
