/** Sends the rows of a sheet as one run, and takes what becomes of them back into the rows [sheet Rows]. */
import { type BulkAdd, countRows, type RowOutcome } from '../../../shared/domain/bulk-add/bulk-run.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import {
  $bulkAdd,
  dismissBulkAdd,
  resumeBulkAdd,
  startBulkAdd,
} from '../../../shared/stores/bulk-add/bulk-add.ts';
import { changeRow, emptyRow, isFilled, type QuickOrderRow } from '../quick-order-row.ts';
import type { QuickOrderOutcome, RowEntry, Sending, Sheet } from '../quick-order-sending.tsx';

const messages = defineMessages('quick-order', {
  addedRows: 'Added to your cart: {rows} items',
  addedPartly: 'Added to your cart: {added}. Not added: {left}; they are still here.',
  addedNone: 'Nothing was added. What you typed is kept.',
  refused: 'The shop did not take this item. What you typed is kept.',
  perhapsArrived: 'It cannot be told whether this row has arrived. Say it below.',
  answerFirst: 'Say first, below, whether the marked rows are in your cart.',
  otherRun: 'Rows of another list are being added. Add these when that has ended.',
});

/** How often the rows that were added leave the screen while a run goes on. */
const LEAVE_EVERY_MS = 250;

/**
 * Adds the rows, one after another; or goes on with a run that had stopped, where no row has changed since.
 * @returns what to say of all rows together; null where the run's own progress says it
 */
export async function sendSheet({
  entries,
  source,
  sheet,
}: Pick<Sending, 'entries' | 'source' | 'sheet'>): Promise<QuickOrderOutcome | null> {
  const before = $bulkAdd.get();
  const counts = countRows(before?.rows ?? []);
  if (before && before.source !== source && (before.phase !== 'done' || counts.asking > 0)) {
    return { tone: 'warning', text: messages.otherRun };
  }
  if (before?.phase === 'stopped' && (counts.sending > 0 || isSameRun(before, entries))) {
    await resumeBulkAdd();
  } else {
    if (counts.asking > 0) return { tone: 'warning', text: messages.answerFirst };
    dismissBulkAdd();
    const mark = Date.now().toString(36);
    const rows = entries.map(({ row, order }) => {
      const run = `${mark}-${row.key}`;
      changeRow(row, { run, note: '' });
      return { key: run, ...order };
    });
    // The parts below the rows, which follow the run as well, may not have come yet, or may be gone by the end.
    const unfollow = followRun(sheet, source);
    const begun = await startBulkAdd({ source, rows });
    unfollow();
    if (!begun) return { tone: 'warning', text: messages.otherRun };
  }
  return outcomeOf($bulkAdd.get(), sheet);
}

/** Whether the rows ask for what the run still has to do, and for nothing else. */
function isSameRun({ rows }: BulkAdd, entries: readonly RowEntry[]): boolean {
  const known = new Map(rows.map((outcome) => [outcome.row.key, outcome]));
  const unchanged = entries.flatMap(({ row, order }) => {
    const outcome = known.get(row.$content.get().run ?? '');
    const isOpen = outcome?.state === 'waiting' || outcome?.state === 'refused';
    const isSame = outcome?.row.itemNumber === order.itemNumber && outcome.row.quantity === order.quantity;
    return isOpen && isSame ? [outcome] : [];
  });
  const waiting = unchanged.filter(({ state }) => state === 'waiting').length;
  return waiting > 0 && unchanged.length === entries.length && waiting === countRows(rows).waiting;
}

function outcomeOf(run: BulkAdd | null, { $rows }: Sheet): QuickOrderOutcome | null {
  if (run?.phase !== 'done') return null;
  const { added, asking } = countRows(run.rows);
  const left = $rows.get().filter(isFilled).length - asking;
  const told = true;
  if (left > 0) {
    return added > 0
      ? { tone: 'warning', text: fill(messages.addedPartly, { added, left }), told }
      : { tone: 'danger', text: messages.addedNone, told };
  }
  return asking ? null : { tone: 'success', text: fill(messages.addedRows, { rows: added }), told };
}

/**
 * Takes what becomes of a run's rows into the sheet: those that were added leave it, the others keep what was typed and
 * say why. Begins with a run of the page before.
 * @returns unsubscribe
 */
export function followRun(sheet: Sheet, source: string): () => void {
  const seen = new Map<string, RowOutcome['state']>();
  let gone = new Set<QuickOrderRow>();
  let last = 0;
  return $bulkAdd.subscribe((run) => {
    if (run?.source !== source) return;
    const rows = new Map(sheet.$rows.get().map((row) => [row.$content.get().run, row]));
    for (const { row: sent, state, message } of run.rows) {
      const row = rows.get(sent.key);
      if (!row || seen.get(sent.key) === state) continue;
      seen.set(sent.key, state);
      if (state === 'added') {
        emptyRow(row);
        gone.add(row);
      } else if (state === 'refused') {
        changeRow(row, { problem: { text: message || messages.refused, fields: ['itemNumber'] } });
      } else if (state === 'asking') {
        changeRow(row, { problem: { text: messages.perhapsArrived, fields: [], tone: 'warning' } });
      } else if (row.$content.get().problem) {
        changeRow(row, { problem: null });
      }
    }
    const isOver = run.phase === 'done' || run.phase === 'stopped';
    if (gone.size === 0 || (!isOver && Date.now() - last < LEAVE_EVERY_MS)) return;
    last = Date.now();
    const leaving = gone;
    gone = new Set();
    sheet.arrange(sheet.$rows.get().filter((row) => !leaving.has(row)));
  });
}
