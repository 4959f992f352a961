import { atom, type ReadableAtom } from 'nanostores';
import { writeJson } from '../../shared/domain/json.ts';
import { announce } from '../../shared/page/announce.ts';
import { lazyModule } from '../../shared/page/lazy/lazy-module.ts';
import { onPageRestored } from '../../shared/page/leaving/page-restored.ts';
import { whenActivated } from '../../shared/page/leaving/when-activated.ts';
import type { StoredKey } from '../../shared/page/storage/stored-data.ts';
import { whenIdle } from '../../shared/page/time/when-idle.ts';
import { writeStore } from '../../shared/stores/store.ts';
import { type DraftRow, MOST_DRAFT_ROWS, readDraft, saveDraft } from './quick-order-draft.ts';
import { messages } from './quick-order-messages.ts';
import {
  changeRow,
  checkQuantity,
  checkRow,
  type FieldPosition,
  type FormRows,
  isFilled,
  makeRow,
  type QuickOrderRow,
} from './quick-order-row.ts';
import { missingCode, type QuickOrderOutcome, type RowEntry } from './quick-order-submission.ts';

/** Sending needs the cart's code, which is half of this island. It is loaded while the page is idle. */
const sending = lazyModule(() => import('./quick-order-sending.tsx'));

/** One form's state and actions. Two forms on a page have one each. */
export interface QuickOrderState extends FormRows {
  /** Whether rows are being added. */
  $submitting: ReadableAtom<boolean>;
  $outcome: ReadableAtom<QuickOrderOutcome | null>;
  /**
   * Restores the draft from before a reload and keeps it from then on. A row that was being sent says that it may have
   * been added. After Back, the form takes over the draft of a later page. Signing out empties the form. A prerendered
   * form does so once the page is activated.
   * @param owner the draft's owner: the id of a profile, or empty for a guest
   * @returns unsubscribe
   */
  start(draftKey: StoredKey, owner: string): () => void;
  type(position: FieldPosition, text: string): void;
  leave(position: FieldPosition): void;
  /**
   * Adds every valid row, one after another.
   * @returns the field where the shopper continues; null if the focus stays where it is, because another submission is
   * under way, the form is gone, or rows only wait for another attempt
   */
  submit(): Promise<FieldPosition | null>;
  /** Whether the code that sends has been loaded. Until then, nothing has happened to the cart. */
  maySend(): boolean;
}

/**
 * Creates the state of one quick-order form [1 §4 Quick order, §5 Item number].
 * @param startRows how many rows it starts with, 1 to 20. Several rows always end in an empty one. A form of one row stays
 * a form of one row until it is given more, and becomes one again when these have been added.
 */
