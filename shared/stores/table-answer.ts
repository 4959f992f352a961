/** What a table asks of the server, and what it shows of the answer. */
import type { Failure } from '../domain/failure.ts';
import type { Sort, TableQuery } from '../domain/table.ts';

/** Why a query was not answered, or not all of it. */
export interface TableFailure {
  /** What failed. After a failed sort or search the rows are those from before. */
  action: 'read' | 'sort' | 'search';
  failure: Failure;
}

/** The rows that answer a query. */
export interface TableRows<Row, Key extends string> {
  /** What the rows answer: without a sort or search that failed, and with the last page if one beyond it was requested. */
  query: TableQuery<Key>;
  rows: readonly Row[];
  /** The order of the rows; undefined if it isn't known. */
  sort: Sort<Key> | undefined;
  /** Why the rows don't answer all of the query. */
  failure?: TableFailure;
}

/** An answer as it is shown. `More` is what comes with the rows, such as the list that they stand on. */
export type TableAnswer<Row, Key extends string, More> = TableRows<Row, Key> & More;

/** What a table shows, and what was requested meanwhile. */
export interface TableState<Row, Key extends string, More> {
  /** The newest request, without what could not be answered. */
  query: TableQuery<Key>;
  /** An answer is on its way. */
  busy: boolean;
  /** Null until something has been read. Stays while another answer is on its way, and when that fails. */
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
