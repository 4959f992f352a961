import type { MouseEvent, ReactNode } from 'react';
import { pageWindow } from '../domain/page-window.ts';
import { fill } from '../page/messages.ts';
import { paginationMessages as messages } from './pagination-messages.ts';

interface PaginationProps {
  /** Names the links as a whole: 'Pages of your orders'. */
  label: string;
  /** Counts from 1. */
  page: number;
  pageCount: number;
  /** The address of a page, for a new tab or a bookmark. */
  hrefOf: (page: number) => string;
  /** A page was chosen in this tab. Whoever shows it moves the focus to the results' heading. */
  onPage: (page: number) => void;
}

/**
 * Previous, the pages by number, Next [2 §2]. Gaps are plain text, and so is Previous on the first page
 * [accessibility rules].
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

/** Whether the click asks for another tab or window, or for the file. */
function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
