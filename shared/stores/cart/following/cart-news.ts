/**
 * What is new in a cart that is shown: the tag manager hears what came with it, the shopper what is different without
 * their having asked for it. Loaded once a cart is there; what the shopper is told, once a cart has changed.
 */
import type { ShownCart } from '../../../domain/cart/cart-changes.ts';
import { cartUpdatedEntry } from '../../../domain/cart/data-layer-entries.ts';
import type { LineEdits } from '../../../domain/cart/line-edit.ts';
import { allowedEntries } from '../../../domain/data-layer.ts';
import { pushDataLayer } from '../../../page/data-layer.ts';
import { lazyModule } from '../../../page/lazy/lazy-module.ts';
import { $session } from '../../session.ts';

const changeNotices = lazyModule(() => import('../../change-notices.ts'));

/**
 * Tells of a cart that has just been shown. The tag manager gets the server's own entries with the first cart and after
 * the shopper's own write, since a cart that is merely read again is no news; and `cart_updated` where that write has
 * changed something [1 §9].
 * @param edits as they were before this cart was compared with them
 */
export function tellNews({ before, cart, dataLayer, wanted, written }: ShownCart, edits: LineEdits): void {
  if (!before || written) pushServerEntries(dataLayer, !cart.lines.some(({ hidesPrice }) => hidesPrice));
  if (before === cart) return;
  if (written) pushDataLayer(cartUpdatedEntry(cart, $session.get().visitor.showsPrices));
  if (before) void changeNotices.use(({ noteChanges }) => noteChanges({ before, cart, wanted }, edits));
}

/**
 * Hands over what the tag manager may know of the server's entries [wire Data layer].
 * @param pricesShown false where a line hides its price: nothing tells which amounts in the entries are that line's
 */
export function pushServerEntries(entries: unknown, pricesShown = true): void {
  const { visitor } = $session.get();
  const { firstName, lastName, email } = visitor;
  const showsPrices = visitor.showsPrices && pricesShown;
  pushDataLayer(allowedEntries(entries, { showsPrices, personal: [firstName, lastName, email] }));
}
