import { isUnsettled } from '../domain/cart/sent-edit.ts';
import { commitLine, lineWrites } from './cart/line-actions.ts';
import { $lineEdits, findUnansweredLine } from './cart/line-edits.ts';
import { whenCartIdle } from './cart/writes/cart-queue.ts';

/**
 * Sends quantities that are being typed, and waits for all writes. Call it before leaving the cart, or before relying
 * on its quantities. Separate from the actions on lines, because no page needs it before the shopper leaves.
 * @returns `settled`: false if a quantity isn't saved, or this is unknown; the caller then leaves the cart unchanged.
 *   `unanswered`: a line whose field has no quantity, such as 0; `settled` is then also false
 */
export async function flushCart(): Promise<{ settled: boolean; unanswered?: string }> {
  // Presses that wait for this code, and writes of an earlier page, are handled first.
  await lineWrites.use(({ whenConfirmed }) => whenConfirmed());
  do {
    await Promise.all(linesBeingTyped().map(commitLine));
    await whenCartIdle();
  } while (linesBeingTyped().length);
  const unanswered = findUnansweredLine();
  return { settled: !unanswered && !Object.values($lineEdits.get()).some(isUnsettled), unanswered };
}

function linesBeingTyped(): string[] {
  const edits = Object.entries($lineEdits.get());
  return edits.filter(([, edit]) => edit?.phase === 'editing').map(([lineId]) => lineId);
}
