import type { AddedProductsReading } from '../../api/cart/added-products.ts';
import type { Result } from '../../domain/failure.ts';
import { enqueueCartWrite } from '../cart/writes/cart-queue.ts';
import { settleProducts } from '../settle-products.ts';

export { addListsToCart, addListToCart, addSelectedToCart } from '../../api/lists/list-to-cart.ts';

let additions = 0;

/**
 * Adds the contents of lists to the cart, once, as a job of the queue. Then the cart is reread [2 §4 List to cart].
 * @param add one of the calls of `api/lists/list-to-cart.ts`
 * @returns the reply, before the cart has been read again
 */
export function addFromLists(
  add: () => Promise<Result<AddedProductsReading>>,
): Promise<Result<AddedProductsReading>> {
  additions += 1;
  const key = `list:${additions}`;
  return new Promise((resolve) => {
    async function call() {
      const result = await add();
      resolve(result);
      return result;
    }
    void enqueueCartWrite({ key, rank: 'change', run: () => settleProducts({ call }) });
  });
}
