/** What a shopper typed in one row, and what became of it. Nothing else of a visit is stored. */
import { writeJson } from '../../shared/domain/json.ts';

export interface DraftRow {
  itemNumber: string;
  quantity: string;
  /** The row was sent, and there was no answer when this was kept. */
  sent?: SentRow;
}

/** A row on its way to the cart. */
export interface SentRow {
  /** Pieces of the item in the cart before; null where the cart was not known. */
  before: number | null;
}

/** A form's draft, and whose it is. */
interface Draft {
  /** The profile's id; empty for a guest. */
  owner: string;
  rows: DraftRow[];
}

/** More rows than anybody types: a damaged entry cannot make the page grow without end. */
const MOST_ROWS = 200;

/** Where drafts go when the browser refuses its storage (blocked, full): they then last as long as the page. */
const memory = new Map<string, string>();

/**
 * Reads what was typed before a reload. What a guest typed is there after signing in. The draft of somebody who has
 * signed out since, or of another shopper on this computer, is deleted.
 *
 * @param key One form's key; a form that was never typed into, or a damaged entry, gives an empty list.
 * @param owner As for `saveDraft`.
 */
export function readDraft(key: string, owner: string): DraftRow[] {
  try {
    const stored = JSON.parse(memory.get(key) ?? sessionStorage.getItem(key) ?? '{}') as Partial<Draft>;
    if (!Array.isArray(stored.rows)) return [];
    if (!stored.owner || stored.owner === owner) return stored.rows.filter(isDraftRow).slice(0, MOST_ROWS);
    saveDraft(key, owner, []);
    return [];
  } catch {
    return [];
  }
}

/**
 * Keeps what is typed for the visit. Never throws.
 *
 * @param key One form's key.
 * @param owner Who typed it: a profile's id, empty for a guest.
 * @param rows The rows that hold something; none removes the entry.
 */
export function saveDraft(key: string, owner: string, rows: DraftRow[]): void {
  const text = writeJson({ owner, rows } satisfies Draft);
  memory.delete(key);
  try {
    if (rows.length > 0) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    memory.set(key, text);
  }
}

function isDraftRow(value: unknown): value is DraftRow {
  const row = value as Partial<DraftRow> | null;
  const sent = row?.sent as Partial<SentRow> | null | undefined;
  const isSent = sent === undefined || sent?.before === null || Number.isInteger(sent?.before);
  return typeof row?.itemNumber === 'string' && typeof row.quantity === 'string' && isSent;
}
