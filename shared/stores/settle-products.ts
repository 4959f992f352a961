/** Adding to the cart what an order or a list has: the calls differ, the end is the same. */
import type { AddedProductsReading } from '../api/cart/added-products.ts';
import type { Result } from '../domain/failure.ts';
import { pushServerEntries } from './cart/following/cart-news.ts';
import { type CartWrite, settleWrite, wantAny } from './cart/writes/settle-write.ts';

/** What is known of a call that adds what an order or a list has. */
interface ProductsCall<Reading> extends Pick<CartWrite<Reading>, 'call' | 'isOpen'> {
  /** Whether a reply leaves the cart as it was. Not if nothing was added: the old cart may have been replaced. */
  isUntouched?: (reading: Reading) => boolean;
  /** The call empties the cart first. */
  replaces?: boolean;
}

/**
 * Makes such a call within a job of the queue, and settles it: the cart is read again, the mini-cart and the other tabs
 * follow, and the page's tag manager gets the server's entries, without prices where this visitor sees none
 * [2 §4 List to cart].
 */
export function settleProducts<Reading extends Pick<AddedProductsReading, 'dataLayer'>>({
  call,
  isOpen,
  isUntouched = () => false,
  replaces = false,
}: ProductsCall<Reading>): Promise<Result<Reading>> {
  return settleWrite({
    async call() {
      const result = await call();
      if (result.ok && !isUntouched(result.value)) pushServerEntries(result.value.dataLayer);
      return result;
    },
    isOpen,
    cartIn: (reading) => (isUntouched(reading) ? undefined : null),
    wanted: ({ ok }) => (ok || replaces ? wantAny() : {}),
  });
}