export function createQuickOrder(startRows: number): QuickOrderState {
  const $rows = atom<readonly QuickOrderRow[]>([]);
  const $submitting = atom(false);
  const $outcome = atom<QuickOrderOutcome | null>(null);
  let present = true;
  let loaded = false;
  let unfollow: (() => void) | undefined;
  let save = () => {};
  let isSaveQueued = false;
  let source = '';

  /** Removes empty rows from the end, then adds the rows that are missing there. */
  function arrange(wanted: readonly QuickOrderRow[]): void {
    const filled = wanted.findLastIndex(isFilled) + 1;
    const needsEmptyRow = startRows > 1 || filled > 1;
    const count = Math.max(startRows, Math.min(MOST_DRAFT_ROWS, needsEmptyRow ? filled + 1 : filled));
    const kept = wanted.slice(0, count);
    while (kept.length < count) kept.push(makeRow());
    const before = $rows.get();
    for (const row of kept) if (!before.includes(row)) row.$content.listen(queueSave);
    writeStore(() => $rows.set(kept));
    queueSave();
  }

  /** Shows a draft. Rows that are still empty stay, because a link to the form may have focused the first one. */
  function restore(draft: readonly DraftRow[]): void {
    const shown = $rows.get();
    arrange(
      draft.map((content, index) => {
        const restored = makeRow(content);
        const row = shown[index];
        if (!row || isFilled(row)) return restored;
        changeRow(row, restored.$content.get());
        return row;
      }),
    );
  }

  /** Saves the draft, once for all rows that change together. */
  function queueSave(): void {
    if (isSaveQueued) return;
    isSaveQueued = true;
    queueMicrotask(() => {
      isSaveQueued = false;
      save();
    });
  }

  function start(draftKey: StoredKey, owner: string): () => void {
    present = true;
    source = draftKey;
    const leaving = new AbortController();
    const drafts = () => $rows.get().filter(isFilled).map(draftOf);
    let stopRestoring = () => {};
    whenActivated(() => {
      whenIdle(prepare);
      const typed = readDraft(draftKey, owner);
      save = () => saveDraft(draftKey, owner, drafts());
      if (typed.length > 0) restore(typed);
      // A later page of the tab may have added the rows, or kept others.
      stopRestoring = onPageRestored(() => {
        const kept = readDraft(draftKey, owner);
        if (writeJson(kept) !== writeJson(drafts())) restore(kept);
      });
    }, leaving.signal);
    return () => {
      leaving.abort();
      stopRestoring();
      present = false;
      unfollow?.();
      unfollow = undefined;
      // A row that is being sent leaves the draft when it has been added. Otherwise it would be offered again.
      if (!$submitting.get()) stopSaving();
    };
  }

  /**
   * Loads the code that sends before it is needed, because the connection may be lost by then. A failure is ignored here;
   * the next keystroke tries again.
   */
  async function prepare(): Promise<void> {
    const isLoaded = await sending.prepare();
    if (!isLoaded || !present || unfollow) return;
    await sending.use(({ whenSignedOut, compareWithCart }) => {
      unfollow = whenSignedOut(() => arrange([]));
      return compareWithCart($rows.get());
    });
  }

  function stopSaving(): void {
    save = () => {};
  }

  function type({ row, field }: FieldPosition, text: string): void {
    void prepare();
    changeRow(row, { [field]: text, problem: null, sent: undefined });
    $outcome.set(null);
    const rows = $rows.get();
    if (rows.length > 1 && row === rows.at(-1) && isFilled(row)) arrange(rows);
  }

  function leave({ row, field }: FieldPosition): void {
    if ($submitting.get()) return;
    if (field === 'itemNumber') {
      changeRow(row, { itemNumber: row.$content.get().itemNumber.toUpperCase() });
    } else if (!checkQuantity(row)) {
      // If a press on the button has moved the focus, its own announcement follows and replaces this one.
      announce(messages.invalid, 'step');
    }
  }

  async function submit(): Promise<FieldPosition | null> {
    if ($submitting.get()) return null;
    $outcome.set(null);
    const filled = $rows.get().filter(isFilled);
    const checked = filled.length > 0 ? filled : $rows.get().slice(0, 1);
    const entries: RowEntry[] = checked.flatMap((row) => {
      const order = checkRow(row);
      return order ? [{ row, order }] : [];
    });
    if (entries.length === 0) return nextPosition();
    $submitting.set(true);
    const several = $rows.get().length > 1;
    const sent = await sending.use(({ sendRows }) => {
      loaded = true;
      return sendRows({ entries, several, source, form: { $rows, arrange } });
    });
    const outcome = sent.ok ? sent.value : missingCode();
    $submitting.set(false);
    $outcome.set(outcome);
    arrange($rows.get());
    if (!present) {
      stopSaving();
      return null;
    }
    if (outcome && !outcome.told) announce(outcome.text);
    // After a run that has stopped, the focus stays on the button that continues it.
    return several && !outcome ? null : nextPosition();
  }

  /** Returns the first invalid field, or the first free row; null if rows only wait for another attempt. */
  function nextPosition(): FieldPosition | null {
    const rows = $rows.get();
    const faulty = rows.find((row) => row.$content.get().problem);
    if (!faulty && rows.some(isFilled)) return null;
    const row = faulty ?? rows[0];
    const [field] = faulty?.$content.get().problem?.fields ?? (['itemNumber'] as const);
    return row && field ? { row, field } : null;
  }

  arrange([]);
  return { $rows, $submitting, $outcome, start, arrange, type, leave, submit, maySend: () => loaded };
}

/** Returns the part of a row that a draft keeps. */
function draftOf({ $content }: QuickOrderRow): DraftRow {
  const { itemNumber, quantity, sent, run, problem } = $content.get();
  // Problems of the connection or the session may be over when the page is opened again.
  return { itemNumber, quantity, sent, run, problem: problem?.fields.length ? problem : undefined };
}
