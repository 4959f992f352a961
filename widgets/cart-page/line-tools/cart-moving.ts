import { piecesByItem } from '../../../shared/domain/cart/pieces-by-item.ts';
import { findLine } from '../../../shared/stores/cart/cart.ts';
import { flushCart } from '../../../shared/stores/cart/cart-writes.ts';
import { $lineEdits } from '../../../shared/stores/cart/line-edits.ts';
import { removeLines } from '../../../shared/stores/cart/remove-lines.ts';
import { createMoving } from '../../../shared/stores/lists/moving.ts';

/**
 * Makes the moves of lines from the cart to a list [2 §2 Moving]. A move is undone as a removal: the lines come back into
 * the cart, and the list keeps them, since no call takes back what was added to it.
 */
export function createCartMoving() {
  const left = (ids: readonly string[]) => ids.filter((id) => findLine(id));
  return createMoving({
    // What is typed at other lines need not be saved for this.
    async prepare(ids) {
      await flushCart();
      const isSettled = ids.every((id) => findLine(id) && !$lineEdits.get()[id]);
      return isSettled ? null : { kind: 'unsettled' };
    },
    piecesOf: (ids) => piecesByItem(ids.flatMap((id) => findLine(id) ?? [])),
    takeAway: (ids, list) => removeLines(ids, list),
    left,
  });
}
