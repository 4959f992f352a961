import type { Sort } from '../domain/sort.ts';
import { type QueryChanges, readQuery } from './page-query.ts';

/** How a table is sorted and searched, as the page's address has it: '?search=flask&sort=price&ascending=false'. */
export interface TableAddress<Key extends string> {
  sort?: Sort<Key>;
  search: string;
}

/**
 * Reads it from the page's address; what the address does not say properly is left out.
 * @param keys by which this visitor may sort
 * @param longest how many characters of the search count
 */
export function readTableQuery<Key extends string>(keys: readonly Key[], longest: number): TableAddress<Key> {
  const query = readQuery();
  const key = keys.find((one) => one === query.get('sort'));
  return {
    sort: key && { key, ascending: query.get('ascending') !== 'false' },
    search: (query.get('search') ?? '').trim().slice(0, longest),
  };
}

/** What of the address is to become different for it. */
export function tableQuery<Key extends string>({ sort, search }: TableAddress<Key>): QueryChanges {
  return {
    search: search || undefined,
    sort: sort?.key,
    ascending: sort && !sort.ascending ? 'false' : undefined,
  };
}
