import type { AddedProductsReading } from '../api/added-products.ts';
import { applyWrite } from './apply-write.ts';
import { tellTagManager } from './tell-tag-manager.ts';

/**
 * Takes over what a reorder or a list has put into the cart: the cart is read again, the mini-cart and the
 * other tabs follow, and the page's tag manager gets the server's entries, without prices where this visitor
 * sees none [2 §4]. Also to be called when nothing was added, for the old cart may have been replaced.
 *
 * What failed goes to `handleWriteFailure` of `apply-write.ts` instead.
 */
export function takeAddedToCart({ dataLayer }: Pick<AddedProductsReading, 'dataLayer'>): Promise<void> {
  tellTagManager(dataLayer);
  // Whatever the cart holds now is what was asked for, so none of it is told as a surprise.
  return applyWrite(null, ({ quantity }) => quantity);
}
