/** What is told of a write that an earlier page has left. */
import type { WriteEnd } from '../../page/storage/kept-writes.ts';

/** What is said of its end. */
export interface ToldEnd {
  tone: 'info' | 'success' | 'warning' | 'danger';
  text: string;
  /** Does it again. @returns what is then said in place of this */
  again?: { label: string; run: () => Promise<ToldEnd> };
}

/** One write, and how its outcome is found out. */
export interface LeftWrite {
  /** What stands on the page until its end is known. */
  checking: string;
  /**
   * Reads what the write changes.
   * @returns what is told if it has arrived; null if it hasn't yet, or this can't be read
   */
  find(): Promise<ToldEnd | null>;
  /** Says what is told once it can't arrive any more. Called after `find`. */
  giveUp(): ToldEnd;
  /** Says what is told if the server has answered while the page was being left; null if only reading tells. */
  ended?(end: WriteEnd): ToldEnd | null;
}
