import { updateQuantities } from '../api/cart-lines.ts';
import { refreshCart } from './cart.ts';
import { $lineEdits, setLineEdit } from './line-edits.ts';

/**
 * Sends the quantities that were typed and not sent, for a page that is being left. One request for all: it
 * outlives the page, and absolute quantities may safely arrive twice.
 */
export function sendEditsOnPageHide(): void {
  const changes = [];
  for (const [lineId, edit] of Object.entries($lineEdits.get())) {
    if (!edit?.wanted || (edit.phase !== 'editing' && edit.phase !== 'queued')) continue;
    changes.push({ lineId, quantity: edit.wanted });
    setLineEdit(lineId, { wanted: edit.wanted, phase: 'unknown' });
  }
  // Only a page that is restored from the back/forward cache gets to see the end of it.
  if (changes.length) void updateQuantities(changes, { keepalive: true }).then(() => refreshCart());
}
