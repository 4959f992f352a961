import type { Cart } from '../domain/cart.ts';
import { $lineEdits, type LineEdit, setLineEdit } from './line-edits.ts';

/** Whether an edit neither counts nor is on its way: the cart is then not what the shopper wants. */
export function isUnsettled(edit: LineEdit | undefined): boolean {
  return edit?.phase === 'failed' || edit?.phase === 'unknown';
}

/**
 * Compares the edits with a cart just read: what the server has by now is settled, an unknown outcome is
 * decided, and edits of lines that are gone end.
 */
export function reconcileLineEdits(cart: Cart): void {
  const quantities = new Map(cart.lines.map((line) => [line.id, line.quantity]));
  for (const [lineId, edit] of Object.entries($lineEdits.get())) {
    if (!edit || edit.phase === 'sending') continue;
    const quantity = quantities.get(lineId);
    const fulfilled = isUnsettled(edit) && quantity === edit.wanted;
    const overtaken = edit.phase === 'refused' && quantity !== edit.wanted;
    if (quantity === undefined || fulfilled || overtaken) setLineEdit(lineId, undefined);
    else if (edit.phase === 'unknown') setLineEdit(lineId, withoutEffect(edit, quantity));
  }
}

/** What becomes of an edit that turns out not to count: a quantity may be sent again, a removal is off. */
function withoutEffect(edit: LineEdit, quantity: number): LineEdit {
  return edit.wanted ? { ...edit, phase: 'failed' } : { ...edit, phase: 'refused', wanted: quantity };
}
