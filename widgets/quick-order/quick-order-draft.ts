/** What a shopper typed in one row, and what became of it. Nothing else of a visit is stored. */
import { keepForShopper, readKept } from '../../shared/page/storage/shopper-storage.ts';

export interface DraftRow {
  itemNumber: string;
  quantity: string;
  /** The row was sent, and there was no answer when this was kept. */
  sent?: SentRow;
  /** The key of its row in a run of many additions, once it is part of one. */
  run?: string;
}

/** A row on its way to the cart. */
export interface SentRow {
  /** Pieces of the item in the cart before; null where the cart was not known. */
  before: number | null;
}

/** As many as a sheet takes: a damaged entry cannot make the page grow without end. */
export const MOST_DRAFT_ROWS = 500;

/**
 * Reads what was typed before a reload, under the rules of `readKept`.
 *
 * @param key One form's key; a form that was never typed into, or a damaged entry, gives an empty list.
 * @param owner As for `saveDraft`.
 */
export function readDraft(key: string, owner: string): DraftRow[] {
  const { rows } = readKept(key, owner);
  return Array.isArray(rows) ? rows.filter(isDraftRow).slice(0, MOST_DRAFT_ROWS) : [];
}

/**
 * Keeps what is typed for the visit. Never throws.
 *
 * @param key One form's key.
 * @param owner Who typed it: a profile's id, empty for a guest.
 * @param rows The rows that hold something; none removes the entry.
 */
export function saveDraft(key: string, owner: string, rows: DraftRow[]): void {
  keepForShopper(key, owner, rows[0] ? { rows } : null);
}

function isDraftRow(value: unknown): value is DraftRow {
  const row = value as Partial<DraftRow> | null;
  const sent = row?.sent as Partial<SentRow> | null | undefined;
  const isSent = sent === undefined || sent?.before === null || Number.isInteger(sent?.before);
  return typeof row?.itemNumber === 'string' && typeof row.quantity === 'string' && isSent;
}
