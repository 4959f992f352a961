/** What a form hands over when it is sent, and what it gets back. */

import { messages } from './quick-order-messages.ts';
import type { FormRows, QuickOrderRow, RowOrder } from './quick-order-row.ts';

/** A row that passed its check, with what it asks for. */
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

/** What the form says about a submission as a whole. */
export interface QuickOrderOutcome {
  tone: 'success' | 'warning' | 'danger';
  text: string;
  /** Whether it has been announced already. */
  told?: boolean;
  /** Whether only loading the page again helps. What is typed is kept. */
  needsReload?: boolean;
}

/** The outcome if the code that sends could not be loaded. Nothing has happened to the cart. */
export function missingCode(): QuickOrderOutcome {
  const { onLine } = navigator;
  return { tone: 'danger', text: onLine ? messages.missing : messages.offline, needsReload: onLine };
}
