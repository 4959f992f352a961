/** Sends the rows of an order sheet as one run, and shows the results in the rows [sheet Rows]. */
import { type BulkAdd, countRows, type RowOutcome } from '../../../shared/domain/bulk-add/bulk-run.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import { ownerFor } from '../../../shared/page/storage/shopper-storage.ts';
import { steadyTime } from '../../../shared/page/time/steady-time.ts';
import {
  $bulkAdd,
  dismissBulkAdd,
  restoreBulkAdd,
  resumeBulkAdd,
  startBulkAdd,
  whenCompared,
} from '../../../shared/stores/bulk-add/bulk-add.ts';
import { $session } from '../../../shared/stores/session.ts';
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
 * Adds the rows one after another. If a run has stopped and no row has changed since, continues that run, as it does if
 * rows of an earlier page may have been added unnoticed.
 * @returns what to say about all rows together; null if the run's own progress says it
 */
export async function sendRun(submission: RowSubmission): Promise<QuickOrderOutcome | null> {
  const { source, form } = submission;
  restoreBulkAdd(ownerFor($session.get().visitor));
  const earlier = $bulkAdd.get();
  const isOthers = earlier && earlier.source !== source;
  if (isOthers && (earlier.phase !== 'done' || countRows(earlier.rows).asking > 0)) {
    return { tone: 'warning', text: messages.otherRun };
  }
  // The order sheet also follows the run, but it may not be loaded yet, or may be gone before the run ends.
  const unfollow = followRun(form, source);
  const problem = await continueOrStart(submission);
  unfollow();
  return problem ?? outcomeOf($bulkAdd.get(), form);
}

/** @returns why nothing was sent; undefined if the run has ended or stopped */
async function continueOrStart({ entries, source }: RowSubmission): Promise<QuickOrderOutcome | undefined> {
  const isCompared = await whenCompared();
  // Since the press, rows that an earlier page had sent may have turned out to be added: these are empty now.
  const open = entries.filter(({ row }) => isFilled(row));
  const before = $bulkAdd.get();
  if (before?.phase === 'stopped' && (!isCompared || isSameRun(before, open))) {
    await resumeBulkAdd();
    return undefined;
  }
  // An answer about a row restarts a run that had ended.
  if (before?.phase === 'running' || before?.phase === 'stopping') {
    return { tone: 'warning', text: messages.otherRun };
  }
  if (countRows(before?.rows ?? []).asking > 0) return { tone: 'warning', text: messages.answerFirst };
  if (open.length === 0) return undefined;
  dismissBulkAdd();
  const mark = Date.now().toString(36);
  const rows = open.map(({ row, order }) => {
    const run = `${mark}-${row.key}`;
    changeRow(row, { run, note: '' });
    return { key: run, ...order };
  });
  const begun = await startBulkAdd({ source, rows });
  return begun ? undefined : { tone: 'warning', text: messages.otherRun };
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
 * Restores the run of an earlier page, and shows the results of the form's runs in it from now on. A run that ended on
 * the earlier page isn't shown again, unless it has an open question.
 * @param owner the current visitor, as returned by `ownerFor`
 * @returns unsubscribe
 */
export function restoreRun(form: FormRows, source: string, owner: string): () => void {
  const unfollow = followRun(form, source);
  restoreBulkAdd(owner);
  const restored = $bulkAdd.get();
  const isOver = restored?.source === source && restored.phase === 'done';
  if (isOver && !countRows(restored.rows).asking) dismissBulkAdd();
  return unfollow;
}

/**
 * Shows the results of a run in the form: added rows are removed, the others keep their text and show the
 * reason. Also follows a run of the previous page.
 * @returns unsubscribe
 */
function followRun(form: FormRows, source: string): () => void {
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
