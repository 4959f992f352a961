/** A table whose query stands in the page's address, so that Back, a reload and a shared link show the same [2 §2]. */

import { atom, type ReadableAtom } from 'nanostores';
import type { Failure, Result } from '../domain/failure.ts';
import { writeJson } from '../domain/json.ts';
import { nextSort, reuseRows, type Sort, type TableQuery } from '../domain/table.ts';
import { announce } from '../page/announce.ts';
import { onPageRestored } from '../page/history-navigation.ts';
import { changeQuery, queryWith, whenQueryChanges } from '../page/page-query.ts';
import { readTableQuery, type TableAddress, tableQueryChanges } from '../page/table-query.ts';
import { createLatestRead } from './latest-read.ts';
import { writeStore } from './store.ts';

/** Why a query was not answered, and in which part of it. */
export interface TableFailure {
  part: 'read' | 'sort' | 'search';
  failure: Failure;
}

/** The rows that a query was answered with. */
export interface TableRows<Row, Key extends string> {
  /** What the rows answer: less than was asked for where a part failed, the last page where one beyond it was asked for. */
  query: TableQuery<Key>;
  rows: readonly Row[];
  /** The order in which the rows stand; undefined where it is unknown. */
  sort: Sort<Key> | undefined;
  /** Why a part of the query was not answered. */
  failure?: TableFailure;
}

/** An answer as it is shown. `More` is what comes with the rows, as a list does with its items. */
export type TableAnswer<Row, Key extends string, More> = TableRows<Row, Key> & More;

/** What a table shows, and what it was asked for meanwhile. */
export interface TableState<Row, Key extends string, More> {
  /** What was asked for last, as far as the server can give it. */
  query: TableQuery<Key>;
  /** The answer is on its way. */
  busy: boolean;
  /** Null until something was read. Stays while another answer is awaited, and when that fails. */
  shown: TableAnswer<Row, Key, More> | null;
  /** Why the newest answer is missing or not whole; stays until there is another one. */
  failure: TableFailure | null;
}

/** What is asked of the server, and what is still known. */
export interface TableRead<Row, Key extends string, More> {
  query: TableQuery<Key>;
  /** What is shown. */
  before: TableAnswer<Row, Key, More> | null;
  /** What is shown may have changed on the server since. */
  outdated: boolean;
  signal: AbortSignal;
}

/** Where a table's rows come from, and how the table is used. */
export interface TableOptions<Row, Key extends string, More> {
  /** Asked for again at each reading, since it depends on who is shopping. */
  address: () => TableAddress<Key>;
  /** Makes the calls that answer a query. */
  read: (request: TableRead<Row, Key, More>) => Promise<Result<TableAnswer<Row, Key, More>>>;
  /** Tells the rows of a table apart. */
  keyOf: (row: Row) => string;
  /** What makes a step that Back undoes. A search that makes no step follows the typing. */
  steps: readonly ('sort' | 'search')[];
  /** What is announced when a search has been answered. */
  foundText?: (count: number, search: string) => string;
  /** What is announced when Back or Forward has been followed. */
  followedText?: (shown: TableAnswer<Row, Key, More>) => string;
  /** Told of each answer once it is shown, and of the one before; a selection is offered its rows then. */
  onShown?: (shown: TableAnswer<Row, Key, More>, before: TableAnswer<Row, Key, More> | null) => void;
}

/** One table on the screen: the object stays, its stores change. */
export interface Table<Row, Key extends string, More> {
  $state: ReadableAtom<TableState<Row, Key, More>>;
  /** What stands in the search box. */
  $text: ReadableAtom<string>;
  /**
   * Shows what the page's address asks for, now, after Back and Forward, and when the page is restored from the
   * back/forward cache.
   * @returns unsubscribe
   */
  open(): () => void;
  /** Shows something else, which becomes part of the address. @returns whether all of it is shown now */
  show(changes: Partial<TableQuery<Key>>, how: 'push' | 'replace'): Promise<boolean>;
  /** Sorts from the first page on: a press on the heading of the same column turns the order round [2 §4]. */
  sortBy(key: Key): void;
  /** Searches for what is being typed, once the typing pauses. */
  type(text: string): void;
  /** Searches at once; empty text shows all rows again. */
  search(text: string): Promise<void>;
  /** Asks again for what failed. @returns whether all of it is shown now */
  retry(): Promise<boolean>;
  /** Reads everything anew, as after a change of it; what is shown stays where that fails. */
  reread(): Promise<void>;
  /** The address of a page of the table, for a link. */
  hrefOf(page: number): string;
}

/** How long nothing is typed before a search begins. */
const TYPING_PAUSE_MS = 250;

