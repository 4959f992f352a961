/** The data that a form submits, and the result. */

import { messages } from './quick-order-messages.ts';
import type { FormRows, QuickOrderRow, RowOrder } from './quick-order-row.ts';

/** A valid row, with its item and quantity. */
export interface RowEntry {
  row: QuickOrderRow;
  order: RowOrder;
}

/** A form that is being sent. */
export interface RowSubmission {
  entries: RowEntry[];
  /** Whether the form has several rows. They are sent as one run with a journal. */
  several: boolean;
  /** Identifies the form's runs: the form's key. */
  source: string;
  form: FormRows;
}

/** The form's message about a submission as a whole. */
export interface QuickOrderOutcome {
  tone: 'success' | 'warning' | 'danger';
  text: string;
  /** Whether it has been announced already. */
  told?: boolean;
  /** Whether only reloading the page helps. Typed text is kept. */
  needsReload?: boolean;
}

/** The outcome if the code that sends could not be loaded. Nothing has happened to the cart. */
export function missingCode(): QuickOrderOutcome {
  const { onLine } = navigator;
  return { tone: 'danger', text: onLine ? messages.missing : messages.offline, needsReload: onLine };
}
