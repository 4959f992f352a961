/**
 * Reports what is new in a cart: the server's entries to the tag manager, the changed items to scripts of the page, and
 * changes that the shopper didn't ask for to the shopper. Loaded once there is a cart; most of it once a cart has
 * changed.
 */
import type { ShownCart } from '../../../domain/cart/cart-changes.ts';
import { cartUpdatedEntry } from '../../../domain/cart/data-layer-entries.ts';
import type { LineEdits } from '../../../domain/cart/line-edit.ts';
import { allowedEntries } from '../../../domain/data-layer.ts';
import { pushDataLayer } from '../../../page/data-layer.ts';
import { lazyModule } from '../../../page/lazy/lazy-module.ts';
import { itemsChangedByPage } from '../../page-actions.ts';
import { $session } from '../../session.ts';

/** By then, the cart of a prerendered page has been read again. */
const REREAD_MS = 3000;

const changeNotices = lazyModule(() => import('../../change-notices.ts'));
const changedLines = lazyModule(() => import('../../changed-lines.ts'));

/**
 * Reports a cart that has just been shown. The tag manager gets the server's own entries with the first cart and after
 * the shopper's own write; rereading the cart isn't reported. It also gets `cart_updated` if that write changed
 * something [1 §9].
 * @param edits the edits before this cart was compared with them
 */
export function tellNews({ before, cart, dataLayer, wanted, written }: ShownCart, edits: LineEdits): void {
  if (!before || written) pushServerEntries(dataLayer, !cart.lines.some(({ hidesPrice }) => hidesPrice));
  if (before === cart) return;
  if (before || written) {
    const byPage = itemsChangedByPage();
    void changedLines.use((module) => module.tellChangedLines({ before, cart, wanted, written }, byPage));
  }
  if (written) pushDataLayer(cartUpdatedEntry(cart, $session.get().visitor.showsPrices));
  if (before && (written || !hasJustOpened()))
    void changeNotices.use(({ noteChanges }) => noteChanges({ before, cart, wanted }, edits));
}

/** Whether a prerendered page has just been opened: nobody has seen the cart that it had before. */
function hasJustOpened(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as { activationStart?: number }[];
  const { activationStart = 0 } = entry ?? {};
  return activationStart > 0 && performance.now() - activationStart < REREAD_MS;
}

/**
 * Passes the server's entries on to the tag manager, as far as it may have them [wire Data layer].
 * @param pricesShown false if a line hides its price, because the entries don't say which amounts belong to that line
 */
export function pushServerEntries(entries: unknown, pricesShown = true): void {
  const { visitor } = $session.get();
  const { firstName, lastName, email } = visitor;
  const showsPrices = visitor.showsPrices && pricesShown;
  pushDataLayer(allowedEntries(entries, { showsPrices, personal: [firstName, lastName, email] }));
}
