import type { Failure } from '../failure.ts';

/** A list that a shopper may move things to. */
export interface OfferedList {
  id: string;
  name?: string;
  itemCount?: number;
}

/** How a move to a list has ended. The things are added first, and taken away only after that was confirmed. */
export type MoveEnding =
  | { kind: 'moved'; list: string; count: number }
  /** They are on the list, and these are still where they were: taking them away has failed. */
  | { kind: 'both'; list: string; ids: readonly string[]; count: number; failure: Failure }
  /** Something that was typed is not saved: nothing was asked of the server. */
  | { kind: 'unsettled' }
  /** There’s nothing to move. */
  | { kind: 'nothing' }
  /** Nothing was taken away. `read`: what is to be moved could not be read. `list`: it was not made or found. `items`: it is there, and did not take them. */
  | { kind: 'failed'; list: string; at: 'read' | 'list' | 'items'; failure: Failure };
