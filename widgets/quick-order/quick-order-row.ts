import { batch, type Signal, signal } from '@preact/signals-react';
import { isValidItemNumber, normalizeItemNumber } from '../../shared/domain/item-number.ts';
import { parseOrderQuantity } from '../../shared/domain/quantity.ts';
import type { DraftRow } from './quick-order-draft.ts';
import { words } from './quick-order-words.ts';

/** The two fields of a row. */
export type RowField = 'itemNumber' | 'quantity';

/** Why a row was not added, and which of its fields are at fault. */
export interface RowProblem {
  text: string;
  fields: readonly RowField[];
  /** What the shopper can do besides correcting the fields. */
  remedy?: 'try-again' | 'sign-in';
}

/** One item/quantity row: each value is a signal, so that a keystroke renders its own row only. */
export interface QuickOrderRow {
  key: number;
  itemNumber: Signal<string>;
  quantity: Signal<string>;
  problem: Signal<RowProblem | null>;
  /** A remark that is no error, such as an item number that stands in two rows. */
  note: Signal<string>;
}

/** What one valid row asks for. */
export interface RowOrder {
  itemNumber: string;
  quantity: number;
}

const EMPTY: DraftRow = { itemNumber: '', quantity: '1' };

let lastKey = 0;

/** Makes a row, empty with quantity 1, or as it was typed before a reload. */
export function makeRow({ itemNumber, quantity }: DraftRow = EMPTY): QuickOrderRow {
  return {
    key: ++lastKey,
    itemNumber: signal(itemNumber),
    quantity: signal(quantity),
    problem: signal(null),
    note: signal(''),
  };
}

/** Whether a row holds something that the shopper typed. Follows the row's signals. */
export function isFilled(row: QuickOrderRow): boolean {
  return row.itemNumber.value.trim() !== '' || !['', EMPTY.quantity].includes(row.quantity.value.trim());
}

/** Empties a row: no item number, quantity 1, nothing to remark [1 §4]. */
export function emptyRow(row: QuickOrderRow): void {
  batch(() => {
    row.itemNumber.value = EMPTY.itemNumber;
    row.quantity.value = EMPTY.quantity;
    row.problem.value = null;
    row.note.value = '';
  });
}

/**
 * Checks a quantity when its field is left: one that breaks the rule is cleared and flagged; an empty one
 * is flagged on submitting only. Not while typing: clearing '1.' at its dot would turn 1.5 into 5 [1 §5].
 *
 * @returns False when it was cleared.
 */
export function checkQuantity(row: QuickOrderRow): boolean {
  const text = row.quantity.value.trim();
  if (text === '' || parseOrderQuantity(text) !== null) return true;
  batch(() => {
    row.quantity.value = '';
    row.problem.value = { text: words.invalid, fields: ['quantity'] };
  });
  return false;
}

/**
 * Checks both fields before sending [1 §5].
 *
 * @returns What to send, or null; the row then carries the problem, and a wrong quantity is cleared. What a
 * row said of an earlier attempt stays until the new one ends: its 'Try again' has the focus.
 */
export function checkRow(row: QuickOrderRow): RowOrder | null {
  const itemNumber = normalizeItemNumber(row.itemNumber.value);
  const quantity = parseOrderQuantity(row.quantity.value.trim());
  const fields: RowField[] = [];
  if (!isValidItemNumber(itemNumber)) fields.push('itemNumber');
  if (quantity === null) fields.push('quantity');
  return batch(() => {
    row.itemNumber.value = itemNumber;
    if (quantity !== null && fields.length === 0) return { itemNumber, quantity };
    row.problem.value = { text: words.invalid, fields };
    if (quantity === null) row.quantity.value = '';
    return null;
  });
}
