/** Adding the items of an order or a list to the cart: the calls differ, but settling them doesn't. */
import type { AddedProductsReading } from '../api/cart/added-products.ts';
import type { Result } from '../domain/failure.ts';
import { pushServerEntries } from './cart/following/cart-news.ts';
import { type CartWrite, settleWrite, wantAny } from './cart/writes/settle-write.ts';

/** A call that adds the items of an order or a list. */
interface ProductsCall<Reading> extends Pick<CartWrite<Reading>, 'call' | 'isOpen'> {
  /**
   * Whether a reply means that the cart is unchanged. A reply that nothing was added doesn't: the old cart may have
   * been replaced.
   */
  isUntouched?: (reading: Reading) => boolean;
  /** The call empties the cart first. */
  replaces?: boolean;
}

/**
 * Makes such a call within a job of the queue, and settles it: the cart is read again, the mini-cart and the other tabs
 * follow, and the page's tag manager gets the server's entries, without prices if this visitor sees none [2 §4 List to
 * cart].
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
