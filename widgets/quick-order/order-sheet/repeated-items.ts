import { normalizeItemNumber } from '../../../shared/domain/item-number.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import { changeRow, type FormRows } from '../quick-order-row.ts';
import { fieldAt } from './scanned-rows.ts';

const messages = defineMessages('quick-order', {
  repeated: '{item} is also in row {row}. We’ll combine the quantities.',
});

/**
 * When the focus leaves an item number, adds a remark to the row if another row has the same item.
 * @returns unsubscribe
 */
export function followRepeatedItems(root: HTMLElement | null, form: FormRows): () => void {
  function onLeave({ target }: FocusEvent): void {
    const left = fieldAt(target, form);
    if (left?.field !== 'itemNumber') return;
    const item = normalizeItemNumber(left.text);
    const other = form.$rows
      .get()
      .findIndex((row) => row !== left.row && normalizeItemNumber(row.$content.get().itemNumber) === item);
    const isRepeated = item !== '' && other >= 0;
    changeRow(left.row, { note: isRepeated ? fill(messages.repeated, { item, row: other + 1 }) : '' });
  }

  root?.addEventListener('focusout', onLeave);
  return () => root?.removeEventListener('focusout', onLeave);
}
