/** A table whose query is part of the page's address, so that Back, a reload and a shared link show the same rows [2 §2]. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Result } from '../domain/failure.ts';
import { writeJson } from '../domain/json.ts';
import { nextSort, reuseRows, type TableQuery } from '../domain/table.ts';
import { announce } from '../page/announce.ts';
import { onPageRestored } from '../page/leaving/page-restored.ts';
import { changeQuery, queryWith, whenQueryChanges } from '../page/links/page-query.ts';
import { readTableQuery, type TableAddress, tableQueryChanges } from '../page/links/table-query.ts';
import { createLatestRead } from './latest-read.ts';
import { writeStore } from './store.ts';
import type { TableAnswer, TableRead, TableState } from './table-answer.ts';

/** The source of a table's rows, and how the table is used. */
export interface TableOptions<Row, Key extends string, More> {
  /** Called at each read, because the result depends on the visitor. */
  address: () => TableAddress<Key>;
  /** Makes the calls that answer a query. */
  read: (request: TableRead<Row, Key, More>) => Promise<Result<TableAnswer<Row, Key, More>>>;
  /** Tells the rows of a table apart. */
  keyOf: (row: Row) => string;
  /** The changes that Back undoes. A search that isn't among them follows the typing. */
  steps: readonly ('sort' | 'search')[];
  /** Returns the announcement after a search. */
  foundText?: (count: number, search: string) => string;
  /** Returns the announcement after Back or Forward. */
  followedText?: (shown: TableAnswer<Row, Key, More>) => string;
  /** Called with each answer once it is shown, and with the previous one. */
  onShown?: (shown: TableAnswer<Row, Key, More>, before: TableAnswer<Row, Key, More> | null) => void;
}

/** One table on the screen: the object stays the same, its stores change. */
export interface Table<Row, Key extends string, More> {
  $state: ReadableAtom<TableState<Row, Key, More>>;
  /** The text in the search box. */
  $text: ReadableAtom<string>;
  /**
   * Shows the rows for the page's address: now, after Back and Forward, and when the page is restored from
   * the back/forward cache.
   * @returns unsubscribe
   */
  open(): () => void;
  /** Shows other rows, and writes the query into the address. @returns whether the rows answer the whole query */
  show(changes: Partial<TableQuery<Key>>, how: 'push' | 'replace'): Promise<boolean>;
  /** Sorts, starting at the first page. Sorting by the same column again reverses the order [2 §4]. */
  sortBy(key: Key): void;
  /** Searches for the text once the typing pauses. */
  type(text: string): void;
  /** Searches at once; empty text shows all rows again. */
  search(text: string): Promise<void>;
  /** Repeats the failed requests. @returns whether the rows answer the whole query */
  retry(): Promise<boolean>;
  /** Reads everything again, as after a change. If that fails, the rows stay. */
  reread(): Promise<void>;
  /** The address of a page of the table, for a link. */
  hrefOf(page: number): string;
}

/** How long the typing pauses before a search begins. */
const TYPING_PAUSE_MS = 250;

/**
 * Creates the state of a table. The newest request wins, in whatever order the answers arrive. A failed sort or search
 * leaves the rows unchanged.
 */
export function createTable<Row extends object, Key extends string, More>(
  options: TableOptions<Row, Key, More>,
): Table<Row, Key, More> {
  const { address, keyOf, steps } = options;
  const latest = createLatestRead();
  /** Includes the failed parts, because Try again requests them again. */
  let asked = readTableQuery(address());
  let outdated = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const $text = atom(asked.search);
  const $state = atom<TableState<Row, Key, More>>({ query: asked, busy: true, shown: null, failure: null });

  /** The changes of the page's address for a query. */
  const changesFor = (query: TableQuery<Key>) => tableQueryChanges(address(), query);

  function change(changes: Partial<TableState<Row, Key, More>>): void {
    writeStore(() => $state.set({ ...$state.get(), ...changes }));
  }

  async function ask(query: TableQuery<Key>): Promise<boolean> {
    asked = query;
    change({ query, busy: true });
    const before = $state.get().shown;
    const result = await latest.run((signal) => options.read({ query, before, outdated, signal }));
    if (!result) return false;
    if (!result.ok) {
      const shown = before?.query.id === query.id ? before : null;
      change({ busy: false, shown, failure: { action: 'read', failure: result.failure } });
      return false;
    }
    outdated = false;
    const shown = { ...result.value, rows: reuseRows(before?.rows ?? [], result.value.rows, keyOf) };
    if (shown.query.page !== query.page) {
      asked = { ...query, page: shown.query.page };
      changeQuery(changesFor(asked), 'replace');
    }
    // Reverts a failed sort order, so that the next press on its heading requests it again.
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
    const isAsked = wanted === query.search && (busy || failure?.action !== 'search');
    // Enter doesn't repeat a search that the typing has started.
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

  /** Follows Back and Forward. A change of the hash alone needs no read. */
  async function followHistory(): Promise<void> {
    const now = changesFor(readTableQuery(address()));
    if (writeJson(now) === writeJson(changesFor(asked))) return;
    const isShown = await followAddress();
    const { shown } = $state.get();
    if (isShown && shown && options.followedText) announce(options.followedText(shown));
  }

  /** Reads a restored page again. If the session has ended, the page must not show any of the shopper's data. */
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
      // While a sort is pending, the next press reverses it.
      const current = (busy && query.sort) || shown?.sort;
      // Includes the text that is being typed.
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
