import type { Result } from '../domain/failure.ts';
import { keepWhileOpen } from '../page/storage/open-writes.ts';
import { ownerFor } from '../page/storage/shopper-storage.ts';
import { lineWrites } from './cart/line-actions.ts';
import { $session } from './session.ts';

/**
 * Empties the cart [1 §2 Remove all], as `removeAllLines` does. If the page is left before the server
 * answers, the next page says how it ended. Separate from the cart's other writes, because no page needs it
 * before its dialog is open.
 */
export function emptyCart(): Promise<Result<null>> {
  return keepWhileOpen(ownerFor($session.get().visitor), { kind: 'clear' }, () =>
    lineWrites.call(({ removeAllLines }) => removeAllLines()),
  );
}
