import { atom, type ReadableAtom } from 'nanostores';
import type { ReadOptions } from '../api/http.ts';
import { createLatestRead } from '../api/latest-read.ts';
import type { Failure, Result } from '../api/result.ts';
import { narrowRows } from '../domain/narrow-rows.ts';
import { reuseRows } from '../domain/reuse-rows.ts';
import type { Sort } from '../domain/sort.ts';
import { markSessionEnded } from './session.ts';
import { writeStore } from './write-store.ts';

/** What a table is asked to show. */
export interface TableQuery<Key extends string> {
  /** Whose rows. */
  id: string;
  /** Left out: the server's own order. */
  sort?: Sort<Key>;
  /** Without spaces around it; empty for all rows. */
  search: string;
}

/** Where the rows come from: the server sorts and searches, each with a call of its own. */
export interface TableSource<Whole, Row, Key extends string> {
  /** Everything of one id: its rows and what stands around them. */
  read: (id: string, options: ReadOptions) => Promise<Result<Whole>>;
  rowsOf: (whole: Whole) => readonly Row[];
  /** All rows in an order. */
  readSorted: (id: string, sort: Sort<Key>, options: ReadOptions) => Promise<Result<readonly Row[]>>;
  /** Some of the rows, in no certain order. */
  readFound: (
    query: { id: string; search: string; whole: Whole },
    options: ReadOptions,
  ) => Promise<Result<readonly Row[]>>;
  /** Tells the rows of one reply apart. */
  keyOf: (row: Row) => string;
  /** Tells rows of different replies that mean the same thing. */
  idOf: (row: Row) => string;
}

/** What a table shows, and what it was asked for meanwhile. */
export interface TableState<Whole, Row, Key extends string> {
  /** Asked for last. */
  query: TableQuery<Key>;
  /** The answer is on its way. */
  busy: boolean;
  /** Null until it was read, and where it could not be. */
  whole: Whole | null;
  rows: readonly Row[];
  /** What `rows` are the answer to; a failure may leave it behind the query. */
  shown: Omit<TableQuery<Key>, 'id'>;
  /** Why the last query was not answered, and in which part. */
  failure: { part: 'read' | 'sort' | 'search'; failure: Failure } | null;
}

export interface TableView<Whole, Row, Key extends string> {
  $table: ReadableAtom<TableState<Whole, Row, Key>>;
  /** Shows something else; what was asked before and has not been answered is dropped. */
  ask(query: TableQuery<Key>): Promise<void>;
  /** Asks once more for what failed. */
  retry(): Promise<void>;
  /** Asks for everything anew, as after a change of it; what is there stays where that cannot be had. */
  reread(): Promise<void>;
  end(): void;
}

/** The replies behind what is shown: one that still holds is not asked for again. */
interface Known<Whole, Row, Key extends string> {
  id: string;
  whole: Whole;
  order?: { sort: Sort<Key>; rows: readonly Row[] };
  match?: { search: string; rows: readonly Row[] };
}

/**
 * Makes the state of a table that the server sorts and searches. Order and search combine; whatever is
 * asked for while something is under way, it ends with what was asked last. A failed sort or search leaves
 * the rows as they were, and so does a second reading that fails.
 */
export function createTableView<Whole, Row extends object, Key extends string>(
  source: TableSource<Whole, Row, Key>,
  first: TableQuery<Key>,
): TableView<Whole, Row, Key> {
  type State = TableState<Whole, Row, Key>;
  type Replies = Known<Whole, Row, Key>;

  const latest = createLatestRead();
  const $table = atom<State>({
    query: first,
    busy: true,
    whole: null,
    rows: [],
    shown: { search: '' },
    failure: null,
  });
  /** What is shown. */
  let known: Replies | undefined;
  /** It may have changed since: everything is to be asked for. */
  let old = false;
  let asked = first;

  function change(part: Partial<State>): void {
    writeStore(() => $table.set({ ...$table.get(), ...part }));
  }

  async function orderFor({ id, sort }: TableQuery<Key>, before: Replies | undefined, options: ReadOptions) {
    if (!sort) return ok(undefined);
    if (before?.order && isSameSort(sort, before.order.sort)) return ok(before.order);
    const sorted = await source.readSorted(id, sort, options);
    return sorted.ok ? ok({ sort, rows: sorted.value }) : sorted;
  }

  async function matchFor(
    { id, search }: TableQuery<Key>,
    before: Replies | undefined,
    reading: Promise<Result<Whole>>,
    options: ReadOptions,
  ) {
    if (!search) return ok(undefined);
    if (search === before?.match?.search) return ok(before.match);
    const read = await reading;
    const found = read.ok ? await source.readFound({ id, search, whole: read.value }, options) : read;
    return found.ok ? ok({ search, rows: found.value }) : found;
  }

  async function gather(
    query: TableQuery<Key>,
    options: ReadOptions,
  ): Promise<Result<{ replies: Replies; failure: State['failure'] }>> {
    const before = !old && known?.id === query.id ? known : undefined;
    const reading = before ? Promise.resolve(ok(before.whole)) : source.read(query.id, options);
    const [read, order, match] = await Promise.all([
      reading,
      orderFor(query, before, options),
      matchFor(query, before, reading, options),
    ]);
    if (!read.ok) return read;
    const replies = {
      id: query.id,
      whole: read.value,
      order: order.ok ? order.value : before?.order,
      match: match.ok ? match.value : before?.match,
    };
    if (!order.ok) return ok({ replies, failure: { part: 'sort', failure: order.failure } });
    if (!match.ok) return ok({ replies, failure: { part: 'search', failure: match.failure } });
    return ok({ replies, failure: null });
  }

  async function ask(query: TableQuery<Key>): Promise<void> {
    asked = query;
    change({ query, busy: true, failure: null });
    const result = await latest.run((signal) => gather(query, { signal }));
    if (!result) return;
    const failed = result.ok ? result.value.failure : { part: 'read' as const, failure: result.failure };
    if (failed?.failure.kind === 'session') markSessionEnded();
    if (result.ok) old = false;
    if (result.ok) known = result.value.replies;
    else if (known?.id !== query.id) known = undefined;
    // The next press on a heading whose order could not be had asks for the same order again.
    const shown = { sort: known?.order?.sort, search: known?.match?.search ?? '' };
    change({
      busy: false,
      whole: known?.whole ?? null,
      rows: known ? rowsOf(known) : [],
      shown,
      failure: failed,
      query: known ? { ...query, sort: shown.sort } : query,
    });
  }

  function rowsOf({ whole, order, match }: Replies): readonly Row[] {
    const all = source.rowsOf(whole);
    const rows = order ? reuseRows(all, order.rows, source.keyOf, source.idOf) : all;
    return match ? narrowRows(rows, match.rows, source.idOf) : rows;
  }

  function reread(): Promise<void> {
    old = true;
    return ask(asked);
  }

  return { $table, ask, retry: () => ask(asked), reread, end: latest.end };
}

function isSameSort<Key extends string>(one: Sort<Key>, other: Sort<Key>): boolean {
  return one.key === other.key && one.ascending === other.ascending;
}

function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}
