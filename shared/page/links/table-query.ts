import type { TableQuery } from '../../domain/table.ts';
import { type QueryChanges, readQuery } from './page-query.ts';

/**
 * The parts of a table's query that stand in the page's address:
 * `?search=flask&page=2&size=24&sort=price&ascending=false`. A part that a table does not have is neither read nor
 * written.
 */
export interface TableAddress<Key extends string> {
  /** The parameter that says whose rows are shown. */
  idParameter?: string;
  /** What this visitor may sort by. */
  sortKeys: readonly Key[];
  /** An ascending order is written, too, since the server's own order may be the descending one. */
  writesAscending?: boolean;
  /** How many characters of a search count. */
  searchLimit?: number;
  /** How many rows a page can have; the first is the default. */
  pageSizes?: readonly number[];
  /** Other parameters of the address that the next query changes, such as a note about the rows shown before. */
  otherParameters?: QueryChanges;
}

/**
 * Reads a table's query from the page's address; where the address says nothing, or something wrong, the default holds.
 */
export function readTableQuery<Key extends string>(address: TableAddress<Key>): TableQuery<Key> {
  const { idParameter, sortKeys, searchLimit = 0, pageSizes = [] } = address;
  const query = readQuery();
  const text = (name: string) => query.get(name) ?? '';
  const key = sortKeys.find((one) => one === text('sort'));
  return {
    id: idParameter ? text(idParameter) : '',
    sort: key && { key, ascending: text('ascending') !== 'false' },
    search: text('search').trim().slice(0, searchLimit),
    page: pageSizes.length && /^[1-9]\d{0,5}$/.test(text('page')) ? Number(text('page')) : 1,
    size: pageSizes.find((one) => `${one}` === text('size')) ?? pageSizes[0] ?? 0,
  };
}

/** Gives the changes of the page's address for a table's query. Defaults are not written. */
export function tableQueryChanges<Key extends string>(
  { idParameter, writesAscending = false, searchLimit, pageSizes, otherParameters }: TableAddress<Key>,
  { id, sort, search, page, size }: TableQuery<Key>,
): QueryChanges {
  return {
    ...otherParameters,
    ...(idParameter && { [idParameter]: id || undefined }),
    ...(searchLimit && { search: search || undefined }),
    ...(pageSizes && {
      page: page > 1 ? `${page}` : undefined,
      size: size !== pageSizes[0] ? `${size}` : undefined,
    }),
    sort: sort?.key,
    ascending: sort && (writesAscending || !sort.ascending) ? `${sort.ascending}` : undefined,
  };
}
