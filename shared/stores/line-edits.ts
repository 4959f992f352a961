import { atom, type ReadableAtom } from 'nanostores';
import type { Failure } from '../api/result.ts';
import type { Cart } from '../domain/cart.ts';
import { writeStore } from './write-store.ts';

/** What the shopper wants of one line and how far it has come. A line without one is as the server has it. */
export interface LineEdit {
  /** The quantity to show instead of the line's own; 0 for a removal. */
  wanted: number;
  /**
   * editing: being typed. queued, sending: on its way. failed: not saved, can be retried. unknown: sent, and
   * nobody can tell yet whether it counts. refused: the server said no; `wanted` is its quantity again.
   */
  phase: 'editing' | 'queued' | 'sending' | 'failed' | 'unknown' | 'refused';
  /** The server's own words on why not, where it gave any. */
  problem?: string;
  /** Why it failed or was refused. */
  failure?: Failure;
}

/** By line id. */
export type LineEdits = Record<string, LineEdit | undefined>;

const $state = atom<LineEdits>({});

/** The edits. Follow one line with `useStore($lineEdits, (edits) => edits[id])`. */
export const $lineEdits: ReadableAtom<LineEdits> = $state;

/** Gives a line another edit, or none. */
export function setLineEdit(lineId: string, edit: LineEdit | undefined): void {
  const edits = { ...$state.get(), [lineId]: edit };
  if (!edit) delete edits[lineId];
  writeStore(() => $state.set(edits));
}

/** Whether an edit neither counts nor is on its way: the cart is then not what the shopper wants. */
export function isUnsettled(edit: LineEdit | undefined): boolean {
  return edit?.phase === 'failed' || edit?.phase === 'unknown';
}

/**
 * Compares the edits with a cart just read: what the server has by now is settled, an unknown outcome is
 * decided, and edits of lines that are gone end.
 */
export function settleLineEdits(cart: Cart): void {
  const quantities = new Map(cart.lines.map((line) => [line.id, line.quantity]));
  for (const [lineId, edit] of Object.entries($state.get())) {
    if (!edit || edit.phase === 'sending') continue;
    const quantity = quantities.get(lineId);
    const fulfilled = isUnsettled(edit) && quantity === edit.wanted;
    const overtaken = edit.phase === 'refused' && quantity !== edit.wanted;
    if (quantity === undefined || fulfilled || overtaken) setLineEdit(lineId, undefined);
    else if (edit.phase === 'unknown') setLineEdit(lineId, withoutEffect(edit, quantity));
  }
}

/** What becomes of an edit that turns out not to count: a quantity may be sent again, a removal is off. */
function withoutEffect(edit: LineEdit, quantity: number): LineEdit {
  return edit.wanted ? { ...edit, phase: 'failed' } : { ...edit, phase: 'refused', wanted: quantity };
}
