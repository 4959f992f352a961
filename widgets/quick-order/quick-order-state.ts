import { batch, effect, type ReadonlySignal, signal } from '@preact/signals-react';
import { normalizeItemNumber } from '../../shared/domain/item-number.ts';
import { announce } from '../../shared/page/announce.ts';
import { loadPart } from '../../shared/page/load-part.ts';
import { report } from '../../shared/page/report.ts';
import { fill } from '../../shared/page/wording.ts';
import { readDraft, saveDraft } from './quick-order-draft.ts';
import {
  checkQuantity,
  checkRow,
  isFilled,
  makeRow,
  type QuickOrderRow,
  type RowField,
} from './quick-order-row.ts';
import type { QuickOrderOutcome, RowEntry, Sending } from './quick-order-sending.ts';
import { words } from './quick-order-words.ts';

/** Sending needs the cart, and the cart's code is half of this island: it is fetched at the first keystroke. */
function loadSending() {
  return loadPart(() => import('./quick-order-sending.ts'));
}

/** A field of a row: where the shopper types, or goes on after a submission. */
export interface FieldPlace {
  row: QuickOrderRow;
  field: RowField;
}

/** One form's state and actions. Two forms on a page have one each. */
export interface QuickOrderState {
  rows: ReadonlySignal<readonly QuickOrderRow[]>;
  phase: ReadonlySignal<'idle' | 'submitting'>;
  /** What is being added just now; empty while idle. */
  progress: ReadonlySignal<string>;
  outcome: ReadonlySignal<QuickOrderOutcome | null>;
  /** Brings back what was typed before a reload and keeps a draft from then on; gives the way to stop. */
  start(draftKey: string): () => void;
  type(place: FieldPlace, text: string): void;
  leave(place: FieldPlace): void;
  /**
   * Adds every valid row, one after another. Gives the field to go on with, or null where nothing was
   * done: another submission is under way, or the form is gone.
   */
  submit(): Promise<FieldPlace | null>;
}

/**
 * Makes the state of one quick-order form [1 §4, §5].
 *
 * @param startRows How many rows it starts with, 1 to 20. A form of several rows always ends in an empty
 * one; a form of one row stays so. Rows keep their places, so the focus is never moved by an addition.
 */
export function createQuickOrder(startRows: number): QuickOrderState {
  const rows = signal<QuickOrderRow[]>([]);
  const phase = signal<'idle' | 'submitting'>('idle');
  const progress = signal('');
  const outcome = signal<QuickOrderOutcome | null>(null);
  let present = true;
  let stopSaving = () => {};
  arrange([]);

  /** Takes empty rows off the end, then adds what is missing there. */
  function arrange(wanted: QuickOrderRow[]): void {
    const lastFilled = wanted.findLastIndex(isFilled);
    const count = Math.max(startRows, startRows > 1 ? lastFilled + 2 : lastFilled + 1);
    const kept = wanted.slice(0, count);
    while (kept.length < count) kept.push(makeRow());
    rows.value = kept;
  }

  function start(draftKey: string): () => void {
    present = true;
    const typed = readDraft(draftKey);
    if (typed.length > 0) arrange(typed.map(makeRow));
    stopSaving = effect(() => {
      const filled = rows.value.filter(isFilled);
      const draft = filled.map((row) => ({ itemNumber: row.itemNumber.value, quantity: row.quantity.value }));
      saveDraft(draftKey, draft);
    });
    return () => {
      present = false;
      // A row still on its way must leave the draft when it arrives, or it would be offered twice.
      if (phase.value === 'idle') stopSaving();
    };
  }

  function type({ row, field }: FieldPlace, text: string): void {
    loadSending().catch(() => {});
    batch(() => {
      row[field].value = text;
      row.problem.value = null;
      outcome.value = null;
      if (startRows > 1 && row === rows.value.at(-1) && isFilled(row)) arrange(rows.value);
    });
  }

  function leave({ row, field }: FieldPlace): void {
    if (phase.value === 'submitting') return;
    if (field === 'itemNumber') {
      row.itemNumber.value = row.itemNumber.value.toUpperCase();
      noteRepetition(row);
    } else if (!checkQuantity(row)) {
      announce(words.invalid);
    }
  }

  function noteRepetition(row: QuickOrderRow): void {
    const item = normalizeItemNumber(row.itemNumber.value);
    const other = rows.value.findIndex(
      (one) => item !== '' && one !== row && normalizeItemNumber(one.itemNumber.value) === item,
    );
    row.note.value = other < 0 ? '' : fill(words.repeated, { item, row: other + 1 });
  }

  async function submit(): Promise<FieldPlace | null> {
    if (phase.value === 'submitting') return null;
    outcome.value = null;
    const filled = rows.value.filter(isFilled);
    const asked = filled.length > 0 ? filled : rows.value.slice(0, 1);
    const entries: RowEntry[] = asked.flatMap((row) => {
      const order = checkRow(row);
      return order ? [{ row, order }] : [];
    });
    if (entries.length === 0) {
      announce(words.invalid);
      return nextPlace();
    }
    phase.value = 'submitting';
    const end = await send({
      entries,
      asked: asked.length,
      present: () => present,
      tell: (text) => {
        progress.value = text;
      },
    });
    batch(() => {
      phase.value = 'idle';
      progress.value = '';
      outcome.value = end;
      arrange(rows.value);
    });
    if (!present) {
      stopSaving();
      return null;
    }
    if (end) announce(end.text);
    return nextPlace();
  }

  async function send(sending: Sending): Promise<QuickOrderOutcome | null> {
    try {
      const { sendRows } = await loadSending();
      return await sendRows(sending);
    } catch (error) {
      report('quick-order: the code that adds to the cart could not be loaded', error);
      return { tone: 'danger', text: words.missing };
    }
  }

  /** The first field at fault, else the first free row; null where rows only wait for another attempt. */
  function nextPlace(): FieldPlace | null {
    const faulty = rows.value.find((row) => row.problem.value);
    if (!faulty && rows.value.some(isFilled)) return null;
    const row = faulty ?? rows.value[0];
    const field = faulty ? faulty.problem.value?.fields[0] : 'itemNumber';
    return row && field ? { row, field } : null;
  }

  return { rows, phase, progress, outcome, start, type, leave, submit };
}
