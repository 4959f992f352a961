/**
 * Where the rows of list tables come from. A page that is not sorted or searched yet needs one call that reads; the rest is in
 * `list-queries.ts`, which is loaded later.
 */
import type { ListContents } from '../../api/lists/list-items.ts';
import type { ListsReading } from '../../api/lists/lists.ts';
import type { ReadOptions } from '../../api/transport/http.ts';
import type { Failure, Result } from '../../domain/failure.ts';
import {
  LIST_LIMITS,
  type ListItem,
  type ListItemSortKey,
  type ListSortKey,
  type ShoppingList,
} from '../../domain/lists/shopping-list.ts';
import type { Sort } from '../../domain/table.ts';
import { lazyModule } from '../../page/parts/load-part.ts';
import { $session } from '../session.ts';
import type { Table, TableAnswer, TableOptions, TableRead } from '../table.ts';

/** The replies behind the rows that are shown: one that is still valid is not asked for again. */
export interface ListReplies<Contents, Row, Key extends string> {
  /** All rows in the server's own order, and what stands around them. */
  contents: Contents;
  sorted?: { sort: Sort<Key>; rows: readonly Row[] };
  /** In no certain order. */
  found?: { search: string; rows: readonly Row[] };
}

/** A table of lists. */
export type ListsTable = Table<
  ShoppingList,
  ListSortKey,
  ListReplies<ListsReading, ShoppingList, ListSortKey>
>;

type ListItemsReplies = ListReplies<ListContents, ListItem, ListItemSortKey>;

/** A table of the items of one list. */
export type ListItemsTable = Table<ListItem, ListItemSortKey, ListItemsReplies>;

/** The items that are shown, with their list. */
export type ShownListItems = TableAnswer<ListItem, ListItemSortKey, ListItemsReplies>;

type Answer<Contents, Row, Key extends string> = Promise<
  Result<TableAnswer<Row, Key, ListReplies<Contents, Row, Key>>>
>;

type Read<Contents> = (id: string, options: ReadOptions) => Promise<Result<Contents>>;

/** Answers a query that sorts or searches, or follows one that did. */
export type AnswerQuery<Contents, Row, Key extends string> = (
  request: TableRead<Row, Key, ListReplies<Contents, Row, Key>>,
  read: Read<Contents>,
) => Answer<Contents, Row, Key>;

/** Where the rows come from. */
interface ListCalls<Contents, Row, Key extends string> {
  read: Read<Contents>;
  /** Loads a module that has what sorts and searches: one of those that `list-queries.ts` gives. */
  load: () => Promise<{ answerQuery: AnswerQuery<Contents, Row, Key> }>;
}

type SourceOf<Row, Key extends string, More> = Pick<
  TableOptions<Row, Key, More>,
  'address' | 'read' | 'keyOf' | 'steps'
>;

/**
 * Gives what a table of lists needs of the server.
 * @param calls.idParameter the parameter of the page's address that says whose lists they are
 */
export function listsSource(
  calls: ListCalls<ListsReading, ShoppingList, ListSortKey> & { idParameter?: string },
): SourceOf<ShoppingList, ListSortKey, ListReplies<ListsReading, ShoppingList, ListSortKey>> {
  return {
    address: () => ({
      idParameter: calls.idParameter,
      sortKeys: keysFor<ListSortKey>(['eventName', 'creationDate', 'quantity', 'total'], 'total'),
      searchLimit: LIST_LIMITS.search,
    }),
    read: readerOf(calls, ({ lists }) => lists),
    keyOf: ({ id }) => id,
    steps: ['search'],
  };
}

/**
 * Gives what a table of list items needs of the server; the page's address says which list as `giftlistId`. The search
 * follows the typing.
 */
export function listItemsSource(
  calls: ListCalls<ListContents, ListItem, ListItemSortKey>,
): SourceOf<ListItem, ListItemSortKey, ListItemsReplies> {
  return {
    address: () => ({
      idParameter: 'giftlistId',
      sortKeys: keysFor<ListItemSortKey>(
        ['displayName', 'catalogRefId', 'quantityDesired', 'price'],
        'price',
      ),
      searchLimit: LIST_LIMITS.search,
    }),
    read: readerOf(calls, ({ items }) => items),
    keyOf: ({ key }) => key,
    steps: [],
  };
}

/** A visitor who is not shown prices cannot sort by them either [2 §6]. */
function keysFor<Key extends string>(keys: readonly Key[], priceKey: Key): readonly Key[] {
  return $session.get().visitor.showsPrices ? keys : keys.filter((key) => key !== priceKey);
}

const MISSING: Failure = { kind: 'network', endpoint: 'list-queries.ts', messages: [] };

/** Makes the function that answers a table's query. */
function readerOf<Contents, Row, Key extends string>(
  { read, load }: ListCalls<Contents, Row, Key>,
  rowsOf: (contents: Contents) => readonly Row[],
) {
  const withQueries = lazyModule(load);
  return async (
    request: TableRead<Row, Key, ListReplies<Contents, Row, Key>>,
  ): Answer<Contents, Row, Key> => {
    const { query, before, outdated, signal } = request;
    const { id, sort, search } = query;
    const isNew = outdated || before?.query.id !== id;
    // Asked for at once, while the code that sorts and searches may still be on its way.
    const reading = isNew ? read(id, { signal }) : undefined;
    if (reading && !sort && !search) {
      const result = await reading;
      if (!result.ok) return result;
      const { value: contents } = result;
      return { ok: true, value: { contents, query, rows: rowsOf(contents), sort: undefined } };
    }
    return withQueries(
      ({ answerQuery }) => answerQuery(request, reading ? () => reading : read),
      () => ({ ok: false, failure: MISSING }),
    );
  };
}
