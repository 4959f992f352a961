import type { AddedProductsReading } from '../../api/cart/added-products.ts';
import type { Result } from '../../domain/failure.ts';
import { handleWriteFailure } from '../cart/apply-write.ts';
import { enqueueCartWrite } from '../cart/cart-queue.ts';
import { takeAddedToCart } from '../cart/cart-writes.ts';

export { addListsToCart, addListToCart, addSelectedToCart } from '../../api/lists/list-to-cart.ts';

let additions = 0;

/**
 * Adds what lists hold to the cart, as a job of the queue, once; the cart and all that shows it follow
 * [2 §4 List to cart].
 * @param add one of the calls of `api/lists/list-to-cart.ts`
 * @returns what it answered, before the cart has been read again
 */
export function addFromLists(
  add: () => Promise<Result<AddedProductsReading>>,
): Promise<Result<AddedProductsReading>> {
  additions += 1;
  const key = `list:${additions}`;
  return new Promise((resolve) => {
    const run = async () => {
      const result = await add();
      resolve(result);
      await (result.ok ? takeAddedToCart(result.value) : handleWriteFailure(result.failure));
    };
    void enqueueCartWrite({ key, rank: 'change', run });
  });
}
