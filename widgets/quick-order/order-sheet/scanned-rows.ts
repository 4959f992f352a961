/** Adds scanned items to the rows, from a scanner or the camera [sheet Scanners]. */
import { isValidItemNumber, normalizeItemNumber } from '../../../shared/domain/item-number.ts';
import { parseOrderQuantity } from '../../../shared/domain/order-quantity.ts';
import { MAX_QUANTITY } from '../../../shared/domain/quantity.ts';
import { announce } from '../../../shared/page/announce.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import type { RowField } from '../quick-order-draft.ts';
import { type FieldPosition, type FormRows, isFilled, type QuickOrderRow } from '../quick-order-row.ts';
import { focusField } from '../quick-order-row-fields.tsx';
import type { QuickOrderState } from '../quick-order-state.ts';
import { createScanDetector } from './scanner.ts';

const messages = defineMessages('quick-order', {
  scanned: '{item}: {quantity}',
  scannedWrong: '{code} isn’t an item number.',
  scannedMost: '{item}: you can order up to {most} of one item.',
});

/**
 * Puts a scanned item into a free row with quantity 1, or adds 1 to the row that has the item already. Announces it.
 * @returns whether the item was taken
 */
export function takeScanned(quickOrder: QuickOrderState, code: string): boolean {
  const item = normalizeItemNumber(code);
  if (!isValidItemNumber(item)) {
    announce(fill(messages.scannedWrong, { code }));
    return false;
  }
  const rows = quickOrder.$rows.get();
  const known = rows.find((row) => normalizeItemNumber(row.$content.get().itemNumber) === item);
  const row = known ?? nextFreeRow(quickOrder);
  if (!row) return false;
  const before = known ? (parseOrderQuantity(known.$content.get().quantity.trim()) ?? 0) : 0;
  if (before === MAX_QUANTITY) {
    announce(fill(messages.scannedMost, { item, most: MAX_QUANTITY }));
    return false;
  }
  const quantity = String(before + 1);
  quickOrder.type({ row, field: 'quantity' }, quantity);
  quickOrder.type({ row, field: 'itemNumber' }, item);
  announce(fill(messages.scanned, { item, quantity }));
  return true;
}

/** Returns the row that the next item goes into. */
function nextFreeRow({ $rows }: FormRows): QuickOrderRow | undefined {
  return $rows.get().find((row) => !isFilled(row));
}

/**
 * Watches the fields of an order sheet for a scanner. The scanned text is removed from the field, which keeps its
 * earlier text.
 * @returns unsubscribe
 */
export function followScanner(root: HTMLElement | null, quickOrder: QuickOrderState): () => void {
  const detect = createScanDetector();

  function onKey(event: KeyboardEvent): void {
    const focused = fieldAt(event.target, quickOrder);
    if (!focused || quickOrder.$rows.get().length < 2 || quickOrder.$submitting.get()) return;
    const scan = detect(event, focused.text);
    if (!scan) return;
    // Neither the field nor the page sees the key that ends the scan.
    event.preventDefault();
    event.stopImmediatePropagation();
    quickOrder.type(focused, scan.before);
    takeScanned(quickOrder, scan.code);
    const row = nextFreeRow(quickOrder);
    // Before the next key, which a scanner may send at once, but after a new row is rendered.
    if (row) queueMicrotask(() => focusField(root, { row, field: 'itemNumber' }));
  }

  root?.addEventListener('keydown', onKey, true);
  return () => root?.removeEventListener('keydown', onKey, true);
}

/** Returns the position of a field and its text; null if the element isn't a field of the form. */
export function fieldAt(
  target: EventTarget | null,
  { $rows }: FormRows,
): (FieldPosition & { text: string }) | null {
  if (!(target instanceof HTMLInputElement)) return null;
  const key = target.closest<HTMLElement>('[data-row]')?.dataset.row;
  const row = $rows.get().find((one) => String(one.key) === key);
  const field = target.dataset.field as RowField | undefined;
  return row && field ? { row, field, text: target.value } : null;
}
