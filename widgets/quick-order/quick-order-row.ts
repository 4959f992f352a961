import { atom, type WritableAtom } from 'nanostores';
import { isValidItemNumber, normalizeItemNumber } from '../../shared/domain/item-number.ts';
import { parseOrderQuantity } from '../../shared/domain/quantity.ts';
import { writeStore } from '../../shared/stores/store.ts';
import type { DraftRow } from './quick-order-draft.ts';
import { messages } from './quick-order-messages.ts';

/** The two fields of a row. */
export type RowField = 'itemNumber' | 'quantity';

/** Why a row was not added, and which of its fields are at fault. */
export interface RowProblem {
  text: string;
  fields: readonly RowField[];
  /** What the shopper can do besides correcting the fields. */
  remedy?: 'try-again' | 'sign-in';
  /** Nothing failed: the shopper is to look before they go on. */
  tone?: 'warning';
  /** The row stays as it is, and is not sent, until it is changed: what was read from a file is not to be lost. */
  kept?: boolean;
}

/** What a row holds: both fields as they are typed, and what there is to say of them. */
export interface RowContent extends DraftRow {
  problem: RowProblem | null;
  /** A remark that is no error, such as an item number that stands in two rows. */
  note: string;
}

/** One item/quantity row, with a store of its own, so that a keystroke renders its own row only. */
export interface QuickOrderRow {
  key: number;
  /** Changed through `changeRow`. */
  $content: WritableAtom<RowContent>;
}

/** What one valid row asks for. */
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

/** Makes a row, empty with quantity 1, or with what is given, such as what was typed before a reload. */
export function makeRow(typed?: Partial<RowContent>): QuickOrderRow {
  return { key: ++lastKey, $content: atom<RowContent>({ ...EMPTY, ...typed }) };
}

/** Changes what a row holds. */
export function changeRow({ $content }: QuickOrderRow, part: Partial<RowContent>): void {
  writeStore(() => $content.set({ ...$content.get(), ...part }));
}

/** Whether a row holds something that the shopper typed. */
export function isFilled({ $content }: QuickOrderRow): boolean {
  const { itemNumber, quantity } = $content.get();
  return itemNumber.trim() !== '' || !['', EMPTY.quantity].includes(quantity.trim());
}

/** Empties a row: no item number, quantity 1, nothing to remark [1 §4 Quick order]. */
export function emptyRow(row: QuickOrderRow): void {
  changeRow(row, EMPTY);
}

/**
 * Checks a quantity when its field is left: one that breaks the rule is cleared and flagged; an empty one is flagged on
 * submitting only. Nothing is cleared while the shopper types, since '1.' may become 1.5 [1 §5 Quick order quantity].
 *
 * @returns False when it was cleared.
 */
export function checkQuantity(row: QuickOrderRow): boolean {
  const { quantity, problem } = row.$content.get();
  const text = quantity.trim();
  if (problem?.kept || text === '' || parseOrderQuantity(text) !== null) return true;
  changeRow(row, { quantity: '', problem: { text: messages.invalid, fields: ['quantity'] } });
  return false;
}

/**
 * Checks both fields before sending [1 §5 Item number, §5 Quick order quantity].
 *
 * @returns What to send, or null; the row then has the problem, and a wrong quantity is cleared. The problem of an
 * earlier attempt stays until the new one ends, since its 'Try again' has the focus.
 */
export function checkRow(row: QuickOrderRow): RowOrder | null {
  const typed = row.$content.get();
  if (typed.problem?.kept) return null;
  const itemNumber = normalizeItemNumber(typed.itemNumber);
  const quantity = parseOrderQuantity(typed.quantity.trim());
  const fields: RowField[] = [];
  if (!isValidItemNumber(itemNumber)) fields.push('itemNumber');
  if (quantity === null) fields.push('quantity');
  if (quantity !== null && !fields[0]) {
    changeRow(row, { itemNumber });
    return { itemNumber, quantity };
  }
  const kept = quantity === null ? '' : typed.quantity;
  changeRow(row, { itemNumber, quantity: kept, problem: { text: messages.invalid, fields } });
  return null;
}
