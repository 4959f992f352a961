/**
 * What is new in a cart that is shown. Every cart page loads this for the tag manager; what the shopper is told waits in a part
 * of its own until a cart has changed.
 */
import { cartUpdatedEntry } from '../../domain/cart/data-layer-entries.ts';
import { pushDataLayer } from '../../page/data-layer.ts';
import { lazyModule } from '../../page/parts/load-part.ts';
import { $session } from '../session.ts';
import type { ShownCart } from './cart.ts';
import type { LineEdits } from './line-edits.ts';
import { pushServerEntries } from './server-entries.ts';

/** A cart that took the place of another. */
export type ChangedCart = ShownCart & { before: NonNullable<ShownCart['before']> };

const withChangeNotices = lazyModule(() => import('./change-notices.ts'));

/**
 * Tells of a cart that has just been shown: the tag manager what came with it, and the shopper what is different in it.
 * @param edits as they were before this cart was compared with them
 */
export function tellNews(shown: ShownCart, edits: LineEdits): void {
  pushShownCart(shown);
  const { before } = shown;
  if (before && before !== shown.cart) {
    void withChangeNotices(({ noteChanges }) => noteChanges({ ...shown, before }, edits), nothing);
  }
}

/** Loads what the shopper is told of changes with. @returns settles when it is there, or cannot be loaded for now */
export async function prepareChangeNotices(): Promise<void> {
  await withChangeNotices(nothing, nothing);
}

/**
 * Hands over what came with a cart: the server's own entries with the first one and after the shopper's own write,
 * since a cart that is merely read again is no news; and `cart_updated` where that write has changed something [1 §9].
 */
function pushShownCart({ before, cart, dataLayer, actions }: ShownCart): void {
  const written = actions.some((action) => action.written);
  if (!before || written) pushServerEntries(dataLayer);
  if (cart !== before && written) {
    pushDataLayer(cartUpdatedEntry(cart, $session.get().visitor.showsPrices));
  }
}

function nothing(): void {}
