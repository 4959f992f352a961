import type { AddedProducts } from './added-products.ts';

/** How far putting an order into the cart once more has come [2 §4, Reorder]. */
export type ReorderPhase =
  | { kind: 'idle' }
  /** The answer is awaited; another reorder has to wait. */
  | { kind: 'sending'; orderId: string }
  /** There is a cart from an earlier visit: the Merged Cart Notice has to be answered first. */
  | { kind: 'merging'; orderId: string }
  /** The cart has items already: keep or replace? */
  | { kind: 'choosing'; orderId: string }
  /** What the server, or else we, say against it: each a line of its own [2 §8]. */
  | { kind: 'refused'; orderId: string; lines: string[] }
  | { kind: 'added'; orderId: string; products: AddedProducts };
