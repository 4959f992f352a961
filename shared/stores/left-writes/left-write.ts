/** The notice about a write that an earlier page left open. */
import type { WriteEnd } from '../../page/storage/kept-writes.ts';

/** The text about its outcome. */
export interface ToldEnd {
  tone: 'info' | 'success' | 'warning' | 'danger';
  text: string;
  /** Repeats the write. @returns the notice that replaces this one */
  again?: { label: string; run: () => Promise<ToldEnd> };
}

/** One write, and how to find out its outcome. */
export interface LeftWrite {
  /** The text on the page until its outcome is known. */
  checking: string;
  /**
   * Reads the data that the write changes.
   * @returns the notice if the write has arrived; null if it hasn't yet, or the data can't be read
   */
  find(): Promise<ToldEnd | null>;
  /** Returns the notice once the write can't arrive any more. Called after `find`. */
  giveUp(): ToldEnd;
  /** Makes the page show the data as it is now. Called once, when the outcome is known. */
  refresh?(): void;
  /** Returns the notice if the server answered while the page was being left; null if only a read can tell. */
  ended?(end: WriteEnd): ToldEnd | null;
}
