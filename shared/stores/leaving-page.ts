import { updateQuantities } from '../api/cart-lines.ts';
import { refreshCart } from './cart.ts';
import { $lineEdits, setLineEdit } from './line-edits.ts';

let watching = false;

/** Has quantities that were typed but not sent go out when the page is left; a second call does nothing. */
export function sendEditsOnLeaving(): void {
  if (watching) return;
  watching = true;
  addEventListener('pagehide', sendEdits);
}

/** One request for all: it outlives the page, and absolute quantities may safely arrive twice. */
function sendEdits(): void {
  const changes = [];
  for (const [lineId, edit] of Object.entries($lineEdits.get())) {
    if (!edit?.wanted || (edit.phase !== 'editing' && edit.phase !== 'queued')) continue;
    changes.push({ lineId, quantity: edit.wanted });
    setLineEdit(lineId, { wanted: edit.wanted, phase: 'unknown' });
  }
  // Only a page that comes back from the back/forward cache gets to see the end of it.
  if (changes.length) void updateQuantities(changes, { keepalive: true }).then(() => refreshCart());
}
