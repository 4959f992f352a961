import type { ReactNode } from 'react';

/** One column of a table. */
export interface Column<Row, Key extends string = never> {
  /** Identifies the column; the class of its cells ends in it: `cb-table__cell--KEY`. */
  key: string;
  heading: string;
  /** The heading is read out but not shown, as for a column of buttons. */
  headingHidden?: boolean;
  /** Turns the heading into a button that sorts by this key. */
  sortKey?: Key;
  /** Numbers are aligned to the right. */
  numeric?: boolean;
  /** Its cells are the headers of their rows. */
  rowHeader?: boolean;
  /**
   * The width in a wide table, as a grid track: '120px'. If every column has one, each row is laid out by itself, so that
   * hundreds of rows can be moved quickly.
   */
  width?: string;
  cell: (row: Row) => ReactNode;
  /** Shown instead of the heading, such as a box that selects all rows. */
  head?: () => ReactNode;
}
