import type { Failure } from '../failure.ts';

/** A list that a shopper may move things to. */
export interface OfferedList {
  id: string;
  name?: string;
  itemCount?: number;
}

/** The outcome of a move to a list. They are added first, and removed only once that is confirmed. */
export type MoveEnding =
  | { kind: 'moved'; list: string; count: number }
  /** They are on the list, but removing these from their origin failed. */
  | { kind: 'both'; list: string; ids: readonly string[]; count: number; failure: Failure }
  /** Typed input isn't saved, so nothing was sent. */
  | { kind: 'unsettled' }
  /** There is nothing to move. */
  | { kind: 'nothing' }
  /**
   * Nothing was removed. `read`: the things to move could not be read. `list`: the list was not created or
   * found. `items`: the list exists, but they could not be added.
   */
  | { kind: 'failed'; list: string; at: 'read' | 'list' | 'items'; failure: Failure };
