/** What a run of rows does to the cart. The page is told once, when the run ends. */
import { addToCart } from '../../api/cart/cart-lines.ts';
import { readFreshCart } from '../../api/cart/fresh-cart.ts';
import type { RowOutcome } from '../../domain/bulk-add/bulk-run.ts';
import {
  type CartQuantities,
  cartQuantities,
  wholeCartQuantities,
} from '../../domain/cart/cart-quantities.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { $cart, forgetAdditions, noteAddition } from '../cart/cart.ts';
import { applyWrite } from '../cart/writes/settle-write.ts';
import type { RunEffects } from './run-rows.ts';

const messages = defineMessages('shared', {
  bulkShort: 'Your cart has {shown} of this item, not {expected}.',
});

/** The cart's half of `RunEffects`. */
export const cartEffects: Pick<RunEffects, 'add' | 'read' | 'sayCount'> = {
  add(row) {
    noteAddition(row.itemNumber);
    return addToCart(row);
  },
  async read() {
    const result = await readFreshCart();
    return result.ok ? { ok: true, value: wholeCartQuantities(result.value) } : result;
  },
  sayCount: (shown, expected) => fill(messages.bulkShort, { shown, expected }),
};

/**
 * Shows the cart at the end of a run, as after any write. Each row has its own result, so no change notice repeats it.
 * @returns its contents; null if it could not be read
 */
export async function showAddedRows(
  rows: readonly RowOutcome[],
): Promise<{ quantities: CartQuantities | null } | null> {
  await applyWrite(null, {
    items: Object.fromEntries(rows.map(({ row }) => [row.itemNumber, 'any'] as const)),
    added: cartQuantities({ lines: rows.flatMap(({ row, state }) => (state === 'added' ? row : [])) }),
  });
  forgetAdditions();
  const { cart, stale } = $cart.get();
  return cart && !stale ? { quantities: wholeCartQuantities(cart) } : null;
}
