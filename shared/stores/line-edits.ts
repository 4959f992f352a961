import { atom, type ReadableAtom } from 'nanostores';
import type { Failure } from '../api/result.ts';
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
