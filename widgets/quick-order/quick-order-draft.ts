/** What a shopper typed in one row. Nothing else of a visit is stored. */
export interface DraftRow {
  itemNumber: string;
  quantity: string;
}

/** More than anybody types; keeps a damaged entry from growing the page. */
const MOST_ROWS = 200;

/** Where drafts go when the browser refuses its storage (blocked, full): they then last as long as the page. */
const memory = new Map<string, string>();

/**
 * Reads what was typed before a reload.
 *
 * @param key One form's key; a form that was never typed into, or a damaged entry, gives an empty list.
 */
export function readDraft(key: string): DraftRow[] {
  try {
    const stored: unknown = JSON.parse(memory.get(key) ?? sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isDraftRow).slice(0, MOST_ROWS) : [];
  } catch {
    return [];
  }
}

/**
 * Keeps what is typed for the visit. Never throws.
 *
 * @param key One form's key.
 * @param rows The rows that hold something; none removes the entry.
 */
export function saveDraft(key: string, rows: DraftRow[]): void {
  const text = JSON.stringify(rows);
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
  return typeof row?.itemNumber === 'string' && typeof row.quantity === 'string';
}
