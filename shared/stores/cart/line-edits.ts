/**
 * What the shopper wants of each line and the server does not have yet. All changes from one state of a line to the
 * next are here; no other module changes them.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { Cart } from '../../domain/cart/cart.ts';
import type { Failure } from '../../domain/failure.ts';
import { writeStore } from '../store.ts';

/** The pending quantity of one line and its phase. A line without an edit is as the server has it. */
export interface LineEdit {
  /** The quantity to show instead of the line's own; 0 for a removal. */
  wanted: number;
  /**
   * editing: being typed. queued, sending: on its way. failed: not saved, can be retried. unknown: sent, and it is not
   * known yet whether it counts. refused: the server said no; `wanted` is its quantity again.
   */
  phase: 'editing' | 'queued' | 'sending' | 'failed' | 'unknown' | 'refused';
  /** The server's message why not, where it gave one. */
  problem?: string;
  /** Why it failed or was refused. */
  failure?: Failure;
}

/** How a line's write has failed. */
export interface LineFailure {
  failure: Failure;
  /** The server's message, where it has understood and said no. */
  problem?: string;
  /** It is unknown whether it counted. */
  inDoubt: boolean;
}

/** By line id. */
export type LineEdits = Record<string, LineEdit | undefined>;

const $state = atom<LineEdits>({});

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

/** Whether an edit neither counts nor is on its way: the cart is then not what the shopper wants. */
export function isUnsettled(edit: LineEdit | undefined): edit is LineEdit {
  return edit?.phase === 'failed' || edit?.phase === 'unknown';
}

/** Whether what is asked for has not gone out yet. */
export function isUnsent({ phase }: LineEdit): boolean {
  return phase === 'editing' || phase === 'queued';
}

/** A quantity is being typed or stepped to. */
export function markTyped(lineId: string, wanted: number): void {
  setEdit(lineId, { wanted, phase: 'editing' });
}

/** A quantity, or 0 for a removal, waits for its turn. */
export function markQueued(lineId: string, wanted: number): void {
  setEdit(lineId, { wanted, phase: 'queued' });
}

/** It is being sent. @returns the edit as it was sent: the end of its write does not change a newer edit */
export function markSending(lineId: string, wanted: number): LineEdit {
  const sent: LineEdit = { wanted, phase: 'sending' };
  setEdit(lineId, sent);
  return sent;
}

/** The server has saved it. Until a reading has confirmed that (`seen`), what was asked for stays. */
export function markSaved(lineId: string, sent: LineEdit, seen: boolean): void {
  replaceSent(lineId, sent, seen ? undefined : { ...sent, phase: 'unknown' });
}

/**
 * A write has failed. What was asked for stays where nobody knows whether it counted, and a quantity also where it can be
 * sent again. A refusal, and a line that is still there after its removal, bring back the quantity that the server has
 * (`confirmed`).
 */
export function markFailed(lineId: string, sent: LineEdit, failed: LineFailure, confirmed: number): void {
  const { failure, problem, inDoubt } = failed;
  const isOver = sent.wanted === 0 ? !inDoubt : failure.kind === 'business';
  const next: LineEdit = isOver
    ? { wanted: confirmed, phase: 'refused', problem, failure }
    : { wanted: sent.wanted, phase: inDoubt ? 'unknown' : 'failed', failure };
  replaceSent(lineId, sent, next);
}

/**
 * What was asked for is not sent as usual.
 * @param phase 'failed': the code for that is missing. 'unknown': it is sent while the page is being left, and its end is
 *   not seen
 */
export function markUnsent(lineId: string, phase: 'failed' | 'unknown'): void {
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

/**
 * Compares the edits with a cart just read: what the server has by now is settled, an unknown outcome is
 * decided, and edits of lines that are gone end.
 */
export function reconcileLineEdits(cart: Cart): void {
  const quantities = new Map(cart.lines.map((line) => [line.id, line.quantity]));
  for (const [lineId, edit] of Object.entries($state.get())) {
    if (!edit || edit.phase === 'sending') continue;
    const quantity = quantities.get(lineId);
    const fulfilled = isUnsettled(edit) && quantity === edit.wanted;
    const overtaken = edit.phase === 'refused' && quantity !== edit.wanted;
    if (quantity === undefined || fulfilled || overtaken) endEdit(lineId);
    else if (edit.phase === 'unknown') {
      // It did not count. A quantity can be sent again; a removal has failed.
      setEdit(
        lineId,
        edit.wanted ? { ...edit, phase: 'failed' } : { ...edit, phase: 'refused', wanted: quantity },
      );
    }
  }
}

function replaceSent(lineId: string, sent: LineEdit, next: LineEdit | undefined): void {
  if ($state.get()[lineId] === sent) setEdit(lineId, next);
}

function setEdit(lineId: string, edit: LineEdit | undefined): void {
  const edits = { ...$state.get(), [lineId]: edit };
  if (!edit) delete edits[lineId];
  writeStore(() => $state.set(edits));
}
