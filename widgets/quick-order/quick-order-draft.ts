/** Keeps the shopper's input, and its results, during the visit. Nothing else is stored. */
import { keepForShopper, readKept } from '../../shared/page/storage/shopper-storage.ts';
import type { StoredKey } from '../../shared/page/storage/stored-data.ts';

/** The two fields of a row. */
export type RowField = 'itemNumber' | 'quantity';

/** Why a row was not added, and its invalid fields. */
export interface RowProblem {
  text: string;
  fields: readonly RowField[];
  /** What the shopper can do instead of correcting the fields. */
  remedy?: 'try-again' | 'sign-in';
  /** Nothing failed, but the shopper should check the row before continuing. */
  tone?: 'warning';
  /** The row was read from a file or pasted. It keeps its text and isn't sent until it is changed. */
  kept?: boolean;
}

/** The content of one row. */
export interface DraftRow {
  itemNumber: string;
  quantity: string;
  /** The row was being sent when the draft was kept, without a reply yet. */
  sent?: SentRow;
  /** The row's key in a run of many additions, if it is part of one. */
  run?: string;
  /** The problem of its fields, in the form's or the server's words. */
  problem?: RowProblem | null;
}

/** A row that is being sent. */
export interface SentRow {
  /** Pieces of the item in the cart before; null if the cart was unknown. */
  before: number | null;
}

/** The most rows of a draft, so that a damaged entry can't make the page grow without end. */
export const MOST_DRAFT_ROWS = 500;

/**
 * Reads the draft from before a reload. `readKept` decides when a draft is dropped.
 * @param key the form's key
 * @param owner as for `saveDraft`
 * @returns the rows; none if nothing was typed into the form or the entry is damaged
 */
export function readDraft(key: StoredKey, owner: string): DraftRow[] {
  const { rows } = readKept(key, owner);
  return Array.isArray(rows) ? rows.flatMap(readRow).slice(0, MOST_DRAFT_ROWS) : [];
}

/**
 * Keeps the draft during the visit. Never throws.
 * @param key the form's key
 * @param owner the draft's owner: the id of a profile, or empty for a guest
 * @param rows the rows with content; without rows, the entry is removed
 */
export function saveDraft(key: StoredKey, owner: string, rows: DraftRow[]): void {
  keepForShopper(key, owner, rows.length > 0 ? { rows } : null);
}

/**
 * Reads a row. In a row from another release, leaves out what can't be read and keeps what was typed.
 * @returns an empty list if it isn't a row
 */
function readRow(value: unknown): DraftRow | [] {
  const { itemNumber, quantity, sent, run, problem } = Object(value) as Record<keyof DraftRow, unknown>;
  if (typeof itemNumber !== 'string' || typeof quantity !== 'string') return [];
  const { before } = Object(sent) as Record<keyof SentRow, unknown>;
  return {
    itemNumber,
    quantity,
    sent: sent ? { before: Number.isInteger(before) ? (before as number) : null } : undefined,
    run: typeof run === 'string' ? run : undefined,
    ...(isProblem(problem) && { problem }),
  };
}

function isProblem(value: unknown): value is RowProblem {
  const { text, fields } = Object(value) as Partial<RowProblem>;
  return (
    typeof text === 'string' &&
    Array.isArray(fields) &&
    fields.every((field) => field === 'itemNumber' || field === 'quantity')
  );
}
