/** What a run does to the cart: in the one queue, and without a word to the page before its end. */
import { readCart } from '../../api/cart/cart-details.ts';
import { addToCart } from '../../api/cart/cart-lines.ts';
import type { RowOutcome } from '../../domain/bulk-add/bulk-run.ts';
import { type CartPieces, cartPieces } from '../../domain/bulk-add/cart-pieces.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { applyWrite } from '../cart/apply-write.ts';
import { $cart } from '../cart/cart.ts';
import { enqueueCartWrite } from '../cart/cart-queue.ts';
import { forgetAdditions, noteAddition } from './own-additions.ts';
import type { RunWorld } from './run-rows.ts';

const messages = defineMessages('shared', {
  bulkShort: 'Your cart shows {shown} of this item now, and not {expected}.',
});

/** The half of `RunWorld` that is about the cart. */
export const cartWorld: Pick<RunWorld, 'add' | 'read' | 'inTurn' | 'sayCount'> = {
  add(row) {
    noteAddition(row.itemNumber);
    return addToCart(row);
  },
  async read() {
    const result = await readCart();
    return result.ok ? { ok: true, value: cartPieces(result.value) } : result;
  },
  inTurn: (step) => enqueueCartWrite({ key: 'bulk-add', rank: 'change', run: step }),
  sayCount: (shown, expected) => fill(messages.bulkShort, { shown, expected }),
};

/**
 * Shows the cart at the end of a run, as after any write. What has become of the rows is said row by row, so that no change
 * notice repeats it.
 * @returns what is in it; null where it could not be read
 */
export async function showAddedRows(
  rows: readonly RowOutcome[],
): Promise<{ pieces: CartPieces | null } | null> {
  await applyWrite(null, {
    items: Object.fromEntries(rows.map(({ row }) => [row.itemNumber, 'any'] as const)),
  });
  forgetAdditions();
  const { cart, stale } = $cart.get();
  return cart && !stale ? { pieces: cartPieces(cart) } : null;
}
