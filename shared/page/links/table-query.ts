import type { TableQuery } from '../../domain/table.ts';
import { type QueryChanges, readQuery } from './page-query.ts';

/**
 * The parts of a table's query in the page's address: `?search=flask&page=2&size=24&sort=price&ascending=false`. Parts
 * that a table doesn't have are neither read nor written.
 */
export interface TableAddress<Key extends string> {
  /** The parameter that says whose rows are shown. */
  idParameter?: string;
  /** The columns that this visitor may sort by. */
  sortKeys: readonly Key[];
  /** An ascending order is also written, because the server's own order may be descending. */
  writesAscending?: boolean;
  /** How many characters of a search are used. */
  searchLimit?: number;
  /** How many rows a page can have; the first is the default. */
  pageSizes?: readonly number[];
  /** Other parameters of the address that the next query changes, such as a note about the rows shown before. */
  otherParameters?: QueryChanges;
}

/** Reads a table's query from the page's address. Missing and invalid values get the default. */
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

/** Returns the changes of the page's address for a table's query. Defaults aren't written. */
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
