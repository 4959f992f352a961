/**
 * What the end of a write does to the cart. It is apart from `read-cart.ts`, since a page that only shows the cart does
 * not need it.
 */
import type { CartReading } from '../../api/cart/cart-details.ts';
import type { WantedQuantities } from '../../domain/cart/wanted-quantities.ts';
import { type Failure, isInDoubt } from '../../domain/failure.ts';
import { cartWritten } from '../revalidation.ts';
import { readWrittenCart, showWrittenCart } from './read-cart.ts';

/**
 * Shows the cart after a successful write: that of the reply, else a newly read one [wire Cart]. Tells the other tabs.
 * @param wanted what the shopper asked for, so that it is not told to them as a change
 */
export async function applyWrite(cart: CartReading | null, wanted: WantedQuantities): Promise<void> {
  cartWritten();
  if (cart) showWrittenCart(cart, { wanted, written: true });
  else await readWrittenCart({ wanted, written: true });
}

/**
 * Handles a write that failed. The cart is read when it is unknown whether the write counted, by the other tabs, too, and
 * when somebody else has written at the same time.
 * @param wanted as for `applyWrite`
 */
export async function handleWriteFailure(failure: Failure, wanted: WantedQuantities = {}): Promise<void> {
  const written = isInDoubt(failure);
  if (written) cartWritten();
  if (written || failure.kind === 'conflict') await readWrittenCart({ wanted, written });
}
