/** Sends the rows of an order sheet as one run, and shows the results in the rows [sheet Rows]. */
import { type BulkAdd, countRows, type RowOutcome } from '../../../shared/domain/bulk-add/bulk-run.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import { steadyTime } from '../../../shared/page/time/steady-time.ts';
import {
  $bulkAdd,
  dismissBulkAdd,
  resumeBulkAdd,
  startBulkAdd,
} from '../../../shared/stores/bulk-add/bulk-add.ts';
import { changeRow, emptyRow, type FormRows, isFilled, type QuickOrderRow } from '../quick-order-row.ts';
import type { QuickOrderOutcome, RowEntry, RowSubmission } from '../quick-order-submission.ts';

const messages = defineMessages('quick-order', {
  addedRows: '{rows} {rows:item|items} added to your cart',
  addedPartly: '{added} added to your cart. {left} not added; {left:it’s|they’re} still here.',
  addedNone: 'Nothing was added. We’ve kept what you typed.',
  refused: 'We couldn’t add this item. We’ve kept what you typed.',
  perhapsArrived: 'We couldn’t confirm that this item was added. Tell us below.',
  answerFirst: 'First, tell us whether the marked rows are in your cart.',
  otherRun: 'Other items are still being added. Add these when that’s done.',
});

/** How often added rows are removed from the form during a run. */
const REMOVE_EVERY_MS = 250;

/**
 * Adds the rows one after another. If a run has stopped and no row has changed since, continues that run.
 * @returns what to say about all rows together; null if the run's own progress says it
 */
export async function sendRun(submission: RowSubmission): Promise<QuickOrderOutcome | null> {
  const { entries, source, form } = submission;
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
    // The order sheet also follows the run, but it may not be loaded yet, or may be gone before the run ends.
    const unfollow = followRun(form, source);
    const begun = await startBulkAdd({ source, rows });
    unfollow();
    if (!begun) return { tone: 'warning', text: messages.otherRun };
  }
  return outcomeOf($bulkAdd.get(), form);
}

/** Whether the rows equal the remaining rows of the run. */
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

function outcomeOf(run: BulkAdd | null, { $rows }: FormRows): QuickOrderOutcome | null {
  if (run?.phase !== 'done') return null;
  const { added, asking } = countRows(run.rows);
  const left = $rows.get().filter(isFilled).length - asking;
  // The run has announced its end.
  const told = true;
  if (left > 0 && added === 0) return { tone: 'danger', text: messages.addedNone, told };
  if (left > 0) return { tone: 'warning', text: fill(messages.addedPartly, { added, left }), told };
  return asking ? null : { tone: 'success', text: fill(messages.addedRows, { rows: added }), told };
}

/**
 * Shows the results of a run in the form: added rows are removed, the others keep their text and show the
 * reason. Also follows a run of the previous page.
 * @returns unsubscribe
 */
export function followRun(form: FormRows, source: string): () => void {
  const seen = new Map<string, RowOutcome['state']>();
  let added = new Set<QuickOrderRow>();
  let removedAt = 0;
  return $bulkAdd.subscribe((run) => {
    if (run?.source !== source) return;
    const rows = new Map(form.$rows.get().map((row) => [row.$content.get().run, row]));
    for (const { row: sent, state, message } of run.rows) {
      const row = rows.get(sent.key);
      if (!row || seen.get(sent.key) === state) continue;
      seen.set(sent.key, state);
      if (state === 'added') {
        emptyRow(row);
        added.add(row);
      } else if (state === 'refused') {
        changeRow(row, { problem: { text: message || messages.refused, fields: ['itemNumber'] } });
      } else if (state === 'asking') {
        changeRow(row, { problem: { text: messages.perhapsArrived, fields: [], tone: 'warning' } });
      } else if (row.$content.get().problem) {
        changeRow(row, { problem: null });
      }
    }
    const isOver = run.phase === 'done' || run.phase === 'stopped';
    if (added.size === 0 || (!isOver && steadyTime() - removedAt < REMOVE_EVERY_MS)) return;
    removedAt = steadyTime();
    const leaving = added;
    added = new Set();
    form.arrange(form.$rows.get().filter((row) => !leaving.has(row)));
  });
}
