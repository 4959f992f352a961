import { atom, type ReadableAtom } from 'nanostores';
import { announce } from '../../shared/page/announce.ts';
import { loadPart } from '../../shared/page/parts/load-part.ts';
import { report } from '../../shared/page/report.ts';
import { writeStore } from '../../shared/stores/store.ts';
import { type DraftRow, MOST_DRAFT_ROWS, readDraft, saveDraft } from './quick-order-draft.ts';
import { messages } from './quick-order-messages.ts';
import {
  changeRow,
  checkQuantity,
  checkRow,
  isFilled,
  makeRow,
  type QuickOrderRow,
  type RowField,
} from './quick-order-row.ts';
import type { QuickOrderOutcome, RowEntry, Sending } from './quick-order-sending.tsx';

/** Sending needs the cart, and the cart's code is half of this island: it is fetched while the page is idle. */
function loadSending() {
  return loadPart(() => import('./quick-order-sending.tsx'));
}

/** A field of a row: where the shopper types, or goes on after a submission. */
export interface FieldPlace {
  row: QuickOrderRow;
  field: RowField;
}

/** One form's state and actions. Two forms on a page have one each. */
export interface QuickOrderState {
  $rows: ReadableAtom<readonly QuickOrderRow[]>;
  /** Whether rows are being added. */
  $submitting: ReadableAtom<boolean>;
  $outcome: ReadableAtom<QuickOrderOutcome | null>;
  /**
   * Brings back what was typed before a reload and keeps a draft from then on. A row that was being sent says that it
   * may have been added. Signing out empties the form.
   * @param owner Whose draft it is: a profile's id, empty for a guest.
   * @returns unsubscribe
   */
  start(draftKey: string, owner: string): () => void;
  /**
   * Shows these rows instead. Where there is more than one, an empty one follows.
   * @param wanted rows of before keep what they hold
   */
  arrange(wanted: readonly QuickOrderRow[]): void;
  type(place: FieldPlace, text: string): void;
  leave(place: FieldPlace): void;
  /**
   * Adds every valid row, one after another.
   * @returns the field where the shopper goes on; null where nothing was done: another submission is under way, or the
   * form is gone
   */
  submit(): Promise<FieldPlace | null>;
  /** Whether the code that sends is there: before, nothing has happened to the cart. */
  maySend(): boolean;
}

/**
 * Makes the state of one quick-order form [1 §4 Quick order, §5 Item number].
 *
 * @param startRows How many rows it starts with, 1 to 20. Several rows always end in an empty one; a form of one row
 * stays so until it is given more, and is one of one row again once these are added.
 */
export function createQuickOrder(startRows: number): QuickOrderState {
  const $rows = atom<readonly QuickOrderRow[]>([]);
  const $submitting = atom(false);
  const $outcome = atom<QuickOrderOutcome | null>(null);
  let present = true;
  let loaded = false;
  let unfollow: (() => void) | undefined;
  let save = () => {};
  let keeping = false;
  let source = '';

  /** Removes empty rows from the end, then adds the rows that are missing there. */
  function arrange(wanted: readonly QuickOrderRow[]): void {
    const filled = wanted.findLastIndex(isFilled) + 1;
    const count = Math.max(
      startRows,
      Math.min(MOST_DRAFT_ROWS, filled + Number(startRows > 1 || filled > 1)),
    );
    const kept = wanted.slice(0, count);
    while (kept.length < count) kept.push(makeRow());
    const before = $rows.get();
    for (const row of kept) if (!before.includes(row)) row.$content.listen(keep);
    writeStore(() => $rows.set(kept));
    keep();
  }

  /** Keeps the draft, once for all rows that change together. */
  function keep(): void {
    if (keeping) return;
    keeping = true;
    queueMicrotask(() => {
      keeping = false;
      save();
    });
  }

  function start(draftKey: string, owner: string): () => void {
    present = true;
    source = draftKey;
    // Safari has no idle callbacks.
    (window.requestIdleCallback ?? setTimeout)(prepare);
    const typed = readDraft(draftKey, owner);
    save = () => saveDraft(draftKey, owner, $rows.get().filter(isFilled).map(typedIn));
    if (typed[0]) arrange(typed.map(makeRow));
    return () => {
      present = false;
      unfollow?.();
      unfollow = undefined;
      // A row that is being sent leaves the draft when it arrives; else it would be offered twice.
      if (!$submitting.get()) stopSaving();
    };
  }

  /** Loads the code that sends before it is needed: when it is, the connection may be lost. */
  async function prepare(): Promise<void> {
    try {
      const { whenSignedOut, compareWithCart } = await loadSending();
      if (!present || unfollow) return;
      unfollow = whenSignedOut(() => arrange([]));
      await compareWithCart($rows.get());
    } catch {
      // It is tried again with the next key.
    }
  }

  function stopSaving(): void {
    save = () => {};
  }

  function type({ row, field }: FieldPlace, text: string): void {
    void prepare();
    changeRow(row, { [field]: text, problem: null, sent: undefined });
    $outcome.set(null);
    const rows = $rows.get();
    if (rows.length > 1 && row === rows.at(-1) && isFilled(row)) arrange(rows);
  }

  function leave({ row, field }: FieldPlace): void {
    if ($submitting.get()) return;
    if (field === 'itemNumber') {
      changeRow(row, { itemNumber: row.$content.get().itemNumber.toUpperCase() });
    } else if (!checkQuantity(row)) {
      // A press on the button that follows says the same.
      announce(messages.invalid, 'step');
    }
  }

  async function submit(): Promise<FieldPlace | null> {
    if ($submitting.get()) return null;
    $outcome.set(null);
    const filled = $rows.get().filter(isFilled);
    const asked = filled[0] ? filled : $rows.get().slice(0, 1);
    const entries: RowEntry[] = asked.flatMap((row) => {
      const order = checkRow(row);
      return order ? [{ row, order }] : [];
    });
    if (!entries[0]) {
      announce(messages.invalid);
      return nextPlace();
    }
    $submitting.set(true);
    const several = $rows.get().length > 1;
    const end = await send({
      entries,
      several,
      source,
      sheet: { $rows, arrange },
    });
    $submitting.set(false);
    $outcome.set(end);
    arrange($rows.get());
    if (!present) {
      stopSaving();
      return null;
    }
    if (end && !end.told) announce(end.text);
    // A run that has stopped has a button to go on, which has the focus.
    return several && !end ? null : nextPlace();
  }

  async function send(sending: Sending): Promise<QuickOrderOutcome | null> {
    try {
      const { sendRows } = await loadSending();
      loaded = true;
      return await sendRows(sending);
    } catch (error) {
      const { onLine } = navigator;
      if (onLine) {
        report('part-not-loaded', 'The code that adds to the cart could not be loaded.', {
          widget: 'quick-order',
          error,
        });
      }
      return { tone: 'danger', text: onLine ? messages.missing : messages.offline };
    }
  }

  /** The first field at fault, else the first free row; null where rows only wait for another attempt. */
  function nextPlace(): FieldPlace | null {
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

/** What a draft keeps of a row. */
function typedIn({ $content }: QuickOrderRow): DraftRow {
  const { itemNumber, quantity, sent, run } = $content.get();
  return { itemNumber, quantity, sent, run };
}
