/**
 * The pending edits of lines: the quantities that the shopper wants and the server doesn't have yet. Only this module
 * changes the state of an edit. Edits are kept in the tab's storage for the next page: the cart page's `left-edits.ts`
 * takes them over.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { isBeingRemoved, isUnsent, type LineEdit, type LineEdits } from '../../domain/cart/line-edit.ts';
import { keepEdits, readKeptText } from '../../page/storage/kept-edits.ts';
import { writeStore } from '../store.ts';

const $state = atom<LineEdits>({});
let keeping = false;
let replaced: string | undefined;

/**
 * The edits, undefined for a line whose edit has ended on this page. Follow one line with
 * `useStore($lineEdits, (edits) => edits[id])`.
 */
export const $lineEdits: ReadableAtom<LineEdits> = $state;

/** Lines whose field has no quantity, oldest first. */
const questions = new Set<{ lineId: string }>();

/**
 * Records that a line's field has no quantity: either 0, which asks whether to remove the line, or invalid input.
 * Leaving the cart waits for the answer.
 * @returns unsubscribe, for when the field has a quantity again or is gone
 */
export function askAtLine(lineId: string): () => void {
  const question = { lineId };
  questions.add(question);
  return () => questions.delete(question);
}

/** The line that has waited longest for such an answer. */
export function findUnansweredLine(): string | undefined {
  return [...questions][0]?.lineId;
}

/** What the tab's storage held before this page kept its first edits, for `readKeptEdits`. */
export function textOfLeftEdits(): string {
  return replaced ?? readKeptText();
}

/** A quantity is being typed or stepped to. */
export function markTyped(lineId: string, wanted: number): void {
  setEdit(lineId, { wanted, phase: 'editing' });
}

/** Queues a quantity, or 0 for a removal. */
export function markQueued(lineId: string, wanted: number): void {
  setEdit(lineId, { wanted, phase: 'queued' });
}

/** Queues the removal of a line, unless it is already being sent. */
export function markRemoved(lineId: string): void {
  if (!isBeingRemoved($state.get()[lineId])) markQueued(lineId, 0);
}

/** Marks an edit as being sent. @returns the sent edit, so that the end of its write doesn't change a newer edit */
export function markSending(lineId: string, wanted: number): LineEdit {
  const sent: LineEdit = { wanted, phase: 'sending' };
  setEdit(lineId, sent);
  return sent;
}

/** Marks an edit as saved. Until a read has confirmed that (`seen`), the requested quantity stays. */
export function markSaved(lineId: string, sent: LineEdit, seen: boolean): void {
  replaceEdit(lineId, sent, seen ? undefined : { ...sent, phase: 'unknown' });
}

/**
 * Marks an edit that isn't sent as usual.
 * @param phase 'failed': the code that sends it is missing. 'confirming': it is sent while the page is being left, and
 *   its end is unknown
 */
export function markUnsent(lineId: string, phase: 'failed' | 'confirming'): void {
  const edit = $state.get()[lineId];
  if (edit && isUnsent(edit)) setEdit(lineId, { ...edit, phase });
}

/** Discards a quantity that is being typed or was not saved: the line shows the server's quantity again. */
export function markCancelled(lineId: string): void {
  const phase = $state.get()[lineId]?.phase;
  if (phase === 'editing' || phase === 'failed' || phase === 'refused') endEdit(lineId);
}

/** Ends the edit of a line: the line is gone, or has the wanted quantity. */
export function endEdit(lineId: string): void {
  setEdit(lineId, undefined);
}

/** Sets an edit, unless there is a newer one. @returns whether it did */
export function replaceEdit(lineId: string, edit: LineEdit | undefined, next: LineEdit | undefined): boolean {
  const isNewest = $state.get()[lineId] === edit;
  if (isNewest) setEdit(lineId, next);
  return isNewest;
}

function setEdit(lineId: string, edit: LineEdit | undefined): void {
  writeStore(() => $state.set({ ...$state.get(), [lineId]: edit }));
  // Updates all lines that change together at once.
  if (keeping) return;
  keeping = true;
  queueMicrotask(() => {
    keeping = false;
    replaced ??= readKeptText();
    keepEdits($state.get());
  });
}