/**
 * Makes the state of a table. Whatever is asked for while an answer is awaited, the table ends with what was asked for
 * last. A failed sort or search leaves the rows as they are.
 */
export function createTable<Row extends object, Key extends string, More>(
  options: TableOptions<Row, Key, More>,
): Table<Row, Key, More> {
  const { address, keyOf, steps } = options;
  const latest = createLatestRead();
  /** Includes the parts that failed, since Try again asks for them. */
  let asked = readTableQuery(address());
  let outdated = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const $text = atom(asked.search);
  const $state = atom<TableState<Row, Key, More>>({ query: asked, busy: true, shown: null, failure: null });

  /** The changes of the page's address for a query. */
  const changesFor = (query: TableQuery<Key>) => tableQueryChanges(address(), query);

  function change(part: Partial<TableState<Row, Key, More>>): void {
    writeStore(() => $state.set({ ...$state.get(), ...part }));
  }

  async function ask(query: TableQuery<Key>): Promise<boolean> {
    asked = query;
    change({ query, busy: true });
    const before = $state.get().shown;
    const result = await latest.run((signal) => options.read({ query, before, outdated, signal }));
    if (!result) return false;
    if (!result.ok) {
      const shown = before?.query.id === query.id ? before : null;
      change({ busy: false, shown, failure: { part: 'read', failure: result.failure } });
      return false;
    }
    outdated = false;
    const shown = { ...result.value, rows: reuseRows(before?.rows ?? [], result.value.rows, keyOf) };
    if (shown.query.page !== query.page) {
      asked = { ...query, page: shown.query.page };
      changeQuery(changesFor(asked), 'replace');
    }
    // The order that failed is taken back, so that the next press on its heading asks for it again.
    change({
      busy: false,
      shown,
      failure: shown.failure ?? null,
      query: { ...shown.query, search: query.search },
    });
    options.onShown?.(shown, before);
    return !shown.failure;
  }

  function show(changes: Partial<TableQuery<Key>>, how: 'push' | 'replace'): Promise<boolean> {
    clearTimeout(pause);
    const query = { ...$state.get().query, ...changes };
    if ($text.get().trim() !== query.search) $text.set(query.search);
    changeQuery(changesFor(query), how);
    return ask(query);
  }

  const howOf = (step: 'sort' | 'search') => (steps.includes(step) ? 'push' : 'replace');

  async function search(text: string): Promise<void> {
    clearTimeout(pause);
    $text.set(text);
    const wanted = text.trim();
    const { query, busy, failure } = $state.get();
    const isAsked = wanted === query.search && (busy || failure?.part !== 'search');
    // Enter does not repeat what the typing has searched for already.
    if (isAsked && !steps.includes('search')) return;
    const isShown = await show({ search: wanted, page: 1 }, howOf('search'));
    const count = $state.get().shown?.rows.length ?? 0;
    if (isShown && wanted && options.foundText) announce(options.foundText(count, wanted));
  }

  function followAddress(): Promise<boolean> {
    clearTimeout(pause);
    const query = readTableQuery(address());
    $text.set(query.search);
    return ask(query);
  }

  /** After Back or Forward; where only the page's hash has changed, nothing is asked. */
  async function followHistory(): Promise<void> {
    const now = changesFor(readTableQuery(address()));
    if (writeJson(now) === writeJson(changesFor(asked))) return;
    const isShown = await followAddress();
    const { shown } = $state.get();
    if (isShown && shown && options.followedText) announce(options.followedText(shown));
  }

  /** A restored page is an old one. After the session has ended it must show nothing of the shopper. */
  async function restore(): Promise<void> {
    await reread();
    const { busy, failure } = $state.get();
    if (!busy && failure?.failure.kind === 'session') change({ shown: null });
  }

  async function reread(): Promise<void> {
    outdated = true;
    await ask(asked);
  }

  return {
    $state,
    $text,
    open() {
      const stops = [whenQueryChanges(() => void followHistory()), onPageRestored(() => void restore())];
      void followAddress();
      return () => {
        clearTimeout(pause);
        for (const stop of stops) stop();
        latest.end();
      };
    },
    show,
    sortBy(key) {
      const { query, busy, shown } = $state.get();
      // While an order is awaited, the next press turns it round.
      const current = (busy && query.sort) || shown?.sort;
      // What is being typed counts, too.
      void show({ sort: nextSort(current, key), search: $text.get().trim(), page: 1 }, howOf('sort'));
    },
    type(text) {
      $text.set(text);
      clearTimeout(pause);
      if (!text.trim()) void search(text);
      else pause = setTimeout(() => void search($text.get()), TYPING_PAUSE_MS);
    },
    search,
    retry: () => ask(asked),
    reread,
    hrefOf: (page) => queryWith(changesFor({ ...$state.get().query, page })),
  };
}
