import type { MouseEvent, ReactNode } from 'react';
import { defineMessages, fill } from '../../page/messages.ts';

const messages = defineMessages('ui', {
  previous: 'Previous',
  next: 'Next',
  pageNumber: 'Page {page}',
});

interface PaginationProps {
  /** The name of all links together: 'Pages of your orders'. */
  label: string;
  /** Counts from 1. */
  page: number;
  pageCount: number;
  /** The address of a page, for a new tab or a bookmark. */
  hrefOf: (page: number) => string;
  /** Called when a page is chosen in this tab. The caller then moves the focus to the heading of the results. */
  onPage: (page: number) => void;
}

/**
 * Previous, the page numbers, and Next [2 §2 Order pages]. Gaps are plain text; so is Previous on the first page
 * [accessibility Pages].
 */
export function Pagination({ label, page, pageCount, hrefOf, onPage }: PaginationProps) {
  function link(target: number, content: ReactNode, name?: string) {
    return (
      <a
        className="cb-pagination__link"
        href={hrefOf(target)}
        aria-label={name}
        aria-current={target === page ? 'page' : undefined}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          if (target !== page) onPage(target);
        }}
      >
        {content}
      </a>
    );
  }

  function step(target: number, text: string) {
    if (target >= 1 && target <= pageCount) return link(target, text);
    return (
      <span className="cb-pagination__text" aria-hidden="true">
        {text}
      </span>
    );
  }

  return (
    <nav className="cb-pagination" aria-label={label}>
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers */}
      <ul className="cb-pagination__list" role="list">
        <li className="cb-pagination__entry">{step(page - 1, messages.previous)}</li>
        {pageWindow(page, pageCount).map((entry, index) => (
          <li className="cb-pagination__entry" key={entry === 'gap' ? `gap-${index}` : entry}>
            {entry === 'gap' ? (
              <span className="cb-pagination__text">…</span>
            ) : (
              link(entry, entry, fill(messages.pageNumber, { page: entry }))
            )}
          </li>
        ))}
        <li className="cb-pagination__entry">{step(page + 1, messages.next)}</li>
      </ul>
    </nav>
  );
}

/** Whether the click opens another tab or window, or saves the page. */
function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** An entry between Previous and Next: a page number, or a gap. */
export type PageEntry = number | 'gap';

/** The number of entries is the same on every page, so that nothing moves under the pointer while paging. */
const ENTRIES = 7;

/**
 * Chooses the page numbers to show: all of a few; of many, the first, the last, and those around the current one. A gap
 * always replaces at least two pages.
 * @param page counts from 1
 */
export function pageWindow(page: number, pageCount: number): PageEntry[] {
  if (pageCount <= ENTRIES) return numbers(1, pageCount);
  if (page <= 4) return [...numbers(1, 5), 'gap', pageCount];
  if (page >= pageCount - 3) return [1, 'gap', ...numbers(pageCount - 4, pageCount)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pageCount];
}

function numbers(first: number, last: number): number[] {
  const all: number[] = [];
  for (let number = first; number <= last; number += 1) all.push(number);
  return all;
}
