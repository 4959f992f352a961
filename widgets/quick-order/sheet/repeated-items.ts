import { normalizeItemNumber } from '../../../shared/domain/item-number.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import { changeRow } from '../quick-order-row.ts';
import type { QuickOrderState } from '../quick-order-state.ts';
import { fieldPlaceOf } from './scanned-rows.ts';

const messages = defineMessages('quick-order', {
  repeated: '{item} is in row {row}, too. The quantities are added together.',
});

/** Says at a row, when its item number is left, that the item stands in another row, too. @returns unsubscribe */
export function followRepeatedItems(root: HTMLElement | null, quickOrder: QuickOrderState): () => void {
  function onLeave({ target }: FocusEvent): void {
    const place = fieldPlaceOf(target, quickOrder);
    if (place?.field !== 'itemNumber') return;
    const item = normalizeItemNumber(place.text);
    const other = quickOrder.$rows
      .get()
      .findIndex(
        (row) =>
          item !== '' && row !== place.row && normalizeItemNumber(row.$content.get().itemNumber) === item,
      );
    changeRow(place.row, { note: other < 0 ? '' : fill(messages.repeated, { item, row: other + 1 }) });
  }

  root?.addEventListener('focusout', onLeave);
  return () => root?.removeEventListener('focusout', onLeave);
}
