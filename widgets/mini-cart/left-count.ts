/**
 * Reads the count again while nobody knows whether changes of the cart have arrived that an earlier page has sent. Loaded if
 * there are any.
 */
import { isSentPhase } from '../../shared/domain/cart/line-edit.ts';
import { readUntilArrived } from '../../shared/page/leaving/reading-pauses.ts';
import { readKeptEdits } from '../../shared/page/storage/kept-edits.ts';
import { readWrites } from '../../shared/page/storage/kept-writes.ts';
import { ownerFor } from '../../shared/page/storage/shopper-storage.ts';
import { $cartCount, verifyCartCount } from '../../shared/stores/cart/cart-count.ts';
import { $session } from '../../shared/stores/session.ts';

/** Reads with growing pauses until everything has arrived. What an earlier page has left stays for the page that tells of it. */
export function followLeftCount(): Promise<void> {
  const openSince = () => Math.max(editsSince(), writesSince());
  return readUntilArrived({ sentAt: openSince(), isOpen: () => openSince() > 0, read: verifyCartCount });
}

/** @returns when quantities and removals were sent that the count doesn't have yet; 0 if there are none */
function editsSince(): number {
  const { at, edits, count } = readKeptEdits() ?? { at: 0, edits: {} };
  const isOpen = Object.values(edits).some((edit) => isSentPhase(Object(edit).phase));
  return isOpen && count !== $cartCount.get() ? at : 0;
}

/** @returns when the newest other write began that nobody has told of; 0 if there is none */
function writesSince(): number {
  const writes = readWrites(ownerFor($session.get().visitor));
  return Math.max(0, ...writes.map(({ at }) => at));
}
