import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { isValidItemNumber, normalizeItemNumber } from '../../shared/domain/item-number.ts';
import { parseOrderQuantity } from '../../shared/domain/order-quantity.ts';
import { writeStore } from '../../shared/stores/store.ts';
import type { DraftRow, RowField, RowProblem } from './quick-order-draft.ts';
import { messages } from './quick-order-messages.ts';

/** The content of a row: the text of both fields, and the messages about them. */
export interface RowContent extends DraftRow {
  problem: RowProblem | null;
  /** A remark that is not an error, such as an item number that is also in another row. */
  note: string;
}

/** A row for one item. It has its own store, so that a keystroke renders only this row. */
export interface QuickOrderRow {
  key: number;
  /** Changed by `changeRow`. */
  $content: WritableAtom<RowContent>;
}

/** The rows of one form. */
export interface FormRows {
  $rows: ReadableAtom<readonly QuickOrderRow[]>;
  /**
   * Replaces the rows. If there is more than one, an empty one is added at the end.
   * @param wanted rows that were there before keep their content
   */
  arrange(wanted: readonly QuickOrderRow[]): void;
}

/** A field of a row: the one the shopper types in, or the one that takes the focus after a submission. */
export interface FieldPosition {
  row: QuickOrderRow;
  field: RowField;
}

/** The item and quantity of a valid row. */
export interface RowOrder {
  itemNumber: string;
  quantity: number;
}

const EMPTY: RowContent = {
  itemNumber: '',
  quantity: '1',
  problem: null,
  note: '',
  sent: undefined,
  run: undefined,
};

let lastKey = 0;

/** Creates a row: empty with quantity 1, or with content, such as that from before a reload. */
export function makeRow(content?: Partial<RowContent>): QuickOrderRow {
  lastKey += 1;
  return { key: lastKey, $content: atom<RowContent>({ ...EMPTY, ...content }) };
}

/** Changes the content of a row. */
export function changeRow({ $content }: QuickOrderRow, changes: Partial<RowContent>): void {
  writeStore(() => $content.set({ ...$content.get(), ...changes }));
}

/** Whether a row has content that the shopper typed. */
export function isFilled({ $content }: QuickOrderRow): boolean {
  const { itemNumber, quantity } = $content.get();
  return itemNumber.trim() !== '' || !['', EMPTY.quantity].includes(quantity.trim());
}

/** Empties a row: no item number, quantity 1, no message [1 §4 Quick order]. */
export function emptyRow(row: QuickOrderRow): void {
  changeRow(row, EMPTY);
}

/**
 * Checks a quantity when the focus leaves its field. A wrong quantity is cleared and flagged; an empty one is flagged only
 * when the form is sent. Nothing is cleared while the shopper types, because '1.' may become 1.5
 * [1 §5 Quick order quantity].
 * @returns false if the quantity was cleared
 */
export function checkQuantity(row: QuickOrderRow): boolean {
  const { quantity, problem } = row.$content.get();
  const text = quantity.trim();
  if (problem?.kept || text === '' || parseOrderQuantity(text) !== null) return true;
  changeRow(row, { quantity: '', problem: { text: messages.invalid, fields: ['quantity'] } });
  return false;
}

/**
 * Checks both fields before a row is sent [1 §5 Item number, §5 Quick order quantity]. If a field is wrong, the row gets
 * the problem, and a wrong quantity is cleared. If not, the problem of an earlier attempt stays until the new attempt has
 * ended, because its 'Try again' may have the focus.
 * @returns the item and quantity to send; null if a field is invalid
 */
export function checkRow(row: QuickOrderRow): RowOrder | null {
  const typed = row.$content.get();
  if (typed.problem?.kept) return null;
  const itemNumber = normalizeItemNumber(typed.itemNumber);
  const quantity = parseOrderQuantity(typed.quantity.trim());
  const fields: RowField[] = [];
  if (!isValidItemNumber(itemNumber)) fields.push('itemNumber');
  if (quantity === null) fields.push('quantity');
  if (quantity !== null && fields.length === 0) {
    changeRow(row, { itemNumber });
    return { itemNumber, quantity };
  }
  const kept = quantity === null ? '' : typed.quantity;
  changeRow(row, { itemNumber, quantity: kept, problem: { text: messages.invalid, fields } });
  return null;
}
