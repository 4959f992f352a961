/** Takes what a scanner or the camera has read into the rows [sheet Scanners]. */
import { isValidItemNumber, normalizeItemNumber } from '../../../shared/domain/item-number.ts';
import { MAX_QUANTITY, parseOrderQuantity } from '../../../shared/domain/quantity.ts';
import { announce } from '../../../shared/page/announce.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import { isFilled, type QuickOrderRow, type RowField } from '../quick-order-row.ts';
import { focusField } from '../quick-order-row-fields.tsx';
import type { FieldPlace, QuickOrderState } from '../quick-order-state.ts';
import { createScanDetector } from './scanner.ts';

const messages = defineMessages('quick-order', {
  scanned: '{item}: {quantity}',
  scannedWrong: '{code} is no item number.',
  scannedMost: '{item}: a line of the cart takes {most} pieces at most.',
});

/**
 * Puts a scanned item into a free row with quantity 1; an item that stands in a row counts up there. It is read aloud.
 * @returns whether it was taken
 */
export function takeScanned(quickOrder: QuickOrderState, code: string): boolean {
  const item = normalizeItemNumber(code);
  if (!isValidItemNumber(item)) {
    announce(fill(messages.scannedWrong, { code }));
    return false;
  }
  const rows = quickOrder.$rows.get();
  const known = rows.find((row) => normalizeItemNumber(row.$content.get().itemNumber) === item);
  const row = known ?? rows.find((one) => !isFilled(one));
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

/** The row where the next item goes. */
export function nextFreeRow(quickOrder: QuickOrderState): QuickOrderRow | undefined {
  return quickOrder.$rows.get().find((row) => !isFilled(row));
}

/**
 * Watches the fields of a sheet for a scanner. What it typed does not stay in the field, which may hold something else.
 * @returns unsubscribe
 */
export function followScanner(root: HTMLElement | null, quickOrder: QuickOrderState): () => void {
  const detect = createScanDetector();

  function onKey(event: KeyboardEvent): void {
    const place = fieldPlaceOf(event.target, quickOrder);
    if (!place || quickOrder.$rows.get().length < 2 || quickOrder.$submitting.get()) return;
    const scan = detect(event, place.text);
    if (!scan) return;
    // Neither the field nor the page sees the key that ends it.
    event.preventDefault();
    event.stopImmediatePropagation();
    quickOrder.type(place, scan.before);
    takeScanned(quickOrder, scan.code);
    const row = nextFreeRow(quickOrder);
    if (row) requestAnimationFrame(() => focusField(root, { row, field: 'itemNumber' }));
  }

  root?.addEventListener('keydown', onKey, true);
  return () => root?.removeEventListener('keydown', onKey, true);
}

/** The row and field of an input, and the text in it; null for what is no field of the sheet. */
export function fieldPlaceOf(
  target: EventTarget | null,
  { $rows }: QuickOrderState,
): (FieldPlace & { text: string }) | null {
  if (!(target instanceof HTMLInputElement)) return null;
  const key = target.closest<HTMLElement>('[data-row]')?.dataset.row;
  const row = $rows.get().find((one) => String(one.key) === key);
  const field = target.dataset.field as RowField | undefined;
  return row && field ? { row, field, text: target.value } : null;
}
