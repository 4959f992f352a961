/** Rereads the count until an earlier page's changes to the cart have arrived. Loaded if there are any. */
import { readUntilArrived } from '../../shared/page/leaving/reading-pauses.ts';
import { forgetLeftCount, readLeftCount } from '../../shared/page/storage/count-note.ts';
import { $cartCount, verifyCartCount } from '../../shared/stores/cart/cart-count.ts';

/** Reads with growing pauses until the count is as expected. If that is unknown, reads for some 20 s. */
export async function followLeftCount(): Promise<void> {
  const { at, count } = readLeftCount();
  await readUntilArrived({ sentAt: at, isOpen: () => $cartCount.get() !== count, read: verifyCartCount });
  forgetLeftCount();
}
