/**
 * What the shopper wants of each line and the server does not have yet. All changes from one state of a line to the
 * next are here; no other module changes them. They are kept in the tab's storage, where the next page finds them:
 * the cart page's `left-edits.ts` takes them over.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { isBeingRemoved, isUnsent, type LineEdit, type LineEdits } from '../../domain/cart/line-edit.ts';
import { keepEdits } from '../../page/storage/kept-edits.ts';
import { writeStore } from '../store.ts';

const $state = atom<LineEdits>({});
let keeping = false;

/** The edits. Follow one line with `useStore($lineEdits, (edits) => edits[id])`. */
export const $lineEdits: ReadableAtom<LineEdits> = $state;

/** Lines whose field holds no quantity, oldest first. */
const questions = new Set<{ lineId: string }>();

/**
 * Notes that the field of a line holds no quantity: 0, which asks whether to remove it, or bad input. What leads on
 * from the cart waits for the answer. @returns unsubscribe: the field holds a quantity again, or is gone
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

/** A quantity is being typed or stepped to. */
export function markTyped(lineId: string, wanted: number): void {
  setEdit(lineId, { wanted, phase: 'editing' });
}

/** A quantity, or 0 for a removal, waits for its turn. */
export function markQueued(lineId: string, wanted: number): void {
  setEdit(lineId, { wanted, phase: 'queued' });
}

/** The removal of a line waits for its turn, unless it is on its way already. */
export function markRemoved(lineId: string): void {
  if (!isBeingRemoved($state.get()[lineId])) markQueued(lineId, 0);
}

/** It is being sent. @returns the edit as it was sent: the end of its write does not change a newer edit */
export function markSending(lineId: string, wanted: number): LineEdit {
  const sent: LineEdit = { wanted, phase: 'sending' };
  setEdit(lineId, sent);
  return sent;
}

/** The server has saved it. Until a reading has confirmed that (`seen`), what was asked for stays. */
export function markSaved(lineId: string, sent: LineEdit, seen: boolean): void {
  replaceEdit(lineId, sent, seen ? undefined : { ...sent, phase: 'unknown' });
}

/**
 * What was asked for is not sent as usual.
 * @param phase 'failed': the code for that is missing. 'confirming': it is sent while the page is being left, and its end
 *   is not seen
 */
export function markUnsent(lineId: string, phase: 'failed' | 'confirming'): void {
  const edit = $state.get()[lineId];
  if (edit && isUnsent(edit)) setEdit(lineId, { ...edit, phase });
}

/** The shopper gives up what is being typed, or was not saved: the line shows the server's quantity again. */
export function markCancelled(lineId: string): void {
  const phase = $state.get()[lineId]?.phase;
  if (phase === 'editing' || phase === 'failed' || phase === 'refused') endEdit(lineId);
}

/** Ends the edit of a line: the line is gone, or is as the shopper wants it. */
export function endEdit(lineId: string): void {
  setEdit(lineId, undefined);
}

/** Replaces an edit, or none, unless there is a newer one. @returns whether it has */
export function replaceEdit(lineId: string, edit: LineEdit | undefined, next: LineEdit | undefined): boolean {
  const isNewest = $state.get()[lineId] === edit;
  if (isNewest) setEdit(lineId, next);
  return isNewest;
}

function setEdit(lineId: string, edit: LineEdit | undefined): void {
  const edits = { ...$state.get(), [lineId]: edit };
  if (!edit) delete edits[lineId];
  writeStore(() => $state.set(edits));
  // Once for all lines that change together.
  if (keeping) return;
  keeping = true;
  queueMicrotask(() => {
    keeping = false;
    keepEdits($state.get());
  });
}
