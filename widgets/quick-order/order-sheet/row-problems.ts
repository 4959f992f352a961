import type {
  OrderSheetProblem,
  OrderSheetRow,
} from '../../../shared/domain/bulk-add/order-sheet-reading.ts';
import { MAX_QUANTITY } from '../../../shared/domain/quantity.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import type { RowField } from '../quick-order-draft.ts';

const messages = defineMessages('quick-order', {
  sheetItem: 'Enter an item number: 6 or more digits, or letters and digits.',
  sheetQuantity: 'Enter a whole number from 1 to {most}.',
  sheetNoItem: 'The item number is missing.',
  sheetNoQuantity: 'The quantity is missing.',
  sheetTooMany: 'You can order up to {most} of one item.',
  sheetSum: '{parts} add up to {sum}. You can order up to {most} of one item.',
  sheetWords: 'We couldn’t read this line.',
  sheetRounded: 'Your spreadsheet rounded this number. Enter it as it appears in the catalog.',
  sheetZeros: 'Your spreadsheet may have dropped zeros from the start of this number.',
  sheetDecimals: 'Your spreadsheet added periods or commas to this number.',
  sheetDay: 'Your spreadsheet turned this number into a date.',
  sheetHidden: 'Your spreadsheet left this number out because its column was too narrow.',
  sheetFormula: 'Your spreadsheet has a formula error instead of this number.',
});

const TEXTS: Record<OrderSheetProblem, keyof typeof messages> = {
  item: 'sheetItem',
  quantity: 'sheetQuantity',
  'no-item': 'sheetNoItem',
  'no-quantity': 'sheetNoQuantity',
  'too-many': 'sheetTooMany',
  sum: 'sheetSum',
  words: 'sheetWords',
  rounded: 'sheetRounded',
  zeros: 'sheetZeros',
  decimals: 'sheetDecimals',
  day: 'sheetDay',
  hidden: 'sheetHidden',
  formula: 'sheetFormula',
};

const QUANTITY_PROBLEMS: readonly OrderSheetProblem[] = ['quantity', 'no-quantity', 'too-many', 'sum'];

/** Describes the problem of a row. Returns an empty text if there is none. */
export function problemText({ problem, parts = [], quantity }: OrderSheetRow): string {
  if (!problem) return '';
  return fill(messages[TEXTS[problem]], { most: MAX_QUANTITY, parts: parts.join(' + '), sum: quantity });
}

/** Returns the field that has to be corrected. */
export function fieldAtFault(problem: OrderSheetProblem): RowField {
  return QUANTITY_PROBLEMS.includes(problem) ? 'quantity' : 'itemNumber';
}
