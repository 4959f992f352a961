import type {
  OrderSheetProblem,
  OrderSheetRow,
} from '../../../shared/domain/bulk-add/order-sheet-reading.ts';
import { MAX_QUANTITY } from '../../../shared/domain/quantity.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import type { RowField } from '../quick-order-draft.ts';

const messages = defineMessages('quick-order', {
  sheetItem: 'This is no item number: it has six or more digits, or letters and digits.',
  sheetQuantity: 'This is no quantity: a whole number from 1 to {most} is.',
  sheetNoItem: 'The item number is missing.',
  sheetNoQuantity: 'The quantity is missing.',
  sheetTooMany: 'A line of the cart takes {most} pieces at most.',
  sheetSum: '{parts} make {sum}, and a line of the cart takes {most} pieces at most.',
  sheetWords: 'This line was not understood.',
  sheetRounded:
    'Your spreadsheet changed this number: it was rounded. Please enter it as the catalog has it.',
  sheetZeros: 'Your spreadsheet may have changed this number: zeros at its start may be lost.',
  sheetDecimals: 'Your spreadsheet changed this number: it has points or commas now.',
  sheetDay: 'Your spreadsheet changed this number: it took it for a date.',
  sheetHidden: 'Your spreadsheet did not give this number: its column was too narrow.',
  sheetFormula: 'Your spreadsheet did not give this number: its formula has an error.',
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

/** Says what is wrong with a row. Returns an empty text if nothing is. */
export function problemText({ problem, parts = [], quantity }: OrderSheetRow): string {
  if (!problem) return '';
  return fill(messages[TEXTS[problem]], { most: MAX_QUANTITY, parts: parts.join(' + '), sum: quantity });
}

/** Returns the field that has to be corrected. */
export function fieldAtFault(problem: OrderSheetProblem): RowField {
  return QUANTITY_PROBLEMS.includes(problem) ? 'quantity' : 'itemNumber';
}
