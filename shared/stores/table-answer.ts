/** The query of a table, and the answer that it shows. */
import type { Failure } from '../domain/failure.ts';
import type { Sort, TableQuery } from '../domain/table.ts';

/** Why a query was not answered, or only in part. */
export interface TableFailure {
  /** What failed. After a failed sort or search the rows are those from before. */
  action: 'read' | 'sort' | 'search';
  failure: Failure;
}

/** The rows that answer a query. */
export interface TableRows<Row, Key extends string> {
  /**
   * The query that the rows answer: without a failed sort or search, and with the last page if one beyond it
   * was requested.
   */
  query: TableQuery<Key>;
  rows: readonly Row[];
  /** The order of the rows; undefined if it isn't known. */
  sort: Sort<Key> | undefined;
  /** Why the rows don't answer the whole query. */
  failure?: TableFailure;
}

/** A shown answer. `More` is data that comes with the rows, such as their list. */
export type TableAnswer<Row, Key extends string, More> = TableRows<Row, Key> & More;

/** The shown answer, and the newest request. */
export interface TableState<Row, Key extends string, More> {
  /** The newest request, without the parts that could not be answered. */
  query: TableQuery<Key>;
  /** An answer is pending. */
  busy: boolean;
  /** Null until something has been read. Stays while another answer is pending, and if that fails. */
  shown: TableAnswer<Row, Key, More> | null;
  /** Why the newest answer is missing or incomplete; stays until the next answer. */
  failure: TableFailure | null;
}

/** A request to the server. */
export interface TableRead<Row, Key extends string, More> {
  query: TableQuery<Key>;
  /** The rows that are shown. */
  before: TableAnswer<Row, Key, More> | null;
  /** The rows that are shown may have changed on the server since. */
  outdated: boolean;
  signal: AbortSignal;
}
