/**
 * How the shopper's edits end: each cart that is shown is compared with them, and what is unsent goes out when the page is
 * left. The next page takes over what is open then: see the cart page's `left-edits.ts`.
 */
import { removeCartLines, updateQuantities } from '../../../api/cart/cart-lines.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import { isUnsent } from '../../../domain/cart/line-edit.ts';
import { reconcileEdit } from '../../../domain/cart/reconcile-edit.ts';
import { announce } from '../../../page/announce.ts';
import { defineMessages, fill } from '../../../page/messages.ts';
import { cartWritten } from '../../revalidation.ts';
import { $cart, cartShown, refreshCart } from '../cart.ts';
import { followCart } from '../following/follow-cart.ts';
import { $lineEdits, markUnsent, replaceEdit } from '../line-edits.ts';

const messages = defineMessages('shared', {
  quantitySaved: 'Saved: {quantity} of {name}.',
  quantityNotSaved: '{quantity} of {name} was not saved.',
});

/** Starts comparing the edits with each cart that is shown, and sends what is unsent when the page is left. */
export function followEdits(): void {
  // The news read the edits as they were before a cart has ended some of them, so they listen first.
  followCart();
  cartShown.listen(({ cart }) => reconcileEdits(cart));
  const { cart } = $cart.get();
  if (cart) reconcileEdits(cart);
  addEventListener('pagehide', sendEditsOnPageHide);
}

/** Compares the edits with a cart just read. Edits of lines that are gone end. */
export function reconcileEdits({ lines }: Cart): void {
  const quantities = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  for (const [lineId, edit] of Object.entries($lineEdits.get())) {
    const next = edit && reconcileEdit(edit, quantities.get(lineId));
    if (edit !== next) replaceEdit(lineId, edit, next);
  }
}

/** Resolves once no edit waits to be confirmed that an earlier page has sent. */
export async function whenConfirmed(): Promise<void> {
  const isOpen = () => Object.values($lineEdits.get()).some((edit) => edit?.phase === 'confirming');
  if (!isOpen()) return;
  await new Promise<void>((resolve) => {
    const stop = $lineEdits.listen(() => {
      if (isOpen()) return;
      stop();
      resolve();
    });
  });
}

/**
 * Sends what is unsent, by requests that outlive the page: absolute quantities and removals, which may arrive twice
 * safely. Where the server still writes something else, it may refuse them; the next page then offers to send them again.
 */
function sendEditsOnPageHide(): void {
  const changes = [];
  const removals = [];
  for (const [lineId, edit] of Object.entries($lineEdits.get())) {
    if (!edit || !isUnsent(edit)) continue;
    if (edit.wanted) changes.push({ lineId, quantity: edit.wanted });
    else removals.push(lineId);
    markUnsent(lineId, 'confirming');
  }
  // Only a page that is restored from the back/forward cache sees how they end, so the other tabs are told now.
  if (changes.length) void updateQuantities(changes).then(refreshCart);
  if (removals.length) void removeCartLines(removals).then(refreshCart);
  if (changes.length || removals.length) cartWritten();
}

/** Tells screen readers how the write of a quantity has ended. */
export function announceOutcome(
  outcome: 'quantitySaved' | 'quantityNotSaved',
  name: string,
  quantity: number,
): void {
  announce(fill(messages[outcome], { name, quantity }));
}
