/** What stands between Previous and Next: the number of a page, or a gap for those left out. */
export type PageEntry = number | 'gap';

/** So many entries whatever the page, so that nothing moves under the pointer while paging. */
const ENTRIES = 7;

/**
 * Chooses the pages that a pagination names: all of a few; of many the first, the last, and those around
 * the current one. A gap always stands for two pages or more.
 * @param page counts from 1
 */
export function pageWindow(page: number, pageCount: number): PageEntry[] {
  if (pageCount <= ENTRIES) return numbers(1, pageCount);
  if (page <= 4) return [...numbers(1, 5), 'gap', pageCount];
  if (page >= pageCount - 3) return [1, 'gap', ...numbers(pageCount - 4, pageCount)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pageCount];
}

function numbers(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
